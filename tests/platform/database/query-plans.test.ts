import { expect, it } from "vitest";
import { listSessions } from "#app/features/people/accounts/sign-in/sessions.server.ts";
import { listSandboxes } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { listApiKeys } from "#app/features/people/api-keys/api-keys.server.ts";
import { listCatalogue } from "#app/features/selling/catalogue/catalogue.server.ts";
import { createCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { expensesByCategory } from "#app/features/taxes/expenses/expense-sums.server.ts";
import { listExpenses } from "#app/features/taxes/expenses/expenses.server.ts";
import { listGroups } from "#app/features/selling/clients/client-groups.server.ts";
import { listClients } from "#app/features/selling/clients/clients.server.ts";
import { sumsOf } from "#app/features/money/statements/client-sums.server.ts";
import { listDeletions } from "#app/features/running/deletions/deletions.server.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { findToday } from "#app/features/front/dashboard/today/today.server.ts";
import { invoicedByMonth } from "#app/features/front/dashboard/invoiced.server.ts";
import { invoicePages } from "#app/features/front/exports/kinds/invoices.server.ts";
import { historyOf, historyOfOffer } from "#app/features/running/history/history.server.ts";
import { generateReference } from "#app/features/selling/invoices/document/generate-reference.server.ts";
import { findInvoice, findInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { NEWEST_FIRST, type InvoiceQuery } from "#app/features/selling/invoices/list/invoice-query.ts";
import { invoiceMonths } from "#app/features/selling/invoices/list/invoice-months.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { countOffers, listOffers } from "#app/features/selling/offers/list/list-offers.server.ts";
import { OFFER_SORTS } from "#app/features/selling/offers/list/offer-query.ts";
import { OFFER_STATUSES } from "#app/features/selling/offers/fields/offer.ts";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { runsOf } from "#app/features/selling/series/runs.server.ts";
import { listSeries } from "#app/features/selling/series/series.server.ts";
import { listTemplates } from "#app/features/selling/templates/templates.server.ts";
import { listDeliveries } from "#app/features/programs/webhooks/delivery/webhook-deliveries.server.ts";
import { listEvents } from "#app/features/running/events/events.server.ts";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import { createWebhook, listWebhooks } from "#app/features/programs/webhooks/webhooks.server.ts";
import { claimJob } from "#app/platform/jobs/jobs.server.ts";
import { findSession } from "#app/platform/auth/session.server.ts";
import { findApiKey } from "#app/platform/auth/api-key.server.ts";
import { proposedInput } from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { freshSqlite, onEachNewDatabase } from "../../support/databases/databases.ts";
import { useMethod } from "../../support/tax/worked-year.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { catalogueInput } from "../../support/invoices/catalogue-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { watched } from "../../support/databases/query-plans.ts";

const SORTS = ["date", "due", "number", "client", "amount"] as const;
const STATUSES = ["draft", "sent", "paid", "overdue", "cancelled"] as const;

interface Known {
  invoiceId: string;
  webhookId: string;
}

/** What people and programs look through. */
const LISTS: Record<string, (ctx: UserContext, known: Known) => Promise<unknown>> = {
  "the invoices": (ctx) => listInvoices(ctx),
  "a later page": (ctx) => listInvoices(ctx, { page: 900 }),
  "invoices in every order": (ctx) =>
    inTurn(SORTS, (sort) => listInvoices(ctx, { ...query(), sort, descending: false })),
  "invoices of every status": (ctx) =>
    inTurn(STATUSES, (status) => listInvoices(ctx, { ...query(), status })),
  "invoices with a word": (ctx) => listInvoices(ctx, { ...query(), search: "obertor 12.50" }),
  "invoices of a month": (ctx) => Promise.all([listInvoices(ctx, { month: "2026-11" }), invoiceMonths(ctx)]),
  "invoices of a client": (ctx) => listInvoices(ctx, { ...query(), clientId: ctx.newId() }),
  "invoices by number": (ctx) => listInvoices(ctx, { filters: { number: "1", reference: "RF" } }),
  "an invoice with its rows and deliveries": (ctx, { invoiceId }) => findInvoice(ctx, invoiceId),
  "an invoice's history": (ctx, { invoiceId }) => historyOf(ctx, invoiceId),
  "the figures of the overview": (ctx) => Promise.all([findStats(ctx), invoicedByMonth(ctx)]),
  "what there is to do today": async (ctx) => findToday(ctx, await findStats(ctx)),
  expenses: async (ctx) => {
    await createExpense(ctx, expenseInput());
    await createExpense(ctx, expenseInput({ day: "2026-10-08" }));
    const span = { from: "2026-01-01", to: "2026-12-31" };
    return [
      await listExpenses(ctx),
      await listExpenses(ctx, { page: 900, ...span, search: "papier", category: "rent" }),
      await expensesByCategory(ctx, span),
    ];
  },
  "the input tax of expenses": async (ctx) => {
    await useMethod(ctx);
    const periods = await listPeriods(ctx);
    return Promise.all(periods.map((period) => proposedInput(ctx, period)));
  },
  "the offers": (ctx) => Promise.all([listOffers(ctx), listOffers(ctx, { page: 900 }), countOffers(ctx)]),
  "offers in every order": (ctx) =>
    inTurn(OFFER_SORTS, (sort) => listOffers(ctx, { sort, descending: false })),
  "offers of every status": (ctx) => inTurn(OFFER_STATUSES, (status) => listOffers(ctx, { status })),
  "offers with a word": (ctx) => listOffers(ctx, { search: "obertor 12.50" }),
  "offers of a client": (ctx) => listOffers(ctx, { clientId: ctx.newId() }),
  "an offer's history": (ctx) => historyOfOffer(ctx, ctx.newId()),
  "an export": async (ctx) => {
    for await (const page of invoicePages(ctx, { dateFrom: "2020-01-01", dateTo: "" })) void page;
  },
  "the events of a type": (ctx) =>
    listEvents(ctx, { types: ["invoice.paid"], createdSince: ctx.now.toISOString() }),
  "what was deleted since then": (ctx) =>
    listDeletions(ctx, "invoice", { updatedSince: ctx.now.toISOString() }),
  "the clients": (ctx) => listClients(ctx),
  "the groups of clients": (ctx) => Promise.all([listGroups(ctx), listClients(ctx, { group: "Members" })]),
  "clients with a word": (ctx) => listClients(ctx, { search: "obertor" }),
  "what clients owe": (ctx) => sumsOf(ctx, [ctx.newId()]),
  "the templates": (ctx) => listTemplates(ctx),
  "the recurring invoices": (ctx) => Promise.all([listSeries(ctx), runsOf(ctx, ctx.newId())]),
  "the recurring invoices that are due": (ctx) => runSeries(ctx),
  "the catalogue": (ctx) => Promise.all([listCatalogue(ctx), listCatalogue(ctx, { archived: true })]),
  "what the catalogue has for a word": (ctx) => listCatalogue(ctx, { search: "konzept" }),
  "a number of the catalogue": (ctx) => createCatalogueItem(ctx, catalogueInput()),
  "the webhooks": (ctx) => listWebhooks(ctx),
  "a webhook's deliveries": (ctx, { webhookId }) => listDeliveries(ctx, webhookId),
  "the sessions": (ctx) => listSessions(ctx),
  "the API keys": (ctx) => listApiKeys(ctx),
  "the sandboxes and whose plan they have": (ctx) => Promise.all([listSandboxes(ctx), findPlan(ctx)]),
  "who a request is from": (ctx) =>
    Promise.all([
      findSession(ctx.platform, "no-session", "cookie"),
      findApiKey(ctx.platform, "rpn_live_no-key-at-all"),
    ]),
  "the next job": (ctx) => claimJob(ctx.platform.database, ctx.now, { except: ["webhook.delivery"] }),
};

it("SQLite finds a hundred invoices, and what ten clients owe, by ids, however many a business has", async () => {
  const database = watched(await freshSqlite());
  const ctx = await member(testPlatform(database));
  const ids = Array.from({ length: 100 }, () => ctx.newId());
  await database.searches();
  await expect(findInvoices(ctx, ids)).rejects.toThrow("invoice.not_found");
  await sumsOf(ctx, ids.slice(0, 10));
  const searches = (await database.searches()).filter((step) => step.startsWith("SEARCH invoices "));
  const byIndex = searches.map((step) => /\((\w+)=\?\)/.exec(step)?.[1]);
  expect(byIndex).toEqual(["id", "client_id"]);
});

it("SQLite finds an invoice by its reference alone, however many a business has", async () => {
  const database = watched(await freshSqlite());
  const ctx = await member(testPlatform(database));
  await database.searches();
  await generateReference(ctx, "SCOR", "2026-0001");
  expect(await database.searches()).toEqual([
    expect.stringContaining("INDEX invoices_reference (business_id=? AND reference=?)"),
    expect.stringContaining("INDEX reminder_letters_reference (business_id=? AND reference=?)"),
  ]);
});

it("SQLite counts and adds up what a search finds from the index alone", async () => {
  const database = watched(await freshSqlite());
  const ctx = await member(testPlatform(database));
  await database.searches();
  await listInvoices(ctx, { ...query(), search: "obertor" });
  expect(await database.searches()).toContainEqual(
    expect.stringMatching(/COVERING INDEX invoices_search .+ select count\(\*\) as "total"/),
  );
});

onEachNewDatabase((open) => {
  it("no list goes through a whole table", async () => {
    const database = watched(await open());
    const ctx = await member(testPlatform(database));
    const invoiceId = await createInvoice(ctx, invoiceInput({ saveClient: true }));
    await makePro(ctx);
    const input = webhookSchema.parse({ url: "https://example.ch/hook", events: ["invoice.created"] });
    const { webhook } = await createWebhook(ctx, input);
    const found: Record<string, string[]> = {};
    for (const [name, list] of Object.entries(LISTS)) {
      await database.fullScans();
      await list(ctx, { invoiceId, webhookId: webhook.id });
      const scans = await database.fullScans();
      if (scans.length) found[name] = scans;
    }
    expect(found).toEqual({});
  });

  it("what is shown newest first or by name comes from an index in that order", async () => {
    const database = watched(await open());
    const ctx = await member(testPlatform(database));
    await createInvoice(ctx, invoiceInput({ saveClient: true }));
    await database.sorts();
    await listInvoices(ctx);
    await listClients(ctx);
    await listTemplates(ctx);
    await listSeries(ctx);
    await listCatalogue(ctx);
    expect(await database.sorts()).toEqual([]);
  });
});

function query(): InvoiceQuery {
  return NEWEST_FIRST;
}

async function inTurn<T>(values: readonly T[], work: (value: T) => Promise<unknown>): Promise<void> {
  for (const value of values) await work(value);
}
