// The providers that hold Reflex's state, around every page.
export { EventLoopProvider, StateProvider } from "$/utils/context";
