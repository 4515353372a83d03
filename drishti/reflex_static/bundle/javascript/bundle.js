// Bundles the scripts that hydrate the prerendered pages.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { leaveStatic } from "./static_elements.js";
import { withoutServer } from "./without_server.js";

const HERE = import.meta.dirname;
const STUBS = {
  "\0vite/preload-helper\\.js": "preload",
  "\\$/env.json": "env",
  "\\$/modules/locales/page": "document_locale",
  "@emotion/react": "emotion",
  mergician: "merge",
  "react-router": "router",
  "universal-cookie": "cookies",
};

// What a page has from the start. A module that is imported later gets a file of its own.
const shared = (id, chunks) =>
  chunks.getModuleInfo(id)?.dynamicImporters.length ? null : "shared";

export function bundle({ resolve, ...config }, client) {
  const stubs = Object.entries(STUBS).map(([find, name]) => ({
    find: new RegExp(`^${find}$`),
    replacement: join(HERE, `${name}.js`),
  }));
  return build({
    ...config,
    publicDir: false,
    plugins: [leaveStatic, withoutServer],
    define: {
      // The policy blocks eval, and a call to it would keep the minifier from renaming variables.
      eval: "undefined",
      __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
      "window.__reflex_otel": "undefined",
    },
    resolve: { ...resolve, alias: [...stubs, ...resolve.alias] },
    build: {
      outDir: client,
      emptyOutDir: false,
      manifest: "bundle.json",
      license: { fileName: "licences.json" },
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rollupOptions: {
        input: readdirSync(join(HERE, "pages")).map((page) => join(HERE, "pages", page)),
        output: {
          codeSplitting: { groups: [{ name: shared, debugName: "shared", minShareCount: 2 }] },
        },
      },
    },
  });
}
