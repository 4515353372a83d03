// Reflex renders through Emotion to support style props; plain CSS does not need it.
import { createElement } from "react";

export const jsx = createElement;
