// Bundles the scripts that hydrate the prerendered pages.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { leaveStatic } from "./bundle/static_elements.js";
import reflexConfig from "./vite.config.js";

const STUBS = {
  "\\$/modules/locales/page": "document_locale",
  "\\$/utils/helpers/upload": "upload",
  "@emotion/react": "emotion",
  mergician: "merge",
  "react-router": "router",
  "universal-cookie": "cookies",
};

const path = (file) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig((environment) => {
  const { base, resolve } = reflexConfig(environment);
  const stubs = Object.entries(STUBS).map(([find, name]) => ({
    find: new RegExp(`^${find}$`),
    replacement: path(`./bundle/${name}.js`),
  }));
  return {
    base,
    plugins: [leaveStatic],
    publicDir: false,
    define: {
      // The policy blocks eval, and a call to it would keep the minifier from renaming variables.
      eval: "undefined",
      // Reflex reads cookies on every event, which is slow; no state has any. `define` replaces only
      // reads, so other scripts can still set cookies.
      "document.cookie": '""',
    },
    resolve: { ...resolve, alias: [...stubs, ...resolve.alias] },
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
