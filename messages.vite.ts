import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const APP = path.join(import.meta.dirname, "app/");
const MESSAGES = "virtual:messages/";
const NAMESPACES = readdirSync(path.join(APP, "locales/en"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => path.basename(file, ".json"));
const KEY = new RegExp(`["'\`](${NAMESPACES.join("|")}):[\\w$]`, "g");

/**
 * A browser module that names a message, as in `t("clients:list.title")`, thereby imports its namespace `clients`. A
 * screen waits for its namespaces, as Remix does for the screen: no page is drawn before its messages are there.
 */
export const messagesWithModules: Plugin = {
  name: "messages-with-modules",
  // After Remix has taken the server's part out of the screens.
  enforce: "post",
  resolveId: (id) => (id.startsWith(MESSAGES) ? `\0${id}` : null),
  load(id) {
    const namespace = id.startsWith(`\0${MESSAGES}`) ? id.slice(MESSAGES.length + 1) : null;
    return namespace
      ? `import { loadNamespace } from "/app/ui/i18n.client.ts";
        loadNamespace("${namespace}", import.meta.glob("/app/locales/**/${namespace}.json", { import: "default" }));`
      : null;
  },
  transform(code, id, options) {
    if (options?.ssr || !id.startsWith(APP) || !/\.tsx?$/.test(id)) return null;
    const named = new Set([...code.matchAll(KEY)].map(([, namespace]) => namespace!));
    const imports = [...named].map((namespace) => `import "${MESSAGES}${namespace}";`);
    const isScreen = /^(screens\/|root\.tsx$)/.test(id.slice(APP.length));
    if (isScreen) imports.push(`import { namespacesLoaded } from "/app/ui/i18n.client.ts";`);
    // On the first line, so that the lines of the source keep their numbers.
    return { code: imports.join("") + code + (isScreen ? "\nawait namespacesLoaded();" : ""), map: null };
  },
};

/**
 * Why something was refused is said by the server: of all errors, browsers get the groups that pages name themselves.
 */
export const namedErrorsOnly: Plugin = {
  name: "named-errors-only",
  apply: "build",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr || !/\/app\/locales\/\w\w\/errors\.json$/.test(id)) return null;
    const named = errorsNamed();
    const messages = Object.entries(JSON.parse(code) as Record<string, unknown>);
    // `summary` is counted: `summary_one`.
    return JSON.stringify(Object.fromEntries(messages.filter(([group]) => named.has(group.split("_")[0]!))));
  },
};

function errorsNamed(): Set<string> {
  const files = ["ui", "screens"].flatMap((room) =>
    readdirSync(APP + room, { recursive: true, encoding: "utf8" }).map((file) => `${APP}${room}/${file}`),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, "utf8"));
  return new Set([...code.join().matchAll(/["`]errors:(\w+)/g)].map(([, group]) => group!));
}

/** One chunk a language and namespace, which says so in its name. */
export function messagesChunk(id: string): string | undefined {
  const [, locale, namespace] = /\/app\/locales\/(\w\w)\/(?:public\/)?([\w-]+)\.json$/.exec(id) ?? [];
  return locale ? `locale-${locale}-${namespace}` : undefined;
}
