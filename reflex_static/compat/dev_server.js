// React Router's plugins for Vite, without what makes its development server slow: Babel, a search
// for stylesheets, prefixes for old browsers, and watching what an export writes.
import { reactRouter as originals } from "@react-router/dev/vite";
import { transformWithOxc } from "vite";

process.env.REFLEX_NO_AUTOPREFIXER ??= "1";
const REGISTRATION = "$RefreshReg$();";

const transforms = {
  // Changes how the page is exported, so it need not read what comes before that.
  "react-router:route-exports": (original) =>
    async function (code, id, options) {
      const exported = code.match(/^export .*$/gm) ?? [];
      const isShort = exported.length === 1 && /^export default \w+;$/.test(exported[0]);
      const part = isShort ? exported[0] : code;
      const result = await original.call(this, part, id, options);
      return result && isShort ? { code: code.replace(part, () => result.code), map: null } : result;
    },
  // Registers components for Fast Refresh, which Vite's own compiler does as well.
  "react-router:react-refresh-babel": (original) =>
    async function (code, id, options) {
      const wrapper = await original.call(this, REGISTRATION, id, options);
      if (!wrapper) return wrapper;
      const result = await transformWithOxc(code, id, { lang: "jsx", jsx: { refresh: true } });
      return result.code.includes("$RefreshReg$(")
        ? { ...result, code: wrapper.code.replace(REGISTRATION, () => result.code) }
        : result;
    },
};

// Before it serves a page, React Router compiles every module of it in turn, in search of imported
// stylesheets. Their modules add them anyway.
const noCriticalCss = {
  name: "no-critical-css",
  config: () => ({ server: { watch: { ignored: ["**/.web/{build,last,next,bundle}/**"] } } }),
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (!request.url.includes("/@react-router/critical.css")) return next();
      response.setHeader("Content-Type", "text/css").end();
    });
  },
};

export const reactRouter = () => [
  noCriticalCss,
  ...originals().map((plugin) => {
    const change = transforms[plugin.name];
    return change ? { ...plugin, transform: change(plugin.transform) } : plugin;
  }),
];
