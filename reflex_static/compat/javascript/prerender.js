// Prerenders each page at each of its addresses.
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import dynamicRoutes from "./dynamic_routes.json" with { type: "json" };
import { markStatic } from "./static_elements.js";

const APP = join(import.meta.dirname, "../app");
const NOT_FOUND = "__spa-fallback.html"; // Reflex copies it to 404.html

// What to do about an error while a page is prerendered.
const ADVICE = {
  "ReferenceError:": " (a component that needs a browser must be an rx.NoSSRComponent)", // `window`
  "Element type is invalid": " (change is_default= of the component, or try rx.NoSSRComponent)",
};

// React Router's parts of the document need its scripts, which no page loads.
const withoutRouter = {
  name: "without-router",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "react-router" && importer?.endsWith("/app/_document.js")
      ? join(import.meta.dirname, "document_parts.js")
      : null,
};

// Returns the document's layout, and the default exports of the page modules by file.
async function compilePages(config, server, files) {
  const entries = files.map((file, index) => [`page${index}`, join(APP, file)]);
  await build({
    ...config,
    plugins: [markStatic, withoutRouter],
    define: { eval: "undefined" }, // Reflex calls it only in browsers
    build: {
      ssr: true,
      outDir: server,
      ssrEmitAssets: true,
      copyPublicDir: false,
      cssMinify: true,
      reportCompressedSize: false,
      rollupOptions: { input: { document: join(APP, "root.jsx"), ...Object.fromEntries(entries) } },
    },
  });
  const load = (name) => import(pathToFileURL(join(server, `${name}.js`)));
  const { Layout } = await load("document");
  const pages = await Promise.all(files.map((_, index) => load(`page${index}`)));
  return { Layout, pages: new Map(files.map((file, index) => [file, pages[index].default])) };
}

// Returns a route once for each of its addresses; those of dynamic routes are listed.
function addresses({ path = "", file }) {
  if (!path.includes(":")) return [{ path, file }];
  const { values = [] } = dynamicRoutes.find((it) => path.endsWith(it.path)) ?? {};
  return values.map((given) => ({ path: path.replace(/:(\w+)/g, (_, name) => given[name]), file }));
}

// Returns the name, the module, the file and the HTML of each page.
export async function prerender(config, server, basename) {
  globalThis.__reactRouterAppDirectory = APP; // routes.js reads this
  const { default: routes } = await import("../app/routes.js");
  const files = [...new Set(routes.map(({ file }) => file))];
  const { Layout, pages } = await compilePages(config, server, files);
  const { createElement } = await import("react");
  const { renderToPipeableStream } = await import("react-dom/server");
  const { StaticRouter } = await import("react-router");
  const render = (location, page) =>
    new Promise((resolve, reject) => {
      globalThis.showRoute?.(location); // transport.js
      const body = createElement(Layout, null, createElement(pages.get(page)));
      const onError = ({ name, message }, { componentStack = "" }) => {
        const [, within] = componentStack.match(/at (\w+) \(/) ?? [];
        const advice = ADVICE[Object.keys(ADVICE).find((it) => `${name}: ${message}`.includes(it))];
        const said = `${message.split("\n")[0].trim()}${advice ?? ""}`;
        reject(new Error(`page ${location}${within ? `, in <${within}>` : ""}: ${said}`));
      };
      const { pipe } = renderToPipeableStream(
        createElement(StaticRouter, { basename, location }, body),
        { onAllReady: () => resolve(text(pipe(new PassThrough()))), onError },
      );
    });
  const found = [];
  for (const { path, file } of routes.flatMap(addresses)) {
    const isNotFound = path === "*";
    found.push({
      name: file.replace(/^routes\/|\.?_index\.jsx$|[[\]$]/g, "") || "index",
      module: join(APP, file),
      target: isNotFound ? NOT_FOUND : join(basename, decodeURIComponent(path), "index.html"),
      html: await render(`${basename}/${isNotFound ? "404" : path}`, file),
    });
  }
  return found;
}
