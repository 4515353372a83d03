// Bundles what the prerendered pages need in the browser.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import reflexConfig from "./vite.config.js";

const STAND_INS = {
  "@emotion/react": "emotion",
  mergician: "merge",
  "react-router": "router",
  "universal-cookie": "cookies",
};

// React makes five errors as it loads, only to compare others with them. While a page is measured,
// the browser notes where each was made, and reads the whole script twice more for it.
const ERROR = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
let found = 0;
const withoutStacks = {
  name: "without-stacks",
  transform(code, id) {
    if (!id.includes("react-dom-client")) return null;
    found += code.match(ERROR)?.length ?? 0;
    return code.replace(ERROR, "$1Object.create(Error.prototype, { message: { value: $2 } })");
  },
  buildEnd(failure) {
    if (!failure && found !== 5) this.error("React no longer prepares five errors as it loads");
  },
};

const path = (file) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig((environment) => {
  const { base, resolve } = reflexConfig(environment);
  const standIns = Object.entries(STAND_INS).map(([find, name]) => ({
    find: new RegExp(`^${find}$`),
    replacement: path(`./bundle/${name}.js`),
  }));
  return {
    base,
    plugins: [withoutStacks],
    publicDir: false,
    define: {
      // A strict policy forbids it anyway, and where it may run no name can be shortened.
      eval: "undefined",
      // Nothing here reads one, and Reflex would ask the browser's other processes at every event;
      // the widget's one assignment stays, as a definition replaces only what is read.
      "document.cookie": '""',
    },
    resolve: { ...resolve, alias: [...standIns, ...resolve.alias] },
    build: {
      emptyOutDir: false,
      manifest: "bundle.json",
      license: { fileName: "licences.json" },
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: readdirSync(path("./bundle/pages")).map((page) => path(`./bundle/pages/${page}`)),
        output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } },
      },
    },
  };
});
