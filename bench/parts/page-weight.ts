import { gzipSync } from "node:zlib";
import { fillInvoices, makeFolder, newAccount, removeFolder } from "../account.ts";
import { ACCOUNT_PAGES } from "../../tests/support/account-pages.ts";
import { PAGES_WITHOUT_SCRIPTS } from "../../tests/support/read/pages-without-scripts.ts";
import { bounded, type Row } from "../row.ts";
import { startProduct } from "../servers.ts";

/** Where one signs in or registers: public too, and held against the same bound. */
const SIGN_IN = ["/login", "/register", "/forgot-password"];

/** kB of the first load, compressed. */
const PUBLIC_SCRIPTS = 10;
const SCRIPTS = 150;
const LIST_HTML = 15;

/**
 * P10: what a browser fetches for the first page: its HTML and every script that the page names or that those import.
 */
export async function pageWeights(): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx, cookie } = await newAccount(dir);
  await fillInvoices(ctx, 200, 3);
  const invoice = await ctx.db.selectFrom("invoices").select("id").limit(1).executeTakeFirstOrThrow();
  const server = await startProduct(dir);
  const origin = `http://127.0.0.1:${server.port}`;
  const rows: Row[] = [];
  const own = [...ACCOUNT_PAGES, `/invoice/${invoice.id}`, `/invoice/${invoice.id}/send`];
  for (const path of [...PAGES_WITHOUT_SCRIPTS, ...SIGN_IN, ...own]) {
    const isOwn = own.includes(path);
    const { html, scripts } = await weigh(origin, path, isOwn ? { Cookie: cookie } : {});
    const name = path.replace(invoice.id, ":id");
    const weight = (what: string, value: number, most: number) =>
      bounded("P10", `${name}: ${what}`, { value: value / 1000, unit: "kB" }, most);
    rows.push(weight("JavaScript", scripts, isOwn ? SCRIPTS : PUBLIC_SCRIPTS));
    if (path === "/invoices") rows.push(weight("HTML", html, LIST_HTML));
  }
  await server.stop();
  await ctx.db.destroy();
  removeFolder(dir);
  return rows;
}

/** Bytes, compressed. */
async function weigh(origin: string, path: string, headers: Record<string, string>) {
  const html = await read(origin + path, headers);
  const found = new Set<string>();
  const waiting = scriptsIn(html);
  let scripts = 0;
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (found.has(url)) continue;
    found.add(url);
    const text = await read(origin + url, {});
    scripts += gzipSync(text).length;
    // What a script imports at once comes with it; what it may import later does not.
    for (const [, file] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      waiting.push(`/assets/${file}`);
    // Words are asked for at once too, those of the page's language.
    for (const [file] of text.matchAll(/locale-de-[\w-]+\.js/g)) waiting.push(`/assets/${file}`);
  }
  return { html: gzipSync(html).length, scripts };
}

/** Loaded or imported by the page itself; its list of routes that could be loaded later names more. */
function scriptsIn(html: string): string[] {
  const named = html.matchAll(/(?:src=|href=|from |import\()"(\/assets\/[\w.-]+\.js)"/g);
  return [...named].map((match) => match[1]!);
}

async function read(url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(url, { headers, redirect: "manual" });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
