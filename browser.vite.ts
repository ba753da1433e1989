import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PluginContext } from "rollup";
import type { Plugin } from "vite";

const APP = path.join(import.meta.dirname, "app");
const STAND_INS = `${APP}/ui/runtime/preact`;

/** What browsers load instead. Servers, and browsers in development, have the packages themselves. */
const REPLACED = new Map([
  ["react", `${STAND_INS}/react.ts`],
  ["react/jsx-runtime", "preact/jsx-runtime"],
  ["react-dom", "preact/compat"],
  ["react-dom/client", `${STAND_INS}/react-dom-client.ts`],
]);

/** What every page needs, and what changes with a new version of it only. */
const FRAMEWORK = /node_modules\/preact\/|app\/ui\/runtime\/preact\//;

/** Pages are drawn by React on the server and brought to life by Preact, which weighs a quarter of it. */
export const preactInBrowsers: Plugin = {
  name: "preact-in-browsers",
  apply: "build",
  enforce: "pre",
  async resolveId(id, importer, options) {
    const other = options.ssr ? undefined : REPLACED.get(id);
    return other ? this.resolve(other, importer, { ...options, skipSelf: true }) : null;
  },
};

/** Islands read what the server has embedded: nothing of Remix runs in browsers, in development neither. */
export const islandsWithoutRemix: Plugin = {
  name: "islands-without-remix",
  enforce: "pre",
  resolveId(id, _importer, { ssr }) {
    return id === "@remix-run/react" && !ssr ? `${STAND_INS}/remix.tsx` : null;
  },
};

/** The server checks what is typed: no page brings the rules, nor what they are written with. */
export const rulesOnServersOnly: Plugin = {
  name: "rules-on-servers-only",
  apply: "build",
  generateBundle(_options, bundle) {
    if (this.environment.name !== "client") return;
    for (const chunk of Object.values(bundle)) {
      const modules = chunk.type === "chunk" ? chunk.moduleIds : [];
      if (modules.some((id) => id.includes("/node_modules/zod/")))
        this.error(
          `${chunk.fileName} would bring zod to browsers: a screen names something in a schema's file`,
        );
    }
  },
};

const PAGE_SCRIPTS = "\0page-scripts";

/** Documents are drawn on servers alone: of them browsers load styles, and scripts that no framework needs. */
export const documentsOnServersOnly: Plugin = {
  name: "documents-on-servers-only",
  apply: "build",
  // After Remix has said what of a screen is for browsers.
  enforce: "post",
  resolveId: (id) => (id === PAGE_SCRIPTS ? id : null),
  load(id) {
    if (id !== PAGE_SCRIPTS) return null;
    const entries = readdirSync(APP).filter((file) => /^entry\.(?!client\.|server\.)/.test(file));
    return entries.map((file) => `import "${APP}/${file}?worker&url";`).join("");
  },
  transform(_code, id) {
    if (!SCREEN.test(id) || isIsland(id)) return null;
    const styles = [...stylesOf(id.replace(SCREEN, ""))].map((file) => `import "${file}";`);
    return { code: `export {} from "${PAGE_SCRIPTS}";${styles.join("")}`, map: null };
  },
};

const IMPORTED = /^(?:import|export|\} from)\b.*?"((?:#app|\.)[^"?]*\.(?:tsx|ts|css))"/gm;

/** The style sheets that a screen and its components name. */
function stylesOf(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  seen.add(file);
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(IMPORTED)) {
    const place = name.startsWith("#app/") ? path.join(APP, name.slice(5)) : path.join(file, "..", name);
    if (place.endsWith(".css")) found.add(place);
    else if (!seen.has(place) && existsSync(place)) stylesOf(place, seen, found);
  }
  return found;
}

export function frameworkChunk(id: string): string | undefined {
  return FRAMEWORK.test(id) ? "framework" : undefined;
}

type Meta = Pick<PluginContext, "getModuleIds" | "getModuleInfo">;

const ENTRY = /\/app\/entry\.client\.tsx$/;
const SCREEN = /\?__remix-build-client-route$/;
const WRITER = /\/app\/ui\/(papers\/paper-form\.tsx|invoices\/form\/use-draft\.ts)$/;

function isIsland(id: string): boolean {
  return SCREEN.test(id) && readFileSync(id.replace(SCREEN, ""), "utf8").includes("island: true");
}

const chunks = new WeakMap<Meta["getModuleIds"], Map<string, string>>();

/**
 * What brings islands to life is one file, and so is what only the forms of invoices, offers, templates and series
 * import: small files compress badly, and on a slow line each further one costs its own wait.
 */
export function sharedChunk(id: string, { getModuleIds, getModuleInfo }: Meta): string | undefined {
  let known = chunks.get(getModuleIds);
  if (!known) chunks.set(getModuleIds, (known = sharedChunks([...getModuleIds()], getModuleInfo)));
  return known.get(id);
}

function sharedChunks(ids: string[], infoOf: Meta["getModuleInfo"]): Map<string, string> {
  const inFrame = withImports(
    ids.filter((id) => ENTRY.test(id)),
    infoOf,
  );
  const screens = ids.filter(isIsland).map((id) => withImports([id], infoOf));
  const usersOf = (id: string) => screens.filter((screen) => screen.has(id));
  const writers = new Set(ids.filter((id) => WRITER.test(id)).flatMap(usersOf));
  const chunkOf = (id: string): string | undefined => {
    const users = usersOf(id);
    if (inFrame.has(id)) return "frame";
    return users.length > writers.size / 2 && users.every((one) => writers.has(one)) ? "writer" : undefined;
  };
  const shared = ids.filter((id) => !ENTRY.test(id)).map((id) => [id, chunkOf(id)] as const);
  return new Map(shared.filter((one): one is [string, string] => one[1] !== undefined));
}

function withImports(begun: string[], infoOf: Meta["getModuleInfo"]): Set<string> {
  const found = new Set(begun);
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
  return found;
}
