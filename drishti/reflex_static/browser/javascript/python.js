// What compiled code calls. Only what an app uses is shipped.
export * from "./python/builtins.js";
export * from "./python/containers.js";
export * from "./python/errors.js";
export * from "./python/objects.js";
export { toFloat } from "./python/numbers.js";
