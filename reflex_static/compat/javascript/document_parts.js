// Empty stand-ins for what React Router adds to Reflex's document.
const nothing = () => null;

export { nothing as Links, nothing as Meta, nothing as Scripts, nothing as ScrollRestoration };
