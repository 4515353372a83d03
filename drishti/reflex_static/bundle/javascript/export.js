// Prerenders the pages, then bundles the scripts that hydrate them. React Router's own build would
// compile each page twice per language, and write scripts that no page loads.
import { rmSync } from "node:fs";
import { join } from "node:path";

process.env.NODE_ENV = "production"; // before React is imported

const { default: router } = await import("../react-router.config.js");
const { default: reflexConfig } = await import("../vite.config.js");
const { bundle } = await import("./bundle.js");
const { prerender } = await import("./prerender.js");

const { base, resolve } = reflexConfig({ command: "build", mode: "production" });
const config = { configFile: false, base, resolve };
const folder = join(process.cwd(), router.buildDirectory ?? "build");
const [client, server] = [join(folder, "client"), join(folder, "server")];
await prerender(config, client, server, router.basename.replace(/\/$/, ""));
await bundle(config, client);
rmSync(server, { recursive: true });
console.log("building ssr environment for production... built in"); // ends Reflex's progress bar
