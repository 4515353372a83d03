// The functions that compiled code can call. Only those that an app uses are shipped.
export * from "./python/builtins.js";
export * from "./python/containers.js";
export * from "./python/errors.js";
export * from "./python/objects.js";
export { toFloat } from "./python/numbers.js";
