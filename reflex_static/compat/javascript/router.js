import { createElement } from "react";

// Replaces React Router, which Reflex's event loop asks for the location. The browser's own location
// is enough, because every page is a separate document.
const params = {};
const search = [new URLSearchParams()];
const navigate = (to) => location.assign(to);

export const useLocation = () => location;
export const useNavigate = () => navigate;
export const useParams = () => params;
export const useSearchParams = () => search;

// Renders a link exactly as React Router has prerendered it, so that hydration finds no difference.
export function Link({ to, reloadDocument, replace, state, ...properties }) {
  const isOwn = /^\/(?!\/)/.test(to);
  const href = isOwn ? import.meta.env.BASE_URL.replace(/\/$/, "") + to : to;
  return createElement("a", { ...properties, href, "data-discover": isOwn ? "true" : undefined });
}
