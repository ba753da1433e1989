import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DataExport } from "./data-export.schema.ts";
import { invoicesIn } from "./invoice-pages.server.ts";
import { paymentsIn } from "./payment-pages.server.ts";

/** Writes during the export may change it slightly. */
export async function findExportSize(ctx: BusinessContext, options: DataExport): Promise<number> {
  return readAtItsSize(ctx, "invoices", () => readSize(ctx, options));
}

async function readSize(ctx: BusinessContext, options: DataExport): Promise<number> {
  const { includeInvoices, includeItems, includeCustomers, includePayments, format } = options;
  const sizes = [
    includeInvoices ? await countInvoices(ctx, options) : 0,
    includeInvoices && includeItems && format !== "json" ? await countLines(ctx, options) : 0,
    includeCustomers ? await countOwn(ctx, "clients") : 0,
    options.includeOffers ? await countOffersIn(ctx, options) : 0,
    options.includeCatalogue ? await countOwn(ctx, "catalogue_items") : 0,
    includePayments ? await countPayments(ctx, options) : 0,
    options.includeLedger ? await countInvoices(ctx, options) : 0,
  ];
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function countInvoices(ctx: BusinessContext, options: DataExport): Promise<number> {
  const { count } = await invoicesIn(ctx, options)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

async function countLines(ctx: BusinessContext, options: DataExport): Promise<number> {
  const { count } = await ctx.db
    .selectFrom("invoice_items")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("invoice_id", "in", invoicesIn(ctx, options).select("id"))
    .executeTakeFirstOrThrow();
  return count;
}

async function countPayments(ctx: BusinessContext, options: DataExport): Promise<number> {
  const { count } = await paymentsIn(ctx, options)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

async function countOffersIn(ctx: BusinessContext, { dateFrom, dateTo }: DataExport): Promise<number> {
  let offers = ctx.db.selectFrom("offers").where("business_id", "=", ctx.businessId);
  if (dateFrom) offers = offers.where("issue_date", ">=", dateFrom);
  if (dateTo) offers = offers.where("issue_date", "<=", dateTo);
  const { count } = await offers
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

async function countOwn(ctx: BusinessContext, table: "clients" | "catalogue_items"): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  return count;
}
