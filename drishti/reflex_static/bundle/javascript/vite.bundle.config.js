// Bundles what the prerendered pages need in the browser.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { reactErrors } from "./bundle/react_errors.js";
import reflexConfig from "./vite.config.js";

const STAND_INS = {
  "@emotion/react": "emotion",
  mergician: "merge",
  "react-router": "router",
  "universal-cookie": "cookies",
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
    plugins: [reactErrors],
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
