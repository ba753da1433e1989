import { rowAsJson } from "./row-as-json.ts";
import { pagesById } from "#app/features/front/exports/pages.server.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { closingsOf } from "#app/features/taxes/year/close-year.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { snapshotSchema } from "#app/features/taxes/tax/periods/period.ts";
import { adjustmentsSchema } from "#app/features/taxes/tax/figures/adjustments.ts";
import { technicalCodesSchema } from "#app/features/taxes/tax/figures/technical-codes.ts";
import { storedTypedSchema } from "#app/features/taxes/tax/figures/typed-figures.schema.ts";
import { rateDecisionsSchema } from "#app/features/taxes/tax/entries/rate-decision.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** Records of taxes, with closed years and the journal's accounts; amounts in Rappen, rates in tenths of a percent. */
export async function taxRecords(ctx: BusinessContext) {
  const rows = await ctx.db
    .selectFrom("tax_periods")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .orderBy("starts_on")
    .orderBy("correction")
    .execute();
  return {
    methods: await vatMethodsOf(ctx),
    journalAccounts: await chartOfBusiness(ctx),
    yearClosings: await closingsOf(ctx),
    returns: rows.map((row) => ({
      ...rowAsJson(row, ["starts_on", "ends_on", "correction", "state"]),
      typed: fromJson(storedTypedSchema, row.typed),
      kind: row.kind,
      adjustments: fromJson(adjustmentsSchema, row.adjustments),
      codes: fromJson(technicalCodesSchema, row.codes),
      ...rowAsJson(row, ["closed_at", "snapshot_hash as hash"]),
      closed: row.snapshot ? fromJson(snapshotSchema, row.snapshot) : null,
    })),
  };
}

/** What was decided about invoices that do not say it themselves. */
export async function* taxDecisionRecords(ctx: BusinessContext) {
  const all = ctx.db
    .selectFrom("tax_decisions")
    .select(["invoice_id as id", "reason", "activity", "by_rate", "decided_at as decidedAt"])
    .where("business_id", "=", ctx.businessId);
  for await (const rows of pagesById(all, "invoice_id"))
    yield rows.map(({ by_rate, ...row }) => ({ ...row, byRate: fromJson(rateDecisionsSchema, by_rate) }));
}
