import type { ApiClient } from "../client.ts";

type Json = Record<string, unknown>;

/** By noun and id. */
export type Account = Map<string, string>;

const LISTS: [string, string][] = [
  ["invoice", "invoices"],
  ["invoice", "invoices?kind=credit_note"],
  ["offer", "offers"],
  ["client", "clients"],
  ["payment", "payments"],
  ["series", "series"],
  ["template", "templates"],
  ["catalogueItem", "catalogue"],
  ["catalogueItem", "catalogue?archived=true"],
  ["service", "services"],
  ["expense", "expenses"],
];

const OF_THE_DAY = ["nextStep", "next"];

/** What a program without a mirror of its own would have to read. */
export async function readAccount(api: ApiClient): Promise<Account> {
  const account: Account = new Map();
  for (const [noun, path] of LISTS)
    for (const record of await readList(api, path)) account.set(`${noun}:${String(record.id)}`, text(record));
  const { data } = await api.call("GET", "/v1/user/profile");
  account.set("profile", text(settingsIn(data ?? {})));
  return account;
}

/** Keys of what the lists say has changed or been deleted since an instant. */
export async function changedSince(api: ApiClient, since: Date): Promise<Set<string>> {
  const changed = new Set<string>();
  for (const [noun, path] of LISTS) {
    const parameters = `updated_since=${since.toISOString()}${path.startsWith("series") ? "" : "&limit=100"}`;
    const { data } = await api.call("GET", `/v1/${path}${path.includes("?") ? "&" : "?"}${parameters}`);
    const records = data?.[nameIn(path)] as Json[];
    for (const { id } of [...records, ...((data?.deleted ?? []) as Json[])])
      changed.add(`${noun}:${String(id)}`);
  }
  return changed;
}

function nameIn(path: string): string {
  const [list = ""] = path.split("?");
  return list === "catalogue" ? "items" : list;
}

async function readList(api: ApiClient, path: string): Promise<Json[]> {
  const all: Json[] = [];
  const name = nameIn(path);
  const isWhole = path === "series";
  for (let page = 1; ; page++) {
    const query = isWhole ? "" : `${path.includes("?") ? "&" : "?"}limit=100&page=${page}`;
    const records = (await api.call("GET", `/v1/${path}${query}`)).data?.[name] as Json[];
    all.push(...records);
    if (isWhole || records.length < 100) return all;
  }
}

interface Told {
  id: string;
  type: string;
  data: Record<string, Json>;
}

/** Those after `last`, the oldest first. */
export async function eventsAfter(api: ApiClient, last: string): Promise<Told[]> {
  const found: Told[] = [];
  for (let after = ""; ;) {
    const cursor = after ? `&starting_after=${after}` : "";
    const { data } = await api.call("GET", `/v1/events?limit=100${cursor}`);
    const events = data?.events as Told[];
    const known = events.findIndex(({ id }) => id === last);
    found.push(...(known < 0 ? events : events.slice(0, known)));
    if (known >= 0 || !data?.has_more) return found.toReversed();
    after = String(data.next_cursor);
  }
}

/**
 * Changes the mirror as a program would that knows nothing but events.
 * @returns changes that were told though nothing was different
 */
export function follow(mirror: Account, events: Told[]): string[] {
  const inVain: string[] = [];
  for (const { type, data } of events)
    for (const [name, record] of Object.entries(data)) {
      const noun = name === "creditNote" ? "invoice" : name;
      const key = noun === "profile" ? noun : `${noun}:${String(record.id)}`;
      const before = mirror.get(key);
      if (type === `${type.split(".")[0]}.deleted`) mirror.delete(key);
      else if (key === "profile") mirror.set(key, text(settingsIn(record)));
      else if (isListed(noun)) mirror.set(key, text(record));
      const isKept = key === "profile" || isListed(noun);
      if (isKept && type.endsWith(".updated") && mirror.get(key) === before) inVain.push(`${type} ${key}`);
    }
  return inVain;
}

/** @returns what is not in both as it is, by key, but for what the day alone decides */
export function differences(one: Account, other: Account): string[] {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => ofAnyDay(one.get(key)) !== ofAnyDay(other.get(key)));
}

function isListed(noun: string): boolean {
  return LISTS.some(([listed]) => listed === noun);
}

const SETTINGS = [
  ...["companyName", "vatNumber", "iban", "qrIban", "referenceOnEveryInvoice", "creditNotePrefix"],
  ...["offerPrefix", "roundsToFive", "billingInformation", "eInvoices", "eurInvoices", "publicPages"],
  ...["countsViews", "restCountsAsPaid", "uniqueExternalIds", "showsMadeWith", "address"],
];

function settingsIn(profile: Json): Json {
  return Object.fromEntries(SETTINGS.map((name) => [name, profile[name]]));
}

function text(record: Json): string {
  return JSON.stringify(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function ofAnyDay(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const entries = JSON.parse(text) as [string, unknown][];
  return JSON.stringify(entries.filter(([name]) => !OF_THE_DAY.includes(name)));
}
