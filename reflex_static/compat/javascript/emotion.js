// Replaces Emotion in an app without style props, which are all that Reflex needs Emotion for.
import { createElement } from "react";

export const jsx = createElement;
