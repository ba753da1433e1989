import { FIRST_ACCESS_VERSION } from "#app/platform/auth/access-version.server.ts";
import { startCookieSession } from "#app/platform/auth/sign-in-response.server.ts";
import { Browser } from "./client.ts";
import { CLIENT_FIELDS } from "./invoices/client-input.ts";
import { freshSqlite } from "./databases/databases.ts";
import { register, sendingMember, testPlatform, visitor } from "./platform.ts";
import { serve } from "./server/server.ts";

/** What the registration form sends when it is filled in as PERSON is. */
export const REGISTRATION = {
  firstName: "Anna",
  lastName: "Muster",
  email: "anna@example.ch",
  password: "quer-durch-bern",
  iban: "CH93 0076 2011 6238 5295 7",
  street: "Seestrasse",
  buildingNumber: "12",
  postalCode: "8002",
  city: "Zürich",
  country: "CH",
  acceptedTermsPrivacy: "on",
};

/** What the invoice form sends for the invoice of the main job. */
export const INVOICE_FIELDS = {
  clientName: "Šárka Łącka-Ğül",
  clientEmail: "kundin@example.ch",
  clientAddress: "Obertor",
  clientBuildingNumber: "14",
  clientPostalCode: "8400",
  clientCity: "Winterthur",
  clientCountry: "CH",
  issueDate: "2026-11-21",
  dueDate: "2026-12-21",
  language: "de",
  creditorIBAN: "CH93 0076 2011 6238 5295 7",
  creditorName: "Anna Muster",
  creditorAddress: "Seestrasse",
  creditorBuildingNumber: "12",
  creditorPostalCode: "8002",
  creditorCity: "Zürich",
  creditorCountry: "CH",
  referenceType: "",
  paymentReference: "",
  "items[0].description": "Konzept",
  "items[0].quantity": "3",
  "items[0].unit": "",
  "items[0].unitPrice": "199.95",
  "items[0].vatRate": "8.1",
  "items[1].description": "Porto",
  "items[1].quantity": "1",
  "items[1].unit": "",
  "items[1].unitPrice": "0.05",
  "items[1].vatRate": "2.6",
};

/** The product, served, and a visitor's browser. */
export async function visit(env: Record<string, string> = {}) {
  const platform = testPlatform(await freshSqlite(), env);
  const origin = await serve(platform);
  return { platform, origin, browser: new Browser(origin) };
}

/**
 * As `visit`, and the visitor has registered; what the form does beyond this, tests/screens/accounts/register.test.ts
 * tries.
 */
export async function visitSignedIn(env: Record<string, string> = {}) {
  const visited = await visit(env);
  const { platform } = visited;
  const ctx = visitor(platform);
  await signIn(visited, await register(ctx));
  return visited;
}

/** Somebody who may send, at the screens and at the use cases alike. */
export async function visitAsSender() {
  const visited = await visit();
  const ctx = await sendingMember(visited.platform);
  await signIn(visited, ctx.user.id);
  return { ...visited, ctx };
}

export async function signIn(
  { platform, origin, browser }: Awaited<ReturnType<typeof visit>>,
  userId: string,
) {
  const ctx = visitor(platform);
  const request = new Request(origin, { headers: { "User-Agent": "node" } });
  const session = { userId, accessVersion: FIRST_ACCESS_VERSION, language: ctx.locale, to: "/dashboard" };
  browser.take(await startCookieSession(ctx, request, session));
}

/** Writes an invoice. @returns the address of its page */
export async function writeInvoice(browser: Browser, fields: Record<string, string> = {}): Promise<string> {
  const response = await browser.post("/invoice/create", { ...INVOICE_FIELDS, ...fields });
  return response.headers.get("Location") ?? "";
}

/** Adds a client through its form. @returns its id */
export async function addClient(browser: Browser, fields: Record<string, string> = {}): Promise<string> {
  const response = await browser.post("/clients/create", { ...CLIENT_FIELDS, ...fields });
  return response.headers.get("Location")?.split("/").at(-1) ?? "";
}
