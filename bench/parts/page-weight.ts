import { gzipSync } from "node:zlib";
import { PAGES_WITHOUT_SCRIPTS } from "../../tests/support/read/pages-without-scripts.ts";
import { addressOf, fillScreens, findOtherScreens, MAIN_SCREENS } from "../account-screens.ts";
import { fillInvoices, makeFolder, newAccount, removeFolder } from "../account.ts";
import { bounded, type Row } from "../row.ts";
import { startProduct } from "../servers.ts";

/** Where one signs in or registers: public too, and held against the same bound. */
const SIGN_IN = ["/login", "/register", "/forgot-password"];

/** kB of the first load, compressed. */
const PUBLIC_SCRIPTS = 10;
const SCRIPTS = 100;
const LIST_HTML = 15;

/** What only a page with the framework holds. */
const FRAMEWORK = "__remixContext";
/** How the files begin that hold the words of the page's language. */
const WORDS = "locale-de-";

/** kB, compressed. */
interface Weight {
  html: number;
  scripts: number;
}

/**
 * P10: what a browser fetches for the first page: its HTML and every script that the page names or that those import.
 */
export async function pageWeights(): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx, cookie } = await newAccount(dir);
  await fillInvoices(ctx, 200, 3);
  const ids = await fillScreens(ctx);
  const server = await startProduct(dir);
  const site = new Site(`http://127.0.0.1:${server.port}`, cookie);
  try {
    const rows: Row[] = [];
    for (const path of [...PAGES_WITHOUT_SCRIPTS, ...SIGN_IN]) {
      const { scripts } = await site.weigh(path, { isSignedIn: false });
      rows.push(rowOf(`${path}: JavaScript`, scripts, PUBLIC_SCRIPTS));
    }
    for (const path of MAIN_SCREENS) {
      const { scripts, html } = await site.weigh(addressOf(path, ids));
      rows.push(rowOf(`${path}: JavaScript`, scripts, SCRIPTS));
      if (path === "/invoices") rows.push(rowOf(`${path}: HTML`, html, LIST_HTML));
    }
    return [...rows, await heaviestOther(site, ids)];
  } finally {
    await server.stop();
    await ctx.db.destroy();
    removeFolder(dir);
  }
}

async function heaviestOther(site: Site, ids: Record<string, string>): Promise<Row> {
  const found: { path: string; scripts: number }[] = [];
  for (const path of await findOtherScreens()) {
    const weight = await site.weighIfPage(addressOf(path, ids));
    if (weight) found.push({ path, scripts: weight.scripts });
  }
  const heaviest = found.toSorted((a, b) => b.scripts - a.scripts)[0]!;
  const what = `the heaviest of ${found.length} other signed-in pages, ${heaviest.path}: JavaScript`;
  return rowOf(what, heaviest.scripts, SCRIPTS);
}

function rowOf(what: string, value: number, most: number): Row {
  return bounded("P10", what, { value, unit: "kB" }, most);
}

class Site {
  readonly #origin: string;
  readonly #cookie: string;
  readonly #scripts = new Map<string, Promise<Script>>();

  constructor(origin: string, cookie: string) {
    this.#origin = origin;
    this.#cookie = cookie;
  }

  /** @throws Error when it is not answered 200 */
  async weigh(path: string, { isSignedIn = true } = {}): Promise<Weight> {
    const response = await this.#ask(path, isSignedIn);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return this.#weightOf(await response.text());
  }

  /** Null for what leads elsewhere, is not there, or is no page with the framework. */
  async weighIfPage(path: string): Promise<Weight | null> {
    const response = await this.#ask(path, true);
    const text = await response.text();
    return response.status === 200 && text.includes(FRAMEWORK) ? this.#weightOf(text) : null;
  }

  #ask(path: string, isSignedIn: boolean): Promise<Response> {
    const headers: HeadersInit = isSignedIn ? { Cookie: this.#cookie } : {};
    return fetch(this.#origin + path, { headers, redirect: "manual" });
  }

  async #weightOf(html: string): Promise<Weight> {
    const found = new Set<string>();
    const waiting = scriptsIn(html);
    let scripts = 0;
    for (let url = waiting.pop(); url; url = waiting.pop()) {
      if (found.has(url)) continue;
      found.add(url);
      const script = await this.#script(url);
      scripts += script.weight;
      waiting.push(...script.imports);
    }
    if (html.includes(FRAMEWORK) && ![...found].some((url) => url.includes(WORDS)))
      throw new Error("a page with the framework asks for no words: they are no longer found by their names");
    return { html: gzipSync(html).length / 1000, scripts };
  }

  #script(url: string): Promise<Script> {
    const known = this.#scripts.get(url) ?? readScript(this.#origin + url);
    this.#scripts.set(url, known);
    return known;
  }
}

interface Script {
  weight: number;
  imports: string[];
}

async function readScript(url: string): Promise<Script> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  const text = await response.text();
  // What a script imports at once comes with it; what it may import later does not.
  const imported = [...text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, file]) => file!);
  // Words are asked for at once too, those of the page's language.
  const words = [...text.matchAll(new RegExp(`${WORDS}[\\w-]+\\.js`, "g"))].map(([file]) => file);
  const imports = [...imported, ...words].map((file) => `/assets/${file}`);
  return { weight: gzipSync(text).length / 1000, imports };
}

/** Loaded or imported by the page itself; its list of routes that could be loaded later names more. */
function scriptsIn(html: string): string[] {
  const named = html.matchAll(/(?:src=|href=|from |import\()"(\/assets\/[\w.-]+\.js)"/g);
  return [...named].map((match) => match[1]!);
}
