// In the contents, marks the link to the section in view, which only the browser knows.
import { effect } from "$/modules/scripts/effect";

const READING_LINE = "-20% 0px -70% 0px";

// If the list scrolls, centres the marked link in it without scrolling the page.
function mark(link) {
  link.setAttribute("aria-current", "location");
  const list = link.closest("nav");
  list.scrollTop = link.offsetTop - list.clientHeight / 2;
}

export const CurrentSection = effect(() => {
  const links = Array.from(document.querySelectorAll("nav ol a"));
  const inView = new Set();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const hash = `#${target.firstElementChild.id}`;
        if (isIntersecting) inView.add(hash);
        else inView.delete(hash);
      }
      // On the boundary between two sections, the later one is current.
      const current = links.findLast((link) => inView.has(link.hash));
      for (const link of links) if (link !== current) link.removeAttribute("aria-current");
      if (current) mark(current);
    },
    { rootMargin: READING_LINE },
  );
  document.querySelectorAll("article > section").forEach((section) => watcher.observe(section));
});
