import type { Selectable } from "kysely";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { isStatutory, timesOfRate } from "#app/swiss/vat/statutory-rates.ts";
import { timesText } from "#app/swiss/vat/times-text.ts";
import { type RateDecision, rateDecisionsSchema, supplyDayOf } from "./rate-decision.ts";

type Decided = RateDecision & { id: string };
type Document = Pick<
  Selectable<InvoicesTable>,
  "id" | "corrects_invoice_id" | "service_from" | "service_to" | "issue_date"
>;

/**
 * Says of what documents have at one rate when it was supplied, or at which rate it is declared; rows that say neither
 * change nothing. It holds for credit notes of these documents too, unless they have their own.
 * @throws AppError `invoice.not_found`, `input.invalid` at `rows[0].supplyDay` or `rows[0].declaredAt`
 * @returns how many were decided
 */
export async function decideRates(ctx: UserContext, rows: readonly Decided[]): Promise<number> {
  const decided = rows.filter(({ supplyDay, declaredAt }) => supplyDay !== "" || declaredAt !== null);
  if (decided.length === 0) return 0;
  if (!decided.every(({ id }) => isId(id))) throw new AppError("invoice.not_found");
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const documents = await documentsOf(
      ctx,
      decided.map(({ id }) => id),
    );
    const documentOf = ({ id }: Decided) => {
      const document = documents.find((one) => one.id === id);
      if (!document) throw new AppError("invoice.not_found");
      return document;
    };
    const problems = rows.flatMap((row, index) =>
      decided.includes(row)
        ? problemsOf(ctx, row, { document: documentOf(row), place: `rows[${index}]` })
        : [],
    );
    if (problems.length > 0) throw invalid(problems);
    for (const [id, own] of Map.groupBy(decided, ({ id }) => id)) await keep(ctx, id, own);
    willBook(ctx, "invoice", ...documents.map(({ id }) => id));
    return decided.length;
  });
}

/** Those, and the credit notes that correct them. */
function documentsOf(ctx: UserContext, ids: string[]): Promise<Document[]> {
  return ctx.db
    .selectFrom("invoices")
    .select(["id", "corrects_invoice_id", "service_from", "service_to", "issue_date"])
    .where("business_id", "=", ctx.businessId)
    .where((eb) => eb.or([eb("id", "in", ids), eb("corrects_invoice_id", "in", ids)]))
    .execute();
}

function problemsOf(
  ctx: UserContext,
  { rate, supplyDay, declaredAt }: Decided,
  { document, place }: { document: Document; place: string },
): FieldError[] {
  const params = { rate: formatVatRate(rate), times: timesText(timesOfRate(rate), ctx.locale) };
  const at = (field: "supplyDay" | "declaredAt", code: string) => [
    { field: `${place}.${field}`, code, params },
  ];
  if (supplyDay !== "" && declaredAt !== null) return at("declaredAt", "field.day_or_rate");
  if (supplyDay !== "" && !isStatutory(rate, supplyDay))
    return at("supplyDay", params.times ? "field.rate_not_then" : "field.rate_never");
  if (declaredAt !== null && (declaredAt === 0 || !isStatutory(declaredAt, supplyDayOf(document))))
    return at("declaredAt", "field.declared_rate");
  return [];
}

async function keep(ctx: UserContext, invoiceId: string, decided: readonly Decided[]): Promise<void> {
  const own = decided.map(({ rate, supplyDay, declaredAt }) => ({ rate, supplyDay, declaredAt }));
  const before = await ctx.db
    .selectFrom("tax_decisions")
    .select("by_rate")
    .where("business_id", "=", ctx.businessId)
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirst();
  const others = before ? fromJson(rateDecisionsSchema, before.by_rate) : [];
  const rest = others.filter(({ rate }) => own.every((one) => one.rate !== rate));
  const by_rate = JSON.stringify([...rest, ...own]);
  const decided_at = ctx.now.toISOString();
  await ctx.db
    .insertInto("tax_decisions")
    .values({
      invoice_id: invoiceId,
      business_id: ctx.businessId,
      reason: "",
      activity: "",
      by_rate,
      decided_at,
    })
    .onConflict((conflict) => conflict.column("invoice_id").doUpdateSet({ by_rate, decided_at }))
    .execute();
  for (const decision of own) await recordHistory(ctx, { invoiceId, ...eventOf(decision) });
}

function eventOf({ rate, supplyDay, declaredAt }: RateDecision): {
  event: string;
  data: Record<string, string>;
} {
  const printed = formatVatRate(rate);
  return declaredAt === null
    ? { event: "vat.supply_day_decided", data: { rate: printed, dueDate: supplyDay } }
    : { event: "vat.rate_decided", data: { rate: printed, declared: formatVatRate(declaredAt) } };
}
