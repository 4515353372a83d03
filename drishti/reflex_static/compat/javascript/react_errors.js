// React creates five Error objects as it loads, to recognise its own exceptions later. While a
// profiler is attached, V8 parses the whole script twice more for the stack traces: about 100 ms
// of Lighthouse's blocking time with 4x CPU throttling. Visitors are not affected. Delete this once
// React creates them on demand.
const ERROR = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
let found = 0;

export const reactErrors = {
  name: "react-errors-without-stacks",
  transform(code, id) {
    if (!id.includes("react-dom-client")) return null;
    found += code.match(ERROR)?.length ?? 0;
    return code.replace(ERROR, "$1Object.create(Error.prototype, { message: { value: $2 } })");
  },
  buildEnd(failure) {
    if (!failure && found !== 5) this.error("React no longer prepares five errors as it loads");
  },
};
