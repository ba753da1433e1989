import fc from "fast-check";
import { EXPENSE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { expect } from "vitest";
import { ApiClient } from "../../support/client.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { type OpenDatabase, onDatabaseOfDay } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { FULL } from "../../support/choice-of-day.ts";
import { oddBody, oddText } from "../../support/contract/odd-input.ts";
import { PERSON } from "../../support/person.ts";
import { testPlatform } from "../../support/platform.ts";
import { type RawAnswer, rawRequest } from "../../support/server/raw-request.ts";
import { flatRoutes } from "../../support/routes.ts";
import { serve } from "../../support/server/server.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

/** Calls on each database, more in `npm run test:full`, and how many are on their way together. */
const CALLS = FULL ? 4800 : 640;
const AT_ONCE = 8;

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "multipart/form-data",
  "image/png",
  "",
];

const WEBHOOK = {
  url: "https://hooks.example.ch/rappen",
  events: ["invoice.paid", "client.updated"],
  isActive: true,
};

/** What a call of this route takes when all is well. */
const VALID: Record<string, object[]> = {
  "/api/auth/register": [
    { ...PERSON, companyName: "", vatNumber: "", phone: "", preferredLanguage: "de", marketingOptIn: true },
    { ...PERSON, sessionId: "s", utmParams: { source: "x" } },
  ],
  "/api/auth/login": [{ email: PERSON.email, password: PERSON.password, sessionId: "s" }],
  "/api/events": [
    {
      type: "page_view",
      path: "/invoice/x?y",
      referrer: "https://example.ch/?q",
      locale: "de-CH",
      consent: { necessary: true, analytics: true, marketing: false, preferences: false },
      sessionId: "s-1",
    },
  ],
  "/api/auth/verify-email": [{ token: "made-up-token-that-is-long-enough" }],
  "/api/auth/resend-verification": [{ email: PERSON.email }],
  "/api/auth/forgot-password": [{ email: PERSON.email }],
  "/api/auth/reset-password": [
    { token: "made-up-token", password: "x-y-z-123", confirmPassword: "x-y-z-123" },
  ],
  "/api/user/profile": [{ ...PERSON, qrIban: "CH44 3199 9123 0008 8901 2", phone: "044 668 18 00" }],
  "/api/api-keys": [{ name: "Shop", access: "full", expiresOn: "2027-01-31" }],
  "/api/webhooks": [WEBHOOK],
  "/api/webhooks/:id": [{ ...WEBHOOK, isActive: false }],
  "/api/clients": [CLIENT],
  "/api/clients/find-or-create": [CLIENT],
  "/api/clients/:id": [{ ...CLIENT, version: 1 }],
  "/api/catalogue": [{ name: { de: "Konzept" }, unitPrice: 140 }],
  "/api/catalogue/:id": [{ name: { de: "Konzept" }, unitPrice: 140, archived: true }],
  "/api/expenses": [EXPENSE_EXAMPLE],
  "/api/expenses/:id": [{ ...EXPENSE_EXAMPLE, version: 1, amount: 108.1 }],
  "/api/invoices/:id/send": [
    { language: "fr", recipient: "x@example.ch", subject: "S", message: "M", copyToMe: true, version: 1 },
    { language: "de" },
  ],
  "/api/invoices/:id/status": [
    { status: "sent" },
    { status: "paid", paidOn: "2026-11-20" },
    { status: "overdue" },
    { status: "cancelled" },
  ],
  "/api/user/design": [
    { fontSize: 9, margins: { top: 10, right: 10, bottom: 10, left: 10 }, window: "left" },
  ],
  "/api/user/design/logo": [{ logo: "not an image" }],
  "/api/qr-bill/validate-iban": [{ iban: PERSON.iban }],
  "/api/qr-bill/validate-address": [{ address: { name: "x", ...PERSON.address } }],
  "/api/qr-bill/validate-amount": [{ amount: 12.5 }, { amount: "1'234.50" }],
  "/api/qr-bill/validate-reference": [
    { reference: "RF18539007547034", referenceType: "SCOR", creditorIBAN: PERSON.iban },
    { reference: "", referenceType: "", creditorIBAN: "CH4431999123000889012" },
  ],
  "/api/qr-bill/generate-preview": [
    {
      creditorIBAN: PERSON.iban,
      creditorName: "x",
      creditorAddress: PERSON.address,
      debtorName: "y",
      debtorAddress: PERSON.address,
      amount: 5,
      reference: "",
      referenceType: "SCOR",
      invoiceNumber: "7",
      language: "de",
      formatting: { fontFamily: "Arial", fontSize: 10, margins: { top: 5, left: 5, right: 5, bottom: 5 } },
    },
  ],
  "/api/qr-bill/generate-reference": [{ creditorIBAN: PERSON.iban, number: "R-1", invoice: "" }],
  "/api/invoices/:id/credit-notes": [{ items: [{ position: 1, quantity: 1 }], reason: "x" }],
  "/api/invoices/:id/write-off": [{ amount: 1, reason: "x" }],
  "/api/invoices/:id/reminders": [{ level: 1, send: false }],
  "/api/invoices": [
    { ...INVOICE, dueDate: "2026-12-24", serviceFrom: "2026-10-01", serviceTo: "2026-10-31", notes: "x" },
    {
      ...INVOICE,
      paymentReferenceType: "SCOR",
      paymentReference: "",
      sender: { name: "Anna Muster", iban: PERSON.iban, address: PERSON.address },
    },
  ],
};

/** Routes that take a body by another method than POST. */
const WRITING: Record<string, string> = {
  "/api/user/profile": "PUT",
  "/api/user/design": "PUT",
  "/api/user/design/logo": "PUT",
  "/api/clients/:id": "PUT",
  "/api/catalogue/:id": "PUT",
  "/api/expenses/:id": "PUT",
  "/api/webhooks/:id": "PUT",
  "/api/invoices/:id/status": "PUT",
};

/** Enough of them that some are left when others were deleted. */
const ENOUGH = 10;

const ODD_IDS = [
  "%00",
  "..%2F..%2Fetc",
  "%F0%9F%92%A5",
  "%E0%A4%A",
  "%ED%A0%80",
  "'%20or%201=1--",
  "x".repeat(4000),
];
const QUERIES = [
  "",
  "?page=-1&limit=1e309",
  "?language=%00",
  "?page=%00&page=2",
  "?lang=__proto__",
  "?%E0%A4%A=1",
  "?format=csv&includeInvoices=true&dateFrom=%00",
  "?format=csv&includeInvoices=true&includeItems=1",
  "?format=excel&includeStats=true",
];

interface Call {
  path: string;
  method: string;
  body: string | Buffer;
  type: string;
  isSignedIn: boolean;
}

onDatabaseOfDay((open) => {
  itRarely(
    "security 13: no body, method, id or query makes any API route fail, signed in or not",
    async () => {
      const { origin, token, ids } = await start(open);
      const paths = (await flatRoutes())
        .filter(({ file }) => file.startsWith("api/"))
        .map(({ path }) => path)
        .filter((path) => path.startsWith("/api/") && path !== "/api/v1/openapi.json");
      let asked = 0;
      const seen = new Set<number>();
      const call: fc.Arbitrary<Call> = fc.constantFrom(...paths).chain((path) =>
        fc.record({
          path: fc.tuple(fc.constantFrom(...ids), oddText(), fc.constantFrom(...QUERIES)).map(fill(path)),
          method: fc.oneof(fc.constantFrom(...METHODS), fc.constantFrom(...writing(path))),
          body: oddBody(VALID[path] ?? [INVOICE]),
          type: fc.oneof({ weight: 6, arbitrary: fc.constant(TYPES[0]!) }, fc.constantFrom(...TYPES)),
          isSignedIn: fc.constantFrom(true, true, true, false),
        }),
      );
      const ask = async ({ method, path, body, type, isSignedIn }: Call) => {
        const headers: Record<string, string> = isSignedIn ? { Authorization: `Bearer ${token}` } : {};
        if (type) headers["Content-Type"] = type;
        const answer = await rawRequest(origin, { method, path, headers, body });
        expect(answer.status).toBeLessThan(500);
        if (method !== "HEAD") expectShape(answer);
        seen.add(answer.status);
        asked++;
      };
      const several = fc.array(call, { minLength: AT_ONCE, maxLength: AT_ONCE });
      await fc.assert(
        fc.asyncProperty(several, async (calls) => void (await Promise.all(calls.map(ask)))),
        { numRuns: CALLS / AT_ONCE },
      );
      expect(asked).toBe(CALLS);
      expect({}).not.toHaveProperty("isAdmin");
      expect([...seen]).toEqual(
        expect.arrayContaining([200, ...(FULL ? [201] : []), 400, 401, 404, 405, 415, 422]),
      );
    },
  );
});

async function start(open: OpenDatabase) {
  const platform = testPlatform(await open());
  const api = new ApiClient(await serve(platform));
  await api.register(PERSON);
  await platform.database.db.updateTable("businesses").set({ plan: "pro" }).execute();
  await platform.database.db.updateTable("users").set({ email_verified_at: "2026-11-21" }).execute();
  const ids = [String((await api.call("POST", "/webhooks", WEBHOOK)).data?.id)];
  for (let count = 0; count < ENOUGH; count++) {
    ids.push(String((await api.call("POST", "/invoices", INVOICE)).data?.id));
    ids.push(String((await api.call("POST", "/clients", CLIENT)).data?.id));
  }
  return { origin: api.origin, token: api.token, ids: [...ids, ...ODD_IDS] };
}

/** Methods with which the route takes a body, so that they come often enough. */
function writing(path: string): string[] {
  return path in VALID ? [WRITING[path] ?? "POST"] : METHODS;
}

function fill(path: string) {
  return ([id, text, query]: [string, string, string]) =>
    path.replace(":id", () => id).replace("*", () => encodeURIComponent(text.toWellFormed()) || "x") + query;
}

function expectShape({ status, headers, body }: RawAnswer): void {
  if (
    status === 200 &&
    /^(application\/(pdf|zip|vnd\.\S+)|text\/csv.*)$/.test(String(headers["content-type"]))
  )
    return;
  expect(headers["content-type"]).toMatch(/^application\/json/);
  const answer = JSON.parse(body.toString()) as Record<string, unknown>;
  const isSuccess = status < 300;
  expect(answer.success).toBe(isSuccess);
  // Optional: warnings of a success, the existing record of a conflict.
  const keys = Object.keys(answer).filter((key) => key !== (isSuccess ? "warnings" : "existing"));
  expect(keys.toSorted()).toEqual(
    isSuccess ? ["data", "success"] : ["code", "error", "errors", "requestId", "success"],
  );
  expect(isSuccess || typeof answer.error === "string").toBe(true);
}
