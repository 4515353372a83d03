// The page the site is compared with: nothing is shown until React renders it.
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import texts from "./texts.json";

const place = document.body.appendChild(document.createElement("main"));
createRoot(place).render(texts.map(([tag, text], key) => createElement(tag, { key }, text)));
