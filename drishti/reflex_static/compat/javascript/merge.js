// Reflex deep-merges the style objects of nested components; here they are flat.
export const mergician = (...objects) => Object.assign({}, ...objects);
