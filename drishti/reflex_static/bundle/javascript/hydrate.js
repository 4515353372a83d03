// Hydrates one prerendered page: its body, inside the two providers that hold Reflex's state.
import { Component, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { EventLoopProvider, StateProvider } from "$/bundle/reflex_context.js";

export function hydrate(Page) {
  const layers = [ErrorBoundary, StateProvider, EventLoopProvider, Page];
  const nested = layers.reduceRight((inner, layer) => createElement(layer, null, inner), null);
  // A transition gives way to what the visitor does meanwhile.
  startTransition(() => hydrateRoot(document.body, nested));
}

// Should drawing ever fail, the reader keeps the page as it stands, only without its scripts.
class ErrorBoundary extends Component {
  static getDerivedStateFromError() {
    const nodes = [...document.body.childNodes].filter((node) => node.nodeName !== "SCRIPT");
    return { kept: nodes.map((node) => node.cloneNode(true)) };
  }

  componentDidCatch() {
    document.body.prepend(...this.state.kept);
  }

  render() {
    return this.state?.kept ? null : this.props.children;
  }
}
