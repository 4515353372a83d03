// Reflex draws through Emotion for the sake of style props; plain CSS needs none.
import { createElement } from "react";

export const jsx = createElement;
