// Bundles the scripts that hydrate the prerendered pages.
import { join } from "node:path";
import { build } from "vite";
import { leaveStatic } from "./static_elements.js";
import { withoutServer } from "./without_server.js";

const STUBS = {
  "\0vite/preload-helper\\.js": "preload",
  "\\$/env.json": "env",
  // A page has its texts in its document, and never changes its locale.
  "\\$/modules/locales/page": "../modules/locales/document",
  "@emotion/react": "emotion",
  mergician: "merge",
  "react-router": "router",
  "universal-cookie": "cookies",
};
const ENTRY = "\0entry:";

const entries = {
  name: "entries",
  resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
  load: (id) =>
    id.startsWith(ENTRY)
      ? `import { hydrate } from "$/bundle/hydrate.js";
        import Page from ${JSON.stringify(id.slice(ENTRY.length))};
        ${id.includes("$") ? "showRoute(location.pathname);" : ""} // a dynamic route: transport.js
        hydrate(Page);`
      : null,
};

// Pages share modules that they load at once. A module imported dynamically gets its own file.
const shared = (id, chunks) =>
  chunks.getModuleInfo(id)?.dynamicImporters.length ? null : "shared";

// Returns the files of each page by the page's name: its scripts, the shared ones first, and the
// styles that these import.
export async function bundle({ resolve, ...config }, client, pages) {
  const stubs = Object.entries(STUBS).map(([find, name]) => ({
    find: new RegExp(`^${find}$`),
    replacement: join(import.meta.dirname, `${name}.js`),
  }));
  const { output } = await build({
    ...config,
    publicDir: false,
    plugins: [entries, leaveStatic(pages), withoutServer],
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
      license: { fileName: "licences.json" },
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rollupOptions: {
        input: Object.fromEntries(pages.map(({ name, module }) => [name, ENTRY + module])),
        output: {
          codeSplitting: { groups: [{ name: shared, debugName: "shared", minShareCount: 2 }] },
        },
      },
    },
  });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const files = ({ imports, fileName }) => {
    const scripts = [...imports, fileName];
    const styles = scripts.flatMap((file) => [...chunks.get(file).viteMetadata.importedCss]);
    return { scripts, styles: [...new Set(styles)] };
  };
  return new Map(output.filter(({ isEntry }) => isEntry).map((page) => [page.name, files(page)]));
}
