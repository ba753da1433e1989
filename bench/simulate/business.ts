import { PERSON } from "../../tests/support/person.ts";
import { chanceFrom } from "./chance.ts";
import { type Deed, planMonth } from "./month.ts";
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
    email,
    token: "",
    apiKey: "",
    owner,
    chance: chanceFrom(own),
    plan: planMonth(days, own),
    open: [],
    written: [],
  };
  const person = { ...PERSON, email };
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
  /** Text is sent as XML. */
  body: unknown;
}

async function callWith<T>({ owner }: Business, kind: string, call: Call): Promise<T | null> {
  const { method, path, token, body } = call;
  const isXml = typeof body === "string";
  const headers: Record<string, string> = {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { "Content-Type": isXml ? "application/xml" : "application/json" }),
  };
  const sent = isXml ? body : body === undefined ? undefined : JSON.stringify(body);
  const answer = await owner.ask(kind, path, { method, headers, ...(sent ? { body: sent } : {}) });
  return answer.isGood && answer.isJson ? (JSON.parse(answer.text()) as { data: T }).data : null;
}
