// Bundles the scripts that hydrate the prerendered pages.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { leaveStatic } from "./static_elements.js";

const HERE = import.meta.dirname;
const STUBS = {
  "\\$/modules/locales/page": "document_locale",
  "\\$/utils/helpers/upload": "upload",
  "@emotion/react": "emotion",
  mergician: "merge",
  "react-router": "router",
  "universal-cookie": "cookies",
};

export function bundle({ resolve, ...config }, client) {
  const stubs = Object.entries(STUBS).map(([find, name]) => ({
    find: new RegExp(`^${find}$`),
    replacement: join(HERE, `${name}.js`),
  }));
  return build({
    ...config,
    publicDir: false,
    plugins: [leaveStatic],
    define: {
      // The policy blocks eval, and a call to it would keep the minifier from renaming variables.
      eval: "undefined",
      // Reflex reads cookies on every event, which is slow; no state has any. `define` replaces only
      // reads, so other scripts can still set cookies.
      "document.cookie": '""',
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
        output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } },
      },
    },
  });
}
