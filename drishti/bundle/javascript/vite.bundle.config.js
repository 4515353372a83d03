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

// React makes errors as it loads, and for the stack of each a browser reads the script once more:
// 100 ms on a cheap phone.
const WITHOUT_STACKS = "const stackLimit = Error.stackTraceLimit; Error.stackTraceLimit = 0;";
const WITH_STACKS = "Error.stackTraceLimit = stackLimit;";

const path = (file) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig((environment) => {
  const { base, resolve } = reflexConfig(environment);
  const standIns = Object.entries(STAND_INS).map(([find, name]) => ({
    find: new RegExp(`^${find}$`),
    replacement: path(`./bundle/${name}.js`),
  }));
  return {
    base,
    publicDir: false,
    define: {
      // A strict policy forbids it anyway, and where it may run no name can be shortened.
      eval: "undefined",
      // The site sets none, and Reflex would ask the browser's other processes at every event.
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
        output: {
          codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
          banner: ({ name }) => (name === "shared" ? WITHOUT_STACKS : ""),
          footer: ({ name }) => (name === "shared" ? WITH_STACKS : ""),
        },
      },
    },
  };
});
