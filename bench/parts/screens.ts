import { type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import {
  addressOf,
  fillScreens,
  findOtherScreens,
  MAIN_SCREENS,
  type ScreenIds,
} from "../account-screens.ts";
import { makeFolder, newAccount, removeFolder } from "../account.ts";
import { bounded, type Row } from "../row.ts";
import { type RunningServer, startProduct } from "../servers.ts";

/** ms of processor time of the server process, all its threads. */
const MOST = 25;
/** The first answers compile and fill what later ones use. */
const BEFORE = 3;
/** Rounds over all screens before anything is measured. */
const ROUNDS_BEFORE = 4;
const TIMES = 20;

interface Seen {
  path: string;
  ms: Record<string, number>;
}

/** P18: what a page of each screen costs the server, with a year's data, in each language. */
export async function everyScreen(): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx, cookie } = await newAccount(dir);
  const ids = await fillScreens(ctx);
  const server = await startProduct(dir);
  const all = [...MAIN_SCREENS, ...(await findOtherScreens())].map((path) => addressOf(path, ids));
  const paths = [...new Set(all)].filter((path) => !path.includes(":"));
  const seen = new Map<string, Seen>();
  try {
    for (let round = 0; round < ROUNDS_BEFORE; round++)
      for (const path of paths) await isPage(server, cookie, { path });
    for (const locale of LOCALES) {
      await ctx.db.updateTable("users").set({ language: locale }).where("id", "=", ctx.user.id).execute();
      for (const path of paths) await see(server, cookie, { path, locale, seen });
    }
  } finally {
    await server.stop();
    await ctx.db.destroy();
    removeFolder(dir);
  }
  return [...seen.values()].map((screen) => rowOf(screen, ids));
}

interface Look {
  path: string;
  locale: Locale;
  seen: Map<string, Seen>;
}

/** What leads elsewhere, is a file or is not there for this account is left out. */
async function see(server: RunningServer, cookie: string, { path, locale, seen }: Look): Promise<void> {
  for (let time = 0; time < BEFORE; time++) if (!(await isPage(server, cookie, { path, locale }))) return;
  const began = server.cpuMs();
  for (let time = 0; time < TIMES; time++) await isPage(server, cookie, { path, locale });
  const screen = seen.get(path) ?? { path, ms: {} };
  screen.ms[locale] = (server.cpuMs() - began) / TIMES;
  seen.set(path, screen);
}

/** Whether it answers a page, in this language where one is named. */
async function isPage(
  { port }: RunningServer,
  cookie: string,
  { path, locale = "" }: { path: string; locale?: string },
): Promise<boolean> {
  const url = `http://127.0.0.1:${port}${path}`;
  const response = await fetch(url, { headers: { Cookie: cookie }, redirect: "manual" });
  const text = await response.text();
  return response.status === 200 && text.includes(`<html lang="${locale}`);
}

function rowOf({ path, ms }: Seen, ids: ScreenIds): Row {
  const named = Object.values(ids).reduce((text, id) => text.replace(id, ":id"), path);
  const figures = Object.entries(ms).map(([locale, value]) => `${locale} ${value.toFixed(1)}`);
  const value = Math.max(...Object.values(ms));
  return bounded("P18", `${named} (${figures.join(", ")})`, { value, unit: "ms" }, MOST);
}
