// Marks the contents link of the section in view; only the browser knows which one that is.
import { useEffect } from "react";

const READING_LINE = "-20% 0px -70% 0px";

// If the list scrolls, centres the marked link in it without scrolling the page.
function mark(link) {
  link.setAttribute("aria-current", "location");
  const list = link.closest("nav");
  list.scrollTop = link.offsetTop - list.clientHeight / 2;
}

export function CurrentSection() {
  useEffect(() => {
    const links = new Map(
      Array.from(document.querySelectorAll("nav ol a"), (link) => [link.hash.slice(1), link]),
    );
    const read = new Set();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = links.get(target.firstElementChild.id);
          if (link && isIntersecting) read.add(link);
          else read.delete(link);
        }
        // On the boundary between two sections, the later one is current.
        const current = Array.from(links.values()).findLast((link) => read.has(link));
        for (const link of links.values()) if (link !== current) link.removeAttribute("aria-current");
        if (current) mark(current);
      },
      { rootMargin: READING_LINE },
    );
    document.querySelectorAll("article > section").forEach((section) => watcher.observe(section));
    return () => watcher.disconnect();
  }, []);
  return null;
}
