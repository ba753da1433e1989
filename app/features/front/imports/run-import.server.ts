import { findBusiness, lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { noteAccount } from "#app/features/people/accounts/money/known-accounts.server.ts";
import {
  createCatalogueItem,
  updateCatalogueItem,
} from "#app/features/selling/catalogue/change-catalogue.server.ts";
import type { TellSteps } from "#app/features/people/progress/live-steps.server.ts";
import type { ClientPlan } from "#app/features/front/imports/clients/plan-clients.server.ts";
import type { CataloguePlan } from "#app/features/front/imports/catalogue/plan-catalogue.server.ts";
import { createClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import type { PlannedInvoice } from "#app/features/front/imports/invoices/read-invoices.server.ts";
import { clientOfPaper, linkClient } from "#app/features/selling/invoices/document/link-client.server.ts";
import { insertInvoice } from "#app/features/selling/invoices/document/store-invoice.server.ts";
import { settleRows } from "#app/features/selling/invoices/settling/settle-rows.server.ts";
import { goOnAfter } from "#app/features/selling/papers/numbering/go-on.server.ts";
import { ownSeries } from "#app/features/selling/papers/numbering/next-numbers.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { currentPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { countInvoice } from "#app/features/running/subscriptions/usage.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { ImportChoice } from "#app/features/front/imports/mapping/import-kinds.ts";
import type { ImportResult } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { findImport, importEnds } from "./imports.server.ts";
import { doneRows, type ImportPlan, isOfWholeFile, planImport } from "./plan-import.server.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import {
  documentMaker,
  type InvoicePlan,
} from "#app/features/front/imports/invoices/plan-invoices.server.ts";

interface Brought {
  /** Of everything that came in from the file so far. */
  result: ImportResult;
  /** Rows that are still to be corrected. */
  waiting: number;
}

/**
 * All rows or none. Repeating it does nothing.
 *
 * @param tell after each row of those to write
 * @throws AppError `import.not_found`, `import.not_mapped`, `import.has_errors`
 */
export async function runImport(ctx: UserContext, id: string, tell?: TellSteps): Promise<ImportResult> {
  const { result } = await bringIn(ctx, id, { choice: "whole", tell });
  return result;
}

/**
 * Rows that nothing stands against; the rest waits. What is in already is not brought in again.
 *
 * @throws AppError as `runImport`, of errors only those that are not of single rows
 */
export async function bringIn(
  ctx: UserContext,
  id: string,
  { choice, tell = () => undefined }: { choice: ImportChoice; tell?: TellSteps | undefined },
): Promise<Brought> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { waiting, result: earlier } = await findImport(ctx, id);
    if (!waiting) return { result: earlier, waiting: 0 };
    const planned = await planImport(ctx, waiting);
    const { errors } = planned.plan;
    if (choice === "whole" ? errors.length > 0 : errors.some(isOfWholeFile))
      throw new AppError("import.has_errors");
    const { mapping, table } = waiting;
    const { made, ...written } = await write(ctx, planned, tell);
    const result = added(mapping.result, written);
    const taken = [...mapping.taken, ...doneRows(planned)];
    const left = table.rows.length - taken.length - mapping.leftOut.length;
    const end = { content: "", mapping: null, result: JSON.stringify(result) };
    const rest = {
      mapping: JSON.stringify({ ...mapping, taken, result, made: [...mapping.made, ...made] }),
      expires_at: importEnds(ctx),
    };
    await ctx.db
      .updateTable("imports")
      .set(left > 0 ? rest : end)
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    ctx.log.info({ event: left > 0 ? "import.partly_done" : "import.done", kind: planned.kind, ...result });
    return { result, waiting: left };
  });
}

function added(first: ImportResult, second: ImportResult): ImportResult {
  return {
    created: first.created + second.created,
    updated: first.updated + second.updated,
    skipped: first.skipped + second.skipped,
  };
}

/** @returns with the ids of new clients */
async function write(
  ctx: UserContext,
  planned: ImportPlan,
  tell: TellSteps,
): Promise<ImportResult & { made: string[] }> {
  const { kind, plan } = planned;
  const changed = kind === "invoices" ? [] : plan.update;
  const total = plan.create.length + changed.length;
  const made = (index: number) => tell({ done: index + 1, total });
  const updated = (index: number) => made(plan.create.length + index);
  const result = { created: plan.create.length, updated: changed.length, skipped: 0, made: [] };
  if (kind === "invoices") {
    await writeInvoices(ctx, plan, made);
    return result;
  }
  const skipped = plan.skipped.length;
  if (kind === "clients")
    return { ...result, skipped, made: await writeClients(ctx, plan, { made, updated }) };
  await writeCatalogue(ctx, plan, { made, updated });
  return { ...result, skipped };
}

interface Written {
  made: (index: number) => void;
  updated: (index: number) => void;
}

async function writeClients(
  ctx: UserContext,
  plan: ClientPlan,
  { made, updated }: Written,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const [index, { input }] of inPieces(plan.create)) {
    const { id } = await createClient(ctx, input);
    ids.push(id);
    made(index);
  }
  for await (const [index, { id, input }] of inPieces(plan.update)) {
    await updateClient(ctx, id, input);
    updated(index);
  }
  return ids;
}

async function writeCatalogue(
  ctx: UserContext,
  plan: CataloguePlan,
  { made, updated }: Written,
): Promise<void> {
  for await (const [index, { input }] of inPieces(plan.create)) {
    await createCatalogueItem(ctx, input);
    made(index);
  }
  for await (const [index, { id, input }] of inPieces(plan.update)) {
    await updateCatalogueItem(ctx, id, input);
    updated(index);
  }
}

async function writeInvoices(
  ctx: UserContext,
  { create }: InvoicePlan,
  made: Written["made"],
): Promise<void> {
  const business = await findBusiness(ctx);
  await countInvoice(ctx, currentPlan(ctx, business), create.length);
  const draw = await documentMaker(ctx);
  for await (const [index, planned] of inPieces(create)) {
    const { input, standing } = planned;
    const id = ctx.newId();
    // Resolved again, because a generated reference must differ from those just written.
    const client = await linkClient(ctx, input);
    const document = await draw(ctx, planned, client);
    const clientId = client?.id ?? null;
    await insertInvoice(ctx, id, document, { ...clientOfPaper(client, document.recipient.email), standing });
    const { number, sender, total, currency, recipient } = document;
    await noteAccount(ctx, { iban: sender.iban, number }, business);
    await importPayment(ctx, { invoiceId: id, clientId, total, currency }, standing, recipient.name);
    await recordInvoiceHistory(ctx, {
      invoiceId: id,
      event: "invoice.imported",
      data: { number },
    });
    made(index);
  }
  const numbers = create.map(({ input }) => input.invoiceNumber);
  await goOnAfter(ctx, ownSeries(ctx, business, "invoice").prefix, numbers);
}

interface Imported {
  invoiceId: string;
  clientId: string | null;
  total: Rappen;
  currency: Currency;
}

/** An imported invoice may be paid with more than its total; of a cancelled one all is the client's credit. */
async function importPayment(
  ctx: UserContext,
  { invoiceId, clientId, total, currency }: Imported,
  { payment, state }: PlannedInvoice["standing"],
  name: string,
): Promise<void> {
  if (!payment) return;
  const { amount, paidOn } = payment;
  const paymentId = await insertPayment(ctx, {
    state: "booked",
    source: "import",
    amount,
    currency,
    paid_on: paidOn,
    client_id: clientId,
    payer_name: name,
  });
  if (state === "cancelled") return;
  await settleRows(ctx, {
    invoiceId,
    paymentId,
    kind: "payment",
    settledOn: paidOn,
    amount: Math.min(amount, total),
  });
}
