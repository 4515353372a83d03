// Leaves elements that never change out of the bundle. The build of the pages marks them in the
// HTML. The build of the scripts replaces each marked element with `staticElement(tag, mark, "")`
// (static_element.js). React then looks at nothing inside the element, because its only child is a
// string, and compares no attributes. Elements that are in no page, because they appear later, stay
// in the bundle. Delete this once React can skip elements.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const COMPILED = /\/app\/routes\/[^?]*\.jsx$/;
const MARK = "data-static";
// React moves or controls these elements, so they are never static.
const SPECIAL = /^(?:html|head|body|title|meta|link|style|script|input|option|select|textarea)$/;

// Reflex gives a ref to each element with an id, in case an event names it.
const REF = /const (ref_\w+) = useRef\(null\); refs\["\1"\] = \1;\n/g;
const modules = globSync("{app/routes,app_components}/**/*.jsx");
const events = modules.map((file) => readFileSync(file, "utf-8")).join().replace(REF, "");
const named = new Set(events.match(/"ref_\w+"/g));
const isUnusedRef = ({ name }) => /^ref_/.test(name) && !named.has(`"${name}"`);

const isCall = ({ type, callee }) => type === "CallExpression" && callee.name === "jsx";
const isElement = ([{ value }]) => typeof value === "string" && !SPECIAL.test(value);
const isLiteral = ({ type, argument }) => (argument ?? { type }).type === "Literal";
// So are calls of functions that always return the same on a page: the lookups of texts.
const CONSTANT = "$/modules/locales/locale";
let constant = new Set();
const isConstant = ({ type, callee, arguments: given }) =>
  type === "CallExpression" && constant.has(callee.name) && given.every(isFixed);
const isFixed = (node) =>
  isLiteral(node) ||
  isConstant(node) ||
  (node.type === "ObjectExpression" &&
    node.properties.every(({ value }) => value && isFixed(value)));

function isPlain({ type, key, value, argument }) {
  const name = key?.name ?? key?.value;
  if (type === "SpreadElement") return isConstant(argument);
  if (type !== "Property" || name === "key") return false;
  return name === "ref" ? isUnusedRef(value) : isLiteral(value) || isConstant(value);
}

function isStatic(node) {
  if (!isCall(node)) return isLiteral(node) || isConstant(node);
  const [tag, { properties }, ...children] = node.arguments;
  const isKnown = isElement(node.arguments) || tag.name === "Fragment";
  return isKnown && properties?.every(isPlain) && children.every(isStatic);
}

// Whether only the document as it is read needs an element: its metadata and inline scripts.
const isMetadata = ([{ value }, { properties }]) =>
  /^(?:title|meta|link)$/.test(value) ||
  (value === "script" && !properties?.some(({ key }) => (key?.name ?? key?.value) === "src"));

// The outermost static elements, in order.
function staticIn(node) {
  const isLeft = ({ arguments: given }) =>
    isMetadata(given) || (isElement(given) && isStatic(node));
  if (isCall(node) && isLeft(node)) return [node];
  return Object.values(node).flatMap((value) =>
    value && typeof value === "object" ? staticIn(value) : [],
  );
}

// `replace` returns an element's new source, `finish` the new source of the whole module.
const plugin = (name, replace, finish = (code) => code) => ({
  name,
  enforce: "pre",
  transform(code, id) {
    if (!COMPILED.test(id)) return null;
    const module = createHash("sha1").update(relative("", id)).digest("base64url").slice(0, 4);
    let [text, end] = ["", 0];
    const tree = this.parse(code, { lang: "jsx" });
    const imports = tree.body.filter(({ source }) => source?.value === CONSTANT);
    constant = new Set(imports.flatMap(({ specifiers }) => specifiers.map((it) => it.local.name)));
    staticIn(tree).forEach((node, index) => {
      text += code.slice(end, node.start) + replace(`${module}-${index}`, node, code);
      ({ end } = node);
    });
    return { code: finish(text + code.slice(end)), map: null };
  },
});

export const markStatic = plugin("mark-static-elements", (mark, node, code) => {
  if (isMetadata(node.arguments)) return code.slice(node.start, node.end);
  const properties = node.arguments[1].start + 1;
  const inside = `"${MARK}":"${mark}",${code.slice(properties, node.end)}`;
  return code.slice(node.start, properties) + inside;
});

export function leaveStatic(pages) {
  const found = pages.flatMap(({ html }) => [
    ...html.matchAll(new RegExp(` ${MARK}="([^"]+)"`, "g")),
  ]);
  const marks = new Set(found.map(([, mark]) => mark));
  const leave = (mark, { start, end, arguments: given }, code) => {
    const [tag, { properties }, ...children] = given;
    if (isMetadata(given)) return "null";
    if (!marks.has(mark)) return code.slice(start, end);
    const isFilled = children.length > 0 || properties.some(({ type }) => type === "SpreadElement");
    return `staticElement(${tag.raw},"${mark}"${isFilled ? ',""' : ""})`;
  };
  return plugin("leave-static-elements", leave, (code) => {
    const rest = code.replace(REF, (line, name) => (code.split(name).length > 4 ? line : ""));
    return `import { staticElement } from "$/bundle/static_element.js";\n${rest}`;
  });
}
