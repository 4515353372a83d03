// Reflex merges the style objects of nested components; they are flat.
export const mergician = (...objects) => Object.assign({}, ...objects);
