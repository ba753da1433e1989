import { expect, it } from "vitest";
import { SCREENS } from "#app/addresses/screens.ts";
import { visitSignedIn, writeInvoice } from "../support/browsing.ts";

/** Reached by a link or an act alone, or no page at all. */
const NOT_FROM_ELSEWHERE = [
  /\.|options|download|pdf|ebill|stream|file$|preview|reference|sample|^(logout|mcp|draft|find)/,
  /^(checkout|oauth|today|start\/|reminders\/post|seats\/(take-over|calendar))|provider|confirm$|two-step\//,
  /\/(webhooks|api-keys)\/|switch-to-yearly|subscription\/cancel|services\/invoice/,
  /^(invoices|offers|clients)\/(selected|remind|export|invoice-many)$/,
];

const ROOM_OF = {
  dashboard: "Overview",
  invoices: "Invoices",
  invoice: "Invoices",
  offers: "Invoices",
  recurring: "Invoices",
  reminders: "Invoices",
  templates: "Invoices",
  catalogue: "Invoices",
  services: "Invoices",
  projects: "Invoices",
  payments: "Payments",
  clients: "Clients",
  accounting: "Accounting",
  expenses: "Accounting",
  tax: "Accounting",
  journal: "Accounting",
  year: "Accounting",
  profile: "personal",
  seats: "personal",
  shortcuts: "personal",
  export: "personal",
  import: "personal",
};

it("marks the room of every page, and leads to each in at most two clicks", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  await writeInvoice(browser);
  const pages = Object.values(SCREENS)
    .filter(
      ([path, module, needs]) => !/:/.test(path) && !/buttons|questions/.test(module) && needs !== "open",
    )
    .map(([path]) => path)
    .filter((path) => !NOT_FROM_ELSEWHERE.some((pattern) => pattern.test(path)));
  const read = async (path: string) => (await browser.get(path)).text();
  const first = headerLinksOf(await read("/dashboard"));
  const near = new Set(first);
  for (const path of first) for (const link of linksIn(await read(path))) near.add(link);
  const rooms = new Map<string, Set<string>>();
  const far: string[] = [];
  for (const path of pages) {
    const html = await read(`/${path}`);
    if (!near.has(`/${path}`)) far.push(path);
    const [first = ""] = path.split("/");
    const marked = roomsIn(html).join(" and ");
    // What only leads elsewhere shows no page.
    if (html.includes("<h1")) rooms.set(first, new Set([...(rooms.get(first) ?? []), marked]));
  }
  expect(far).toEqual([]);
  const found = [...rooms].map(([first, marked]) => [first, [...marked].join(" or ")]);
  expect(Object.fromEntries(found)).toEqual(ROOM_OF);
});

function headerLinksOf(html: string): Set<string> {
  return new Set(linksIn(/<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? ""));
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/ href="(\/[^"?#]*)/g)].map(([, path = ""]) => path);
}

/** The marked entries of the bar. */
function roomsIn(html: string): string[] {
  const bar = /<nav class="bar-nav"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  const marked = [...bar.matchAll(/aria-current="\w+"[^>]*>([^<]*)</g)].map(([, name = ""]) => name);
  const isPersonal = /<details class="menu bar-user"><summary aria-current/.test(html);
  return isPersonal ? [...marked, "personal"] : marked;
}
