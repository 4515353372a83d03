// A stub of React and its router, which collects the effects of components.
export const effects = [];
export const useEffect = (effect) => effects.push(effect);
export const useEffectEvent = (call) => call;
export const useLocation = () => globalThis.location;
const ref = {};
export const useRef = () => ref;
