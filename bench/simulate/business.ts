import type { Day } from "#app/swiss/dates.ts";
import { PERSON } from "../../tests/support/person.ts";
import { chanceFrom } from "./chance.ts";
import { type Deed, firstDayOfReturn, planMonth } from "./month.ts";
import type { Trustee } from "./trustee.ts";
import { type Processes, type Tally, Visitor } from "./visitor.ts";

export const ACCOUNT = PERSON.iban.replaceAll(" ", "");

export interface OpenInvoice {
  id: string;
  number: string;
  reference: string;
  /** Rappen. */
  total: number;
  /** Path of the page that its client opens. */
  page: string;
  /** Of the month, as below: written, and paid with the next bank file. */
  day: number;
  paidFrom: number;
}

/** One of the businesses, with what it remembers. */
export interface Business {
  index: number;
  id: string;
  ownerId: string;
  /** Of the return that ends with the month. */
  periodId: string;
  trustee: Trustee | null;
  email: string;
  token: string;
  apiKey: string;
  owner: Visitor;
  chance: (below: number) => number;
  plan: Deed[][];
  open: OpenInvoice[];
  written: OpenInvoice[];
}

/** Registers it, as everybody does. */
export async function foundBusiness(
  processes: Processes,
  tally: Tally,
  { index, days, seed }: { index: number; days: number; seed: number },
): Promise<Business> {
  const owner = new Visitor(processes, tally);
  const email = `owner-${index}@example.ch`;
  const own = seed * 100_000 + index + 1;
  const business: Business = {
    index,
    id: "",
    ownerId: "",
    periodId: "",
    trustee: null,
    email,
    token: "",
    apiKey: "",
    owner,
    chance: chanceFrom(own),
    plan: planMonth(days, own),
    open: [],
    written: [],
  };
  const person = { ...PERSON, email, companyName: `Muster ${index} GmbH`, vatNumber: "CHE-123.456.788 MWST" };
  const session = await callAs<{ token: string }>(business, "register", "POST", "/auth/register", person);
  business.token = session?.token ?? "";
  return business;
}

/** Once the address is confirmed. */
export async function makeKey(business: Business): Promise<void> {
  const wanted = { name: "Simulation", access: "full" };
  const answer = await callAs<{ key: string }>(business, "new key", "POST", "/api-keys", wanted);
  business.apiKey = answer?.key ?? "";
}

/** One in three files a return each month, the others each quarter. */
const MONTHLY_EVERY = 3;

interface Periods {
  taxPeriods: { id: string; endsOn: Day }[];
}

/** Says how it accounts for VAT in the return that ends with that day. */
export async function accountForVat(business: Business, until: Day): Promise<void> {
  const period = business.index % MONTHLY_EVERY === 0 ? "month" : "quarter";
  await callByKey(business, "VAT method", "POST", "/tax/methods", {
    validFrom: firstDayOfReturn(until, period === "month" ? 1 : 3),
    method: "effective",
    consideration: "agreed",
    period,
    roundsToFive: false,
    activities: [],
    registeredBefore: false,
  });
  const known = await callByKey<Periods>(business, "VAT returns", "GET", "/tax/periods");
  business.periodId = known?.taxPeriods.find(({ endsOn }) => endsOn === until)?.id ?? "";
}

/** A call of the API with the session, as our own pages make it. @returns null for a refusal and for a file */
export function callAs<T>(business: Business, kind: string, method: string, path: string, body?: unknown) {
  return callWith<T>(business, kind, { method, path: `/api${path}`, token: business.token, body });
}

/** The same by API key, as a program of the business makes it. */
export function callByKey<T>(business: Business, kind: string, method: string, path: string, body?: unknown) {
  return callWith<T>(business, kind, { method, path: `/api/v1${path}`, token: business.apiKey, body });
}

interface Call {
  method: string;
  path: string;
  token: string;
  /** Text is sent as XML, bytes as JPEG, and all else as JSON. */
  body: unknown;
}

async function callWith<T>({ owner }: Business, kind: string, call: Call): Promise<T | null> {
  const { method, path, token, body } = call;
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const sent = contentOf(body);
  if (sent) headers["Content-Type"] = sent.type;
  const answer = await owner.ask(kind, path, { method, headers, ...(sent ? { body: sent.content } : {}) });
  return answer.isGood && answer.isJson ? (JSON.parse(answer.text()) as { data: T }).data : null;
}

function contentOf(body: unknown): { type: string; content: string | Buffer<ArrayBuffer> } | null {
  if (body === undefined) return null;
  if (body instanceof Uint8Array) return { type: "image/jpeg", content: Buffer.from(body) };
  if (typeof body === "string") return { type: "application/xml", content: body };
  return { type: "application/json", content: JSON.stringify(body) };
}
