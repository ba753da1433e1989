import type { BusinessContext } from "#app/platform/context.server.ts";
import { keptUntil } from "./retention.ts";

/** What a deletion would leave behind: the day until which issued invoices are kept, or null when there are none. */
export async function findKeptUntil(ctx: BusinessContext): Promise<string | null> {
  const { newest } = await ctx.db
    .selectFrom("invoices")
    .select((select) => select.fn.max("issue_date").as("newest"))
    .where("business_id", "=", ctx.businessId)
    .where("state", "!=", "draft")
    .executeTakeFirstOrThrow();
  return newest ? keptUntil(newest, ctx.today) : null;
}

/** Drafts with their rows and history. The counters stay: no number is given out again. */
export async function deleteDrafts(ctx: BusinessContext): Promise<void> {
  const drafts = ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "draft");
  await ctx.platform.database.dialect.forUpdate(drafts).execute();
  for (const table of ["invoice_items", "invoice_pdfs", "payments", "deliveries", "history"] as const) {
    await ctx.db.deleteFrom(table).where("invoice_id", "in", drafts).execute();
  }
  await ctx.db
    .deleteFrom("invoices")
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "draft")
    .execute();
}

/** Issued invoices keep their copy of whom they were written to. */
export async function deleteClients(ctx: BusinessContext): Promise<void> {
  await ctx.db.deleteFrom("clients").where("business_id", "=", ctx.businessId).execute();
}

/** Nobody writes invoices from them any more. */
export async function deleteTemplates(ctx: BusinessContext): Promise<void> {
  await ctx.db.deleteFrom("templates").where("business_id", "=", ctx.businessId).execute();
}

/**
 * Seals what must be kept. Without issued invoices nothing must: the business's own data goes at once, and the empty row
 * with the next purge.
 * @returns the last day on which its issued invoices are kept, or null when there are none
 */
export async function sealBusiness(ctx: BusinessContext): Promise<string | null> {
  const until = await findKeptUntil(ctx);
  await ctx.db
    .updateTable("businesses")
    .set({
      sealed_until: until ?? ctx.today,
      updated_at: ctx.now.toISOString(),
      ...(until ? {} : NOTHING),
    })
    .where("id", "=", ctx.businessId)
    .execute();
  await withdrawDeliveries(ctx);
  await ctx.db.deleteFrom("imports").where("business_id", "=", ctx.businessId).execute();
  if (!until) await ctx.db.deleteFrom("logos").where("business_id", "=", ctx.businessId).execute();
  return until;
}

/** Nothing is sent any more in the name of an account that is gone, and nobody's answer is awaited. */
async function withdrawDeliveries(ctx: BusinessContext): Promise<void> {
  const own = ctx.db.updateTable("deliveries").where("business_id", "=", ctx.businessId);
  await own.set({ reply_to: "" }).execute();
  await own
    .set({ state: "failed", error_code: "withdrawn", finished_at: ctx.now.toISOString() })
    .where("state", "=", "queued")
    .execute();
}

const NOTHING = {
  company_name: "",
  street: "",
  building_number: "",
  postal_code: "",
  city: "",
  country: "",
  vat_number: "",
  iban: "",
  qr_iban: "",
  custom_invoice_prefix: "",
  design: "{}",
};
