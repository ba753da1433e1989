import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const APP = path.join(import.meta.dirname, "app/");
const WORDS = "virtual:words/";
const NAMESPACES = readdirSync(path.join(APP, "locales/en"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => path.basename(file, ".json"));
const KEY = new RegExp(`["'\`](${NAMESPACES.join("|")}):[\\w$]`, "g");

/**
 * A module of the browser brings the words it names: whoever writes `t("clients:list.title")` imports the namespace
 * `clients` by that. A screen waits for them, as Remix does for the screen, and so no page is drawn before its words are there.
 */
export const wordsWithModules: Plugin = {
  name: "words-with-modules",
  // After Remix has taken the server's part out of the screens.
  enforce: "post",
  resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
  load(id) {
    const namespace = id.startsWith(`\0${WORDS}`) ? id.slice(WORDS.length + 1) : null;
    return namespace
      ? `import { bringWords } from "/app/ui/words.client.ts";
        bringWords("${namespace}", import.meta.glob("/app/locales/**/${namespace}.json", { import: "default" }));`
      : null;
  },
  transform(code, id, options) {
    if (options?.ssr || !id.startsWith(APP) || !/\.tsx?$/.test(id)) return null;
    const named = new Set([...code.matchAll(KEY)].map(([, namespace]) => namespace!));
    const imports = [...named].map((namespace) => `import "${WORDS}${namespace}";`);
    const isScreen = /^(screens\/|root\.tsx$)/.test(id.slice(APP.length));
    if (isScreen) imports.push(`import { allWords } from "/app/ui/words.client.ts";`);
    // On the first line, so that the lines of the source keep their numbers.
    return { code: imports.join("") + code + (isScreen ? "\nawait allWords();" : ""), map: null };
  },
};

/** Why something was refused is said by the server: of all errors, browsers get the groups that pages name themselves. */
export const fewerWords: Plugin = {
  name: "fewer-words",
  apply: "build",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr || !/\/app\/locales\/\w\w\/errors\.json$/.test(id)) return null;
    const named = errorsNamed();
    const words = Object.entries(JSON.parse(code) as Record<string, unknown>);
    // `summary` is counted: `summary_one`.
    return JSON.stringify(Object.fromEntries(words.filter(([group]) => named.has(group.split("_")[0]!))));
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
export function wordsChunk(id: string): string | undefined {
  const [, locale, namespace] = /\/app\/locales\/(\w\w)\/(?:public\/)?([\w-]+)\.json$/.exec(id) ?? [];
  return locale ? `locale-${locale}-${namespace}` : undefined;
}
