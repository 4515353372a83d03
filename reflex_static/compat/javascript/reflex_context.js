// The providers of Reflex's state, which wrap every page.
export { EventLoopProvider, StateProvider } from "$/utils/context";
