// Hydrates the body of a prerendered page inside Reflex's state providers.
import { Component, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { EventLoopProvider, StateProvider } from "$/bundle/reflex_context.js";

export function hydrate(Page) {
  const layers = [ErrorBoundary, StateProvider, EventLoopProvider, Page];
  const nested = layers.reduceRight((inner, layer) => createElement(layer, null, inner), null);
  // A transition lets user input interrupt hydration.
  startTransition(() => hydrateRoot(document.body, nested));
}

// Restores the current DOM, without interactivity, if rendering or an effect fails. The document is
// then as before hydration, and marked, so that a stylesheet can hide what would answer nothing.
class ErrorBoundary extends Component {
  static getDerivedStateFromError() {
    const nodes = [...document.body.childNodes].filter((node) => node.nodeName !== "SCRIPT");
    return { kept: nodes.map((node) => node.cloneNode(true)) };
  }

  componentDidCatch() {
    const { dataset } = document.documentElement;
    window.replayEarlyEvents = undefined;
    delete dataset.hydrated;
    dataset.failed = "";
    document.body.prepend(...this.state.kept);
  }

  render() {
    return this.state?.kept ? null : this.props.children;
  }
}
