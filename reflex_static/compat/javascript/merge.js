// Replaces mergician, with which Reflex deep-merges style objects. Here they are flat.
export const mergician = (...objects) => Object.assign({}, ...objects);
