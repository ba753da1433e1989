import fc from "fast-check";
import { expect } from "vitest";
import type { UserContext } from "#app/platform/context.server.ts";
import { sessionCookie } from "#app/platform/auth/session.server.ts";
import { hashToken, newToken } from "#app/platform/auth/tokens.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { INVOICE_FIELDS, REGISTRATION } from "../support/browsing.ts";
import { CLIENT_FIELDS, clientInput } from "../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { FULL } from "../support/choice-of-day.ts";
import { oddText } from "../support/contract/odd-input.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";
import { rawRequest } from "../support/server/raw-request.ts";
import { flatRoutes } from "../support/routes.ts";
import { serve } from "../support/server/server.ts";
import { TEMPLATE_FIELDS, templateInput } from "../support/invoices/template-input.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

/** Forms on each database, and how many are on their way together. */
const FORMS = FULL ? 800 : 160;
const AT_ONCE = 8;

/** Clients and templates whose pages are asked for: some are left when others were deleted. */
const CLIENTS = 20;

const PASSWORDS = { password: "quer-durch-bern", newPassword: "x-y-z-123", confirmPassword: "x-y-z-123" };

/** What each of our forms sends; every address gets all of them. */
const VALID: Record<string, string>[] = [
  { ...REGISTRATION, ...PASSWORDS, qrIban: "", preferredLanguage: "de", companyName: "", vatNumber: "" },
  { ...INVOICE_FIELDS, subject: "", notes: "x" },
  { ...INVOICE_FIELDS, add: "1" },
  { ...CLIENT_FIELDS, version: "1", redirectTo: "/clients?page=2" },
  { ...INVOICE_FIELDS, remove: "0" },
  { ...TEMPLATE_FIELDS, version: "1" },
  { ...TEMPLATE_FIELDS, add: "1", redirectTo: "/templates" },
  { ...INVOICE_FIELDS, preview: "1" },
  { ...INVOICE_FIELDS, generateReference: "1", invoice: "0198c0de" },
  {
    fontSize: "10",
    window: "left",
    "margins.top": "20",
    "margins.right": "20",
    "margins.bottom": "20",
    "margins.left": "25",
  },
  { ...PASSWORDS, token: "made-up-token-that-is-long-enough", email: "x@example.ch" },
  { language: "fr", redirectTo: "/invoices" },
  { kind: "invoices", "columns[0].field": "name", "columns[1].field": "email", existing: "update" },
  { version: "1", recipient: "x@example.ch", language: "fr", subject: "S", message: "M", copyToMe: "on" },
  { recipient: "x@example.ch", language: "it", subject: "S", message: "M", useLanguage: "1" },
  {
    recipient: "x@example.ch",
    cc: "y@example.ch",
    greeting: "name",
    subject: "S",
    message: "M",
    keepWords: "1",
  },
  {
    termDays: "30",
    "de.subject": "Rechnung {number}",
    "fr.message": "{x}",
    "it.notes": "",
    "en.footer": "x",
  },
  { paidOn: "2026-11-20", id: "0198c0de-0000-7000-8000-000000000000" },
];

const ODD_NAMES = [
  "__proto__",
  "__proto__.x",
  "constructor.prototype",
  "toString",
  "hasOwnProperty",
  "items",
  "items.quantity",
  "items[0]",
  "items[0].constructor",
  "items[0].description.x",
  "items[999].quantity",
  "items[-1].quantity",
  "items[1e3].quantity",
  "address.city",
  "address[0].city",
  "clientName.first",
  "clientName[0].first",
  "email[0].x",
  "token.x",
  "language.x",
  "redirectTo[2].x",
  "utmParams.source",
  "remove[0].x",
  "",
  "&",
];

const ODD_VALUES = ["", " ", "\u0000", "\r\nSet-Cookie: a=b", "1e309", "-1", "__proto__", "x".repeat(50_000)];
const ODD_QUERIES = ["", "?index", "?token=%00", "?redirectTo=%0d%0a", "?lang=__proto__", "?%E0%A4%A"];
const ODD_BODIES = ["", "=", "&&&", "%", "a=%ff%fe", "a%00b=1", "items[0].x=1&".repeat(20_000)];
const TYPES = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=b",
  "application/json",
  "",
];

const oddValue = fc.oneof(fc.constantFrom(...ODD_VALUES), oddText());

const spoiltForm = fc
  .record({
    fields: fc.constantFrom(...VALID),
    place: fc.nat(),
    value: oddValue,
    more: fc.array(fc.tuple(fc.constantFrom(...ODD_NAMES), oddValue), { maxLength: 3 }),
  })
  .map(({ fields, place, value, more }) => {
    const names = Object.keys(fields);
    const form = new URLSearchParams({ ...fields, [names[place % names.length]!]: value });
    for (const [name, text] of more) form.append(name, text);
    return form.toString();
  });

const body = fc.oneof(
  { weight: 8, arbitrary: spoiltForm },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) },
  {
    weight: 1,
    arbitrary: oddText().map((text) => `--b\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n`),
  },
);

onDatabaseOfDay((open) => {
  itRarely("security 13: no form makes any screen fail, with or without scripts", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const ids: Ids[] = [];
    for (let count = 0; count < CLIENTS; count++) {
      const { id } = await createClient(ctx, clientInput());
      const template = await createTemplate(ctx, templateInput({ name: `Vorlage ${count}`, clientId: id }));
      ids.push({ "/clients/": id, "/templates/": template });
    }
    const origin = await serve(platform);
    const screens = (await flatRoutes()).map(({ path }) => path).filter((path) => !path.startsWith("/api"));
    const seen = new Set<number>();
    const post = fc.record({
      path: fc
        .tuple(
          fc.constantFrom(...screens),
          fc.boolean(),
          fc.constantFrom(...ODD_QUERIES),
          fc.constantFrom(...ids),
        )
        .map(([path, isData, query, ids]) => address(path, isData, ids) + query),
      type: fc.oneof({ weight: 8, arbitrary: fc.constant(TYPES[0]!) }, fc.constantFrom(...TYPES)),
      body,
    });
    const send = async ({ path, type, body }: { path: string; type: string; body: string }) => {
      const token = await openSession(ctx);
      const cookie = (await sessionCookie(platform).serialize(token)).split(";")[0]!;
      const headers = { Origin: origin, Cookie: cookie, ...(type ? { "Content-Type": type } : {}) };
      const { status } = await rawRequest(origin, { method: "POST", path, headers, body });
      expect(status).toBeLessThan(500);
      seen.add(status);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(post, { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (posts) => void (await Promise.all(posts.map(send))),
      ),
      { numRuns: FORMS / AT_ONCE },
    );
    expect([...seen]).toEqual(expect.arrayContaining([200, 303, 400, 422]));
    expect({}).not.toHaveProperty("x");
  });
});

/** Ids that are there, by the start of the addresses that they fit into. */
type Ids = Record<"/clients/" | "/templates/", string>;

/** The address; with scripts, Remix asks for the answer's data only. */
function address(path: string, isData: boolean, ids: Ids): string {
  const id = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] ?? "0198c0de";
  const filled = path.replace(/:\w+/, id).replace("*", "nowhere");
  if (!isData) return filled;
  return filled === "/" ? "/_root.data" : `${filled}.data`;
}

/** A session however often the forms have changed the second step meanwhile. @returns its token */
async function openSession(ctx: UserContext): Promise<string> {
  const token = newToken();
  const now = ctx.now.toISOString();
  const whose = { user_id: ctx.user.id, business_id: ctx.businessId };
  const row = { id: hashToken(token), ...whose, kind: "cookie", user_agent: "" };
  await ctx.db
    .insertInto("sessions")
    .values({ ...row, created_at: now, last_seen_at: now, expires_at: "2099-01-01T00:00:00.000Z" })
    .execute();
  return token;
}
