// React makes five errors as it loads, only to compare others with them. While a profiler is attached,
// V8 reads the whole script twice more for their stacks: about 100 ms of Lighthouse's blocking time
// on a processor at a quarter of its speed. Visitors never pay it. To be lost with that comparison.
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
