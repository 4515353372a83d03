// Fires a handler on each navigation to its page, also to another query or argument of its address,
// but not to a part of the page. In a bundle, which has no router, that is once.
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

export function PageLoad({ onLoad }) {
  const { pathname, search, hash, key } = useLocation();
  const address = pathname + search;
  const last = useRef();
  const fire = useEffectEvent(() => onLoad?.());
  useEffect(() => {
    if (hash && address === last.current) return;
    // Later than Reflex's event loop, which reads the arguments of the route.
    const timer = setTimeout(() => {
      last.current = address;
      fire();
    });
    return () => clearTimeout(timer);
  }, [address, key]);
  return null;
}
