// A stub of React, which collects the effects of components.
export const effects = [];
export const useEffect = (effect) => effects.push(effect);
export const useEffectEvent = (call) => call;
