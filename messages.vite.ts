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
      ? `import { loadNamespace } from "/app/ui/runtime/i18n.client.ts";
        loadNamespace("${namespace}", import.meta.glob("/app/locales/**/${namespace}.json", { import: "default" }));`
      : null;
  },
  transform(code, id, options) {
    if (options?.ssr || !id.startsWith(APP) || !/\.tsx?$/.test(id)) return null;
    const named = new Set([...code.matchAll(KEY)].map(([, namespace]) => namespace!));
    const imports = [...named].map((namespace) => `import "${MESSAGES}${namespace}";`);
    const isScreen = /^(screens\/|root\.tsx$)/.test(id.slice(APP.length));
    if (isScreen) imports.push(`import { namespacesLoaded } from "/app/ui/runtime/i18n.client.ts";`);
    // On the first line, so that the lines of the source keep their numbers.
    return { code: imports.join("") + code + (isScreen ? "\nawait namespacesLoaded();" : ""), map: null };
  },
};

/**
 * Why something was refused is said by the server: of all errors, browsers get the messages that pages name themselves.
 */
export const namedErrorsOnly: Plugin = {
  name: "named-errors-only",
  apply: "build",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr || !/\/app\/locales\/\w\w\/errors\.json$/.test(id)) return null;
    const keys = errorsNamed();
    return JSON.stringify(keepNamed(JSON.parse(code) as Messages, "", (key) => keys.some((one) => one(key))));
  },
};

interface Messages {
  [key: string]: string | Messages;
}

function keepNamed(messages: Messages, prefix: string, isNamed: (key: string) => boolean): Messages {
  const kept = Object.entries(messages).flatMap(([name, message]): [string, string | Messages][] => {
    const key = prefix + name;
    if (typeof message === "string") return isNamed(key) ? [[name, message]] : [];
    const inside = keepNamed(message, `${key}.`, isNamed);
    return Object.keys(inside).length > 0 ? [[name, inside]] : [];
  });
  return Object.fromEntries(kept);
}

/** A test for each key that pages name: whole, counted (`summary` is `summary_one`), or begun (`panel.${name}`). */
function errorsNamed(): ((key: string) => boolean)[] {
  const files = ["ui", "screens"].flatMap((room) =>
    readdirSync(APP + room, { recursive: true, encoding: "utf8" }).map((file) => `${APP}${room}/${file}`),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, "utf8"));
  const named = new Set([...code.join().matchAll(/["`]errors:([\w.]+)/g)].map(([, key]) => key!));
  return [...named].map((one) => (key) => {
    return one.endsWith(".") ? key.startsWith(one) : key === one || /^_(one|other)$/.test(after(key, one));
  });
}

const after = (text: string, start: string) => (text.startsWith(start) ? text.slice(start.length) : "");

/** What the frame of every page says. */
const FRAME = ["common", "consent", "errors"];

/** One chunk a language and namespace, which says so in its name; those of the frame are one. */
export function messagesChunk(id: string): string | undefined {
  const [, locale, namespace] = /\/app\/locales\/(\w\w)\/(?:public\/)?([\w-]+)\.json$/.exec(id) ?? [];
  return locale ? `locale-${locale}-${FRAME.includes(namespace!) ? "frame" : namespace}` : undefined;
}
