import { bookByHand } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { useMethod } from "../../support/tax/worked-year.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { listInvitations } from "#app/features/people/seats/people.server.ts";
import { createApiKey } from "#app/features/people/api-keys/api-keys.server.ts";
import { listConnections } from "#app/features/people/oauth/connections.server.ts";
import { createService } from "#app/features/selling/services/change-services.server.ts";
import { createCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { beginBatch } from "#app/features/selling/batches/begin-batch.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { takeTransactions } from "#app/features/money/bank-files/take-transactions.server.ts";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { keepMapping, type NewMapping } from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import { keepWaitingFile } from "#app/features/money/bank-files/csv/waiting-files.server.ts";
import { insertBankFile } from "#app/features/money/bank-files/bank-files.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findDesign } from "#app/features/selling/design/design.server.ts";
import { saveLogo } from "#app/features/selling/design/logo.server.ts";
import { createSandbox } from "#app/features/front/sandbox/sandboxes.server.ts";
import { testWebhook } from "#app/features/programs/webhooks/test-webhook.server.ts";
import { listEvents } from "#app/features/running/events/events.server.ts";
import { listDeliveries } from "#app/features/programs/webhooks/delivery/webhook-deliveries.server.ts";
import { startImport } from "#app/features/front/imports/imports.server.ts";
import { beginTask } from "#app/features/people/progress/tasks.server.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { listRules, teachText } from "#app/features/money/payment-rules/teach.server.ts";
import { listSecurityEvents } from "#app/features/people/accounts/not-me/security-log.server.ts";
import { CALLS } from "#app/addresses/calls.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { readStatement } from "../../support/bank-files/read-camt.ts";
import type { CamtEntry } from "../../support/camt.ts";
import { INVOICE_FIELDS } from "../../support/browsing.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { batchInput } from "../../support/batches/batch-input.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { csvFile } from "../../support/invoices/importing.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { picture } from "../../support/invoices/pictures.ts";
import { PERSON } from "../../support/person.ts";
import { connected } from "../../support/oauth/connecting.ts";
import { idOf, withPasskey } from "../../support/passkeys/add-passkey.ts";
import { confirmAddress, makePro, member, type TestPlatform, testPlatform } from "../../support/platform.ts";
import { flatRoutes } from "../../support/routes.ts";
import { newSeries } from "../../support/invoices/series-input.ts";
import { readAndKeepReceipt } from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { expenseWithReceipt, PDF } from "../../support/expense-input.ts";
import { questionOn } from "../../support/seats/question-on.ts";
import { serviceInput } from "../../support/service-input.ts";
import { catalogueInput } from "../../support/invoices/catalogue-input.ts";
import { templateInput } from "../../support/invoices/template-input.ts";
import { overdueInvoice, writeLetters } from "../../support/reminders/client-letters.ts";
import { serve } from "../../support/server/server.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";
import { beginOf, NAMING, OF_NOBODY, type Owner } from "./own-urls.ts";

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await closeReadingPool();
  await closeBankFilePool();
});

let platform: TestPlatform;
let owner: Owner;
let other: Awaited<ReturnType<typeof stranger>>;
/** What is stored, before and after all of it: nothing is changed. */
let stored: Awaited<ReturnType<typeof dump>>;
beforeAll(async () => {
  const onEnd = (end: () => Promise<void>) => void ends.push(end);
  platform = testPlatform(await freshSqlite(), {}, onEnd);
  owner = await ownerOf(platform);
  other = await stranger(await serve(platform, onEnd), platform);
  expect((await byToken(other.api, "GET", "/api/user/profile")).status).toBe(200);
  await byToken(other.key, "GET", "/api/v1/account");
  stored = await dump(platform);
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The addresses that name something; the operator's desk has tests of its own (tests/screens/admin). */
const NAMED = (await flatRoutes())
  .map(({ path }) => path)
  .filter((path) => path.includes("/:") && !path.startsWith("/admin/"));
const OWNED = NAMED.filter((path) => beginOf(path) in NAMING);

/** What a program is described to ask; of a page both what shows and what acts. */
function askedOf(path: string): string[] {
  const described = CALLS.filter(({ pattern }) => `/${pattern}` === path).map(({ method }) =>
    method.toUpperCase(),
  );
  return described.length > 0 ? described : ["GET", "POST"];
}

/**
 * Statuses that give nothing away: not found, no such method here, no proof that counts at this door, or sent elsewhere
 * before anything is looked up.
 */
const SILENT = [302, 303, 401, 404, 405];

it("security 1: every address with a parameter has its row here, and every row an address", () => {
  const rows = [...Object.keys(NAMING), ...OF_NOBODY].toSorted();
  expect([...new Set(NAMED.map(beginOf))].toSorted()).toEqual(rows);
});

it.each(OWNED)("security 1: another business's %s is not there, by any method", async (path) => {
  const url = path.replace(/:\w+/, NAMING[beginOf(path)]!(owner));
  const { browser, api, key } = other;
  for (const method of new Set([...askedOf(path), ...someOfDay(METHODS, 1, path)])) {
    for (const target of path.startsWith("/api/") ? [url] : [url, `${url}.data`]) {
      const answers = [
        await byCookie(browser, method, target),
        await byToken(api, method, target),
        await byToken(key, method, target),
      ];
      for (const { status, text } of answers) {
        expect(text, `${method} ${target}`).not.toContain("SINV-");
        expect(text, `${method} ${target}`).not.toContain("Łącka");
        expect(text, `${method} ${target}`).not.toContain("hooks.example.ch");
        if (!target.endsWith(".data")) expect(SILENT, `${method} ${target}`).toContain(status);
      }
    }
  }
  const isByKey = path.startsWith("/api/v1/");
  const statuses = [];
  for (const asked of askedOf(path)) {
    const { status } = await (isByKey ? byToken(key, asked, url) : byCookie(browser, asked, url));
    statuses.push(`${asked} ${status}`);
  }
  expect(statuses.filter((status) => !/ (404|405)$/.test(status) && status !== "GET 302")).toEqual([]);
  expect(statuses.join()).toContain(" 404");
  expect(await dump(platform)).toEqual(stored);
});

it("security 1: a selection with one foreign invoice is refused whole", async () => {
  for (const act of ["pdf", "export", "selected"]) {
    const url = `/invoices/${act}?id=${owner.invoiceId}`;
    expect([url, (await byCookie(other.browser, "GET", url)).status]).toEqual([url, 404]);
  }
});

it("security 1: no invoice is started from another business's template", async () => {
  for (const id of [owner.templateId, "x", "%00"])
    expect((await byCookie(other.browser, "GET", `/invoice/create?template=${id}`)).status).toBe(404);
});

it("security 2: no payload sets plan, counters, status, totals, owner or a free user's number", async () => {
  const platform = testPlatform(await freshSqlite());
  const api = new ApiClient(await serve(platform));
  const hostile = {
    plan: "pro",
    emailVerified: true,
    subscription: { status: "pro", invoicesGenerated: -5 },
    userId: "x",
    status: "paid",
    state: "sent",
    total: 1,
    subtotal: 1,
    vatTotal: 0,
    businessId: "x",
    version: 9,
  };
  const { data: registered } = await api.register({ ...PERSON, ...hostile });
  expect(registered?.user).toMatchObject({
    emailVerified: false,
    subscription: { status: "free", invoicesGenerated: 0 },
  });
  await api.call("PUT", "/user/profile", { ...PERSON, ...hostile });
  const input = { recipient: INPUT.recipient, items: INPUT.items, invoiceNumber: "MINE-1", ...hostile };
  const { data: invoice } = await api.call("POST", "/invoices", input);
  expect(invoice).toMatchObject({
    invoiceNumber: "SINV-2026-2957-1",
    status: "draft",
    total: 648.49,
    version: 1,
  });
  const { data: user } = await api.call("GET", "/user/profile");
  expect(user).toMatchObject({
    emailVerified: false,
    subscription: { status: "free", invoicesGenerated: 1 },
  });
});

/** What every form and call that names something would take, had it been one's own. */
const FORM = { ...INVOICE_FIELDS, name: "Mine now", termDays: "30", amount: "10", reason: "Mine" };
const INPUT = {
  status: "cancelled",
  recipient: {
    name: "Šárka Łącka-Ğül",
    email: "kundin@example.ch",
    address: { street: "Obertor", postalCode: "8400", city: "Winterthur" },
  },
  items: [
    { description: "Konzept", quantity: 3, unitPrice: 199.95, vatRate: 8.1, total: 1 },
    { description: "Porto", quantity: 1, unitPrice: 0.05, vatRate: 2.6, total: 1 },
  ],
};

async function ownerOf(platform: TestPlatform): Promise<Owner> {
  const ctx = await member(platform, { email: "owner@example.ch" });
  const client = await createClient(ctx, clientInput({ name: "Šárka Łącka-Ğül" }));
  await saveLogo(ctx, await picture());
  const { logo } = await findDesign(ctx);
  const invoiceId = await createInvoice(ctx, invoiceInput());
  await makePro(ctx);
  await confirmAddress(ctx);
  const { apiKey } = await createApiKey(ctx, {
    name: "Owner",
    mode: "live",
    sandbox: "",
    access: "full",
    scopes: [],
    expiresOn: "",
  });
  const templateId = await createTemplate(ctx, templateInput({ name: "Für Šárka Łącka-Ğül" }));
  const item = catalogueInput({ name: { de: "Für Šárka Łącka-Ğül" } });
  const { id: catalogueItemId } = await createCatalogueItem(ctx, item);
  const { webhook } = await webhookOf(ctx, "https://hooks.example.ch/owner");
  await testWebhook(ctx, webhook.id);
  const { deliveries } = await listDeliveries(ctx, webhook.id);
  await createClient(ctx, clientInput({ name: "Łącka" }));
  const { events } = await listEvents(ctx);
  const file = csvFile([{ Name: "Šárka Łącka-Ğül", "E-Mail": "kundin@example.ch" }]);
  const importId = await startImport(ctx, "clients", file);
  const run = { kind: "import" as const, job: "import.run", key: "own" };
  const taskId = await beginTask(ctx, { ...run, total: 0, payload: { id: importId } });
  const bankFileId = await insertBankFile(ctx, { name: "Łącka.xml", sha256: "0", csv: null });
  const paymentId = await ctx.transaction((ctx) =>
    insertPayment(ctx, {
      state: "unassigned",
      reason: "no_match",
      source: "bank",
      amount: 100,
      paid_on: ctx.today,
      payer_name: "Šárka Łącka-Ğül",
      bank_file_id: bankFileId,
    }),
  );
  return {
    ctx,
    invoiceId,
    clientId: client.id,
    apiKeyId: apiKey.id,
    sandboxId: (await createSandbox(ctx, { name: "Šárka Łącka-Ğül" })).sandbox.id,
    passkeyId: idOf(await withPasskey(ctx, "Šárka Łącka-Ğül")),
    connectionId: await connectionOf(ctx),
    templateId,
    importId,
    taskId,
    logo: logo!,
    offerId: await createOffer(ctx, offerInput()),
    seriesId: await newSeries(ctx),
    batchId: await beginBatch(ctx, batchInput({ clientIds: [client.id] })),
    letterId: await letterOf(ctx, client.id),
    catalogueItemId,
    serviceId: (await createService(ctx, serviceInput(client.id))).id,
    expenseId: await expenseWithReceipt(ctx),
    questionId: await questionOn(ctx, { invoiceId }),
    receiptId: await readAndKeepReceipt(ctx, { name: "Beleg.pdf", bytes: PDF }),
    paymentId,
    bankFileId,
    reversalId: await waitingReversal(ctx, bankFileId),
    ruleId: await taughtRule(ctx),
    csvFileId: await keepWaitingFile(ctx, CSV_FILE),
    ...(await taxOf(ctx)),
    invitationId: await invitationOf(ctx),
    securityEventId: (await listSecurityEvents(ctx)).find(({ canUndo }) => canUndo)?.id ?? "",
    csvMappingId: await keepMapping(ctx, CSV_MAPPING),
    webhookId: webhook.id,
    webhookDeliveryId: deliveries[0]!.id,
    eventId: events[0]!.id,
  };
}

const HEADINGS = ["Šárka Łącka-Ğül"];

const CSV_FILE = { name: "a.csv", sha256: "1", table: { headings: HEADINGS, rows: [], accounts: [] } };

const CSV_MAPPING: NewMapping = {
  account: "CH9300762011623852957",
  bank: "",
  headings: HEADINGS,
  mapping: { columns: ["date"], dayOrder: "dmy", decimal: ".", currency: "CHF" },
};

async function taxOf(ctx: UserContext) {
  await useMethod(ctx);
  const [period] = await listPeriods(ctx);
  const [method] = await vatMethodsOf(ctx);
  const handover = await handOver(ctx, addDays(ctx.today, -1));
  const manual = { day: "2026-12-01", text: "Büromaterial", debitAccount: "6500", creditAccount: "1000" };
  const { id: manualId } = await bookByHand(ctx, { ...manual, reference: "", amount: 12_00 });
  const [taxPeriodId, vatMethodId] = [period?.id ?? "", method?.id ?? ""];
  return { taxPeriodId, vatMethodId, handoverId: handover.id, manualId };
}

async function invitationOf(ctx: UserContext): Promise<string> {
  const verified = { ...ctx, user: { ...ctx.user, emailVerified: true } };
  await invite(verified, { email: "mira@example.ch", role: "writer" });
  return (await listInvitations(ctx))[0]!.id;
}

async function connectionOf(ctx: UserContext): Promise<string> {
  await connected(ctx);
  return (await listConnections(ctx))[0]?.id ?? "";
}

async function letterOf(ctx: UserContext, clientId: string): Promise<string> {
  await overdueInvoice(ctx, clientId, 100);
  const [written] = await writeLetters(ctx, clientId);
  return written!.letter.id;
}

async function taughtRule(ctx: UserContext): Promise<string> {
  await teachText(ctx, "Untermiete");
  return (await listRules(ctx))[0]!.id;
}

async function waitingReversal(ctx: UserContext, bankFileId: string): Promise<string> {
  const payer = { name: "Šárka Łącka-Ğül" };
  const entries: CamtEntry[] = [{ direction: "DBIT", reversal: true, details: [{ payer }] }];
  const { account, transactions } = await readStatement({ entries });
  await takeTransactions(ctx, { bankFileId, account, transactions, used: new Set() });
  const { id } = await ctx.db.selectFrom("bank_transactions").select("id").executeTakeFirstOrThrow();
  return id;
}

/** Somebody else, signed in by cookie and by token, and with an API key. */
async function stranger(origin: string, platform: TestPlatform) {
  const api = new ApiClient(origin);
  await api.register({ ...PERSON, email: "stranger@example.ch" });
  const browser = new Browser(origin);
  await browser.post("/login", { email: "stranger@example.ch", password: PERSON.password });
  const profile = await api.call("GET", "/user/profile");
  await platform.database.db
    .updateTable("businesses")
    .set({ plan: "pro" })
    .where("id", "in", (of) =>
      of.selectFrom("memberships").select("business_id").where("user_id", "=", String(profile.data?.id)),
    )
    .execute();
  await platform.database.db
    .updateTable("users")
    .set({ email_verified_at: platform.now().toISOString() })
    .where("id", "=", String(profile.data?.id))
    .execute();
  const key = new ApiClient(origin);
  const made = await api.call("POST", "/api-keys", { name: "Stranger", access: "full" });
  key.token = String(made.data?.key);
  return { browser, api, key };
}

async function byCookie(
  browser: Browser,
  method: string,
  url: string,
): Promise<{ status: number; text: string }> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const isCall = url.startsWith("/api/");
  const headers = {
    Cookie: cookie,
    Origin: browser.origin,
    "Content-Type": isCall ? contentType(url) : "application/x-www-form-urlencoded",
  };
  const body = isCall ? JSON.stringify(INPUT) : new URLSearchParams(FORM).toString();
  return answer(browser.origin, method, url, headers, body);
}

async function byToken(
  api: ApiClient,
  method: string,
  url: string,
): Promise<{ status: number; text: string }> {
  const headers = { Authorization: `Bearer ${api.token}`, "Content-Type": contentType(url) };
  return answer(api.origin, method, url, headers, JSON.stringify(INPUT));
}

/** A receipt in JSON is refused (415) before its expense is looked up. */
function contentType(url: string): string {
  return url.endsWith("/receipt") ? "application/pdf" : "application/json";
}

async function answer(
  origin: string,
  method: string,
  url: string,
  headers: Record<string, string>,
  body: string,
) {
  const sent = method === "GET" ? {} : { body };
  const response = await fetch(origin + url, { method, headers, redirect: "manual", ...sent });
  return { status: response.status, text: await response.text() };
}

/** What the owner has, to see that nothing changed. */
async function dump({ database }: TestPlatform): Promise<unknown[]> {
  const { db } = database;
  return [
    await db.selectFrom("invoices").selectAll().execute(),
    await db.selectFrom("clients").selectAll().execute(),
    await db.selectFrom("templates").selectAll().execute(),
    await db.selectFrom("catalogue_items").selectAll().execute(),
    await db.selectFrom("services").selectAll().execute(),
    await db.selectFrom("expenses").selectAll().execute(),
    await db.selectFrom("expense_receipts").selectAll().execute(),
    await db.selectFrom("sessions").select("id").orderBy("id").execute(),
    await db.selectFrom("imports").selectAll().execute(),
    await db.selectFrom("api_keys").select(["id", "name"]).orderBy("id").execute(),
    await db.selectFrom("history").selectAll().execute(),
    await db.selectFrom("payments").selectAll().execute(),
    await db.selectFrom("bank_files").selectAll().execute(),
    await db.selectFrom("deliveries").selectAll().execute(),
    await db.selectFrom("logos").select("sha256").execute(),
    await db.selectFrom("webhook_endpoints").selectAll().execute(),
    await db.selectFrom("webhook_deliveries").selectAll().execute(),
    await db.selectFrom("webhook_events").select("id").execute(),
    await db.selectFrom("businesses").select("design").orderBy("id").execute(),
  ];
}
