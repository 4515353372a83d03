// Prerenders the pages, bundles the scripts that hydrate them, and writes both. React Router's own
// build would compile each page twice per language, and write scripts that no page loads.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

process.env.NODE_ENV = "production"; // before React is imported

const { default: router } = await import("../react-router.config.js");
const { default: reflexConfig } = await import("../vite.config.js");
const { bundle } = await import("./bundle.js");
const { finish } = await import("./finish.js");
const { prerender } = await import("./prerender.js");

const { base, resolve } = reflexConfig({ command: "build", mode: "production" });
const config = { configFile: false, base, resolve };
const folder = join(process.cwd(), router.buildDirectory ?? "build");
const [client, server] = [join(folder, "client"), join(folder, "server")];
const pages = await prerender(config, server, router.basename.replace(/\/$/, ""));
cpSync("public", client, { recursive: true });
cpSync(join(server, "assets"), join(client, "assets"), {
  recursive: true,
  filter: (file) => !/\.(?:css|js)$/.test(file),
});
const files = await bundle(config, client, pages);
for (const { name, target, html } of pages) {
  mkdirSync(dirname(join(client, target)), { recursive: true });
  writeFileSync(join(client, target), finish(html, base, files.get(name), { client, server }));
}
rmSync(server, { recursive: true });
console.log("building ssr environment for production... built in"); // ends Reflex's progress bar
