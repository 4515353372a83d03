import { useEffect } from "react";

export function Query({ told, onRead }) {
  useEffect(() => void onRead(new URLSearchParams(location.search).get("from") ?? ""), []);
  useEffect(() => void (document.title = `Told ${told} times`), [told]);
  return null;
}
