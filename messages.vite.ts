import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PluginContext } from "rollup";
import type { Plugin } from "vite";
import { keysNamedIn, type MessageFile, only, type TellsKey } from "./words.vite.ts";

const APP = path.join(import.meta.dirname, "app/");
const WORDS = "virtual:words/";
const LOCALES = readdirSync(`${APP}locales`);

/** How Remix calls a screen of which the server's part is taken out; what is for servers alone, as documents are, exports nothing. */
const SCREEN = /^(.+\.tsx)\?__remix-build-client-route$/;
const NOTHING = /^export \{\s*\} from/;
const ENTRY = "entry.client.tsx";

/**
 * Each island has one file of words in each language: those that its modules name, as in `t("clients:list.title")`. It
 * waits for them: nothing is drawn before they are there. In development all words come with the entry.
 */
export function wordsOfScreens(): Plugin {
  let isBuilt = true;
  const gathered = new Map<string, Promise<TellsKey>>();

  const isNamedFrom = (context: PluginContext, entry: string) => {
    const known = gathered.get(entry) ?? keysFrom(context, entry);
    gathered.set(entry, known);
    return known;
  };

  return {
    name: "words-of-screens",
    // After Remix has taken the server's part out of the screens.
    enforce: "post",
    configResolved: ({ command }) => void (isBuilt = command === "build"),
    buildStart: () => gathered.clear(),
    resolveId: (id) => (id.startsWith(WORDS) ? { id: `\0${id}`, moduleSideEffects: true } : null),
    transform(code, id, options) {
      if (options?.ssr || !id.startsWith(APP)) return null;
      const screen = isBuilt ? SCREEN.exec(id)?.[1] : id === APP + ENTRY ? id : undefined;
      if (!screen || NOTHING.test(code)) return null;
      // On the first line, so that the lines of the source keep their numbers.
      return { code: `import "${WORDS}${screen.slice(APP.length)}";${code}`, map: null };
    },
    async load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [screen, locale] = id.slice(WORDS.length + 1).split("@");
      if (!locale) return wordsIn(screen!);
      if (!isBuilt) return `export default ${JSON.stringify(wordsOf(locale, () => true))}`;
      const isNamed = await isNamedFrom(this, APP + screen!);
      return `export default ${JSON.stringify(wordsOf(locale, isNamed))}`;
    },
  };
}

/** Waits for the words of the page's language. */
function wordsIn(screen: string): string {
  const files = LOCALES.map((locale) => `${locale}: () => import("${WORDS}${screen}@${locale}")`);
  return `import { loadWords } from "/app/ui/runtime/i18n.client.ts"; await loadWords({ ${files.join()} });`;
}

/** Of all modules that it imports. Words are not waited for: they wait for this. */
async function keysFrom(context: PluginContext, entry: string): Promise<TellsKey> {
  const reached = new Set([entry]);
  const codes: string[] = [];
  const follow = async (id: string): Promise<void> => {
    const { code, importedIds } = await context.load({ id, resolveDependencies: true });
    codes.push(code ?? "");
    const further = importedIds.filter((one) => one.startsWith(APP) && !reached.has(one));
    for (const one of further) reached.add(one);
    await Promise.all(further.map(follow));
  };
  await follow(entry);
  return keysNamedIn(codes);
}

function wordsOf(locale: string, isKept: TellsKey): MessageFile {
  const folder = `${APP}locales/${locale}`;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  const all = files.map((file): [string, MessageFile] => [
    path.basename(file, ".json"),
    JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as MessageFile,
  ]);
  return only(Object.fromEntries(all), isKept);
}

/** One chunk for each screen and language, which says so in its name. */
export function wordsChunk(id: string): string | undefined {
  const [, screen, locale] = /^\0virtual:words\/(.+)\.tsx?@(\w\w)$/.exec(id) ?? [];
  if (!screen) return undefined;
  return `locale-${locale}-${screen.replace(/^screens\//, "").replaceAll("/", "-")}`;
}
