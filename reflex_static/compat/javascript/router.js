import { createElement } from "react";

// Replaces React Router, which Reflex's event loop asks for the location. The browser's own location
// is enough, because every page is a separate document.
const params = {};
const search = [new URLSearchParams()];
const base = import.meta.env.BASE_URL;
const OWN = /^\/(?!\/)/;
const inSubPath = (to) => `${to}`.replace(OWN, base);
// An address that path() has returned is already in the sub-path.
const navigate = (to, { replace } = {}) =>
  location[replace ? "replace" : "assign"](to.startsWith(base) ? to : inSubPath(to));

export const useLocation = () => location;
export const useNavigate = () => navigate;
export const useParams = () => params;
export const useSearchParams = () => search;

// Renders a link exactly as React Router has prerendered it, so that hydration finds no difference.
export function Link({ to, reloadDocument, replace, state, ...properties }) {
  const discover = OWN.test(to) ? "true" : undefined;
  return createElement("a", { ...properties, href: inSubPath(to), "data-discover": discover });
}
