import path from "node:path";
import type { PluginContext } from "rollup";
import type { Plugin } from "vite";

const STAND_INS = path.join(import.meta.dirname, "app/ui/runtime/preact");

/** What browsers load instead. Servers, and browsers in development, have the packages themselves. */
const REPLACED = new Map([
  ["react", `${STAND_INS}/react.ts`],
  ["react/jsx-runtime", "preact/jsx-runtime"],
  ["react-dom", "preact/compat"],
  ["react-dom/client", `${STAND_INS}/react-dom-client.ts`],
]);

/** What every page needs, and what changes with a new version of it only. */
const FRAMEWORK =
  /node_modules\/(preact|react-router|react-router-dom|turbo-stream|@remix-run)\/|app\/ui\/runtime\/preact\//;

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

export function frameworkChunk(id: string): string | undefined {
  return FRAMEWORK.test(id) ? "framework" : undefined;
}

type Meta = Pick<PluginContext, "getModuleIds" | "getModuleInfo">;

const frame = new WeakMap<Meta["getModuleIds"], Set<string>>();

/** What the frame of every page imports is one file: on a slow line each further one costs its own wait. */
export function frameChunk(id: string, { getModuleIds, getModuleInfo }: Meta): string | undefined {
  let inFrame = frame.get(getModuleIds);
  if (!inFrame) {
    const begun = [...getModuleIds()].filter((id) => ENTRIES.test(id));
    frame.set(getModuleIds, (inFrame = withImports(begun, getModuleInfo)));
  }
  return inFrame.has(id) && !ENTRIES.test(id) ? "frame" : undefined;
}

const ENTRIES = /\/app\/(root|entry\.client)\.tsx(\?__remix-build-client-route)?$/;

function withImports(begun: string[], infoOf: Meta["getModuleInfo"]): Set<string> {
  const found = new Set(begun);
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
  return found;
}
