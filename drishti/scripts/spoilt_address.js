// On the 404 page: leads on if the address only got something added or capitalised on its way, such
// as the full stop of a message.
import { effect } from "$/modules/scripts/effect";

export const SpoiltAddress = effect((_, { pages }) => {
  const [path, id] = location.pathname.replaceAll("%23", "#").split("#");
  const [meant] = path.toLowerCase().match(/^[\w/-]*/);
  const page = pages.find((each) => each === meant.replace(/(.)\/$/, "$1"));
  if ("offline" in document.documentElement.dataset || !page || page === location.pathname) return;
  location.replace(page + location.search + (id ? `#${id}` : location.hash));
});
