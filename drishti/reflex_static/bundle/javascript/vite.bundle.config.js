// Bundles the scripts that hydrate the prerendered pages.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { leaveStatic } from "./bundle/static_elements.js";
import { withoutServer } from "./bundle/without_server.js";
import reflexConfig from "./vite.config.js";

const STUBS = {
  "\0vite/preload-helper\\.js": "preload",
  "\\$/env.json": "env",
  "\\$/modules/locales/page": "document_locale",
  "@emotion/react": "emotion",
  mergician: "merge",
  "react-router": "router",
  "universal-cookie": "cookies",
};

const path = (file) => fileURLToPath(new URL(file, import.meta.url));

// What a page has from the start. A module that is imported later gets a file of its own.
const shared = (id, chunks) =>
  chunks.getModuleInfo(id)?.dynamicImporters.length ? null : "shared";

export default defineConfig((environment) => {
  const { base, resolve } = reflexConfig(environment);
  const stubs = Object.entries(STUBS).map(([find, name]) => ({
    find: new RegExp(`^${find}$`),
    replacement: path(`./bundle/${name}.js`),
  }));
  return {
    base,
    plugins: [leaveStatic, withoutServer],
    publicDir: false,
    define: {
      // The policy blocks eval, and a call to it would keep the minifier from renaming variables.
      eval: "undefined",
      __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
      "window.__reflex_otel": "undefined",
    },
    resolve: { ...resolve, alias: [...stubs, ...resolve.alias] },
    build: {
      emptyOutDir: false,
      manifest: "bundle.json",
      license: { fileName: "licences.json" },
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: readdirSync(path("./bundle/pages")).map((page) => path(`./bundle/pages/${page}`)),
        output: {
          codeSplitting: { groups: [{ name: shared, debugName: "shared", minShareCount: 2 }] },
        },
      },
    },
  };
});
