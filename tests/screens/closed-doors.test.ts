import { afterAll, expect, it } from "vitest";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { registerDemo } from "#db/demo.ts";
import { fillDemo } from "#db/demo-year.ts";
import { refusalAt } from "#app/addresses/rights-table.ts";
import { ACCOUNT_PAGES } from "../support/account-pages.ts";
import { FULL, someOfDay } from "../support/choice-of-day.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { PERSON } from "../support/person.ts";
import { makePro, signedIn, testPlatform } from "../support/platform.ts";
import { flatRoutes } from "../support/routes.ts";
import { seatedVisitor } from "../support/seats/seated.ts";
import { serve } from "../support/server/server.ts";

const START = [...ACCOUNT_PAGES, "/api", "/tax", "/journal", "/year/2026", "/payments?state=proposed"];

/** Each with what the owner has ticked; two of them each day. */
const SEATS = someOfDay(
  [
    ["writer", ""],
    ["accountant", ""],
    ...(["expenses returns", "decide years", "settings"] as const).map(
      (ticks) => ["accountant", ticks] as const,
    ),
  ] as const,
  FULL ? 5 : 2,
  "who looks for closed doors",
);

afterAll(() => closeBankFilePool());

type Person = Awaited<ReturnType<typeof seatedVisitor>>;

it("no page offers a link or a form that its reader may not use, in an empty business and after a year", async () => {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const owner = await signedIn(platform, await registerDemo(platform, PERSON.password));
  await makePro(owner);
  const people = await Promise.all(SEATS.map(([role, ticks]) => seatedVisitor(origin, owner, role, ticks)));
  const offered: string[] = [];
  for (const isFollowed of [false, true]) {
    for (const person of people) offered.push(...(await closedDoors(person, isFollowed)));
    if (!isFollowed) await fillDemo(platform, owner.user.id);
  }
  expect(offered).toEqual([]);
});

/** Follows one link to each route that the role may open. @returns what it may not, and the page that offers it */
async function closedDoors({ ctx, browser }: Person, isFollowed: boolean): Promise<string[]> {
  const { role, ticked } = ctx;
  const who = [role, ...(ticked ?? [])].join(" ");
  const found: string[] = [];
  const seen = new Set<string>();
  const waiting = [...START];
  for (const page of waiting) {
    const pattern = patternOf(page) ?? "";
    const kind = `${pattern}?${page.split("?")[1]}`;
    if (refusalAt(ctx, pattern, "GET") || seen.has(kind)) continue;
    seen.add(kind);
    const response = await browser.get(page);
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
    for (const { method, to } of doorsIn(await response.text(), page)) {
      const wanted = patternOf(to);
      if (wanted && refusalAt(ctx, wanted, method)) found.push(`${page} offers ${method} ${to} to a ${who}`);
      else if (wanted && method === "GET" && isFollowed) waiting.push(to.split(/[?#]/)[0]!);
    }
  }
  expect(seen.size, `pages of a ${who}`).toBeGreaterThan(15);
  return [...new Set(found)];
}

const routes = (await flatRoutes())
  .map(({ path }) => path.slice(1))
  .filter((path) => path !== "*" && path !== "api/*")
  .map((path) => ({ path, shape: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`) }))
  .toSorted((one, other) => one.path.split(":").length - other.path.split(":").length);

function patternOf(address: string): string | undefined {
  const { pathname } = new URL(address, "http://here");
  return routes.find(({ shape }) => shape.test(pathname.slice(1)))?.path;
}

/** Links, and forms that have a button; a form without one is a record that is only read. */
function doorsIn(html: string, page: string): { method: string; to: string }[] {
  const links = [...html.matchAll(/<a\b[^>]*? href="(\/[^"/][^"]*)"/g)].map(([, to = ""]) => ({
    method: "GET",
    to,
  }));
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, own = "", content = ""]) => {
    const id = said(own, "id");
    const outside = id ? html.match(new RegExp(`<button\\b[^>]* form="${id}"[^>]*>`, "g")) : null;
    return [...(content.match(/<button\b[^>]*>/g) ?? []), ...(outside ?? [])]
      .filter((button) => !/ type="button"| form="/.test(button) || outside?.includes(button))
      .map((button) => ({
        method: (said(button, "formMethod") ?? said(own, "method") ?? "get").toUpperCase(),
        to: said(button, "formAction") ?? said(own, "action") ?? page,
      }));
  });
  return [...links, ...forms].map(({ method, to }) => ({ method, to: to.replaceAll("&amp;", "&") }));
}

function said(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
}
