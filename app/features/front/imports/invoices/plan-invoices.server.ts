import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { nameIn } from "#app/features/front/imports/clients/client-row.ts";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { goOnAfter } from "#app/features/selling/papers/numbering/go-on.server.ts";
import { ownSeries } from "#app/features/selling/papers/numbering/next-numbers.server.ts";
import { currentPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { countInvoice, findAllowance } from "#app/features/running/subscriptions/usage.server.ts";
import { UNLIMITED } from "#app/features/running/subscriptions/plan.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CellError } from "#app/features/front/imports/file/cell-error.ts";
import { groupInvoices, type InvoiceGroup } from "./invoice-group.ts";
import { invoiceField } from "./invoice-row.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import { askOnce, emptyPlan, type ImportPlan, usualRateOf } from "#app/features/front/imports/import-plan.ts";
import { closedDayReader } from "#app/features/front/imports/closed-day.server.ts";
import type { ImportRow } from "#app/features/front/imports/import-rows.ts";
import type { Mapping } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { atPath, groupReader, type PlannedInvoice } from "./read-invoices.server.ts";
import { invoiceIds } from "./invoice-ids.server.ts";
import { type DocumentMaker, documentMaker } from "./document-maker.server.ts";
import { writeInvoice } from "./write-invoice.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatBesideChf } from "#app/swiss/money.ts";

export async function planInvoices(
  ctx: UserContext,
  rows: ImportRow[],
  { fields, vatRate }: Pick<Mapping, "fields" | "vatRate">,
): Promise<ImportPlan> {
  const { groups, errors } = groupInvoices(rows);
  const plan = emptyPlan();
  plan.errors.push(...(await limitErrors(ctx, groups.length)), ...errors);
  const business = await findBusiness(ctx);
  const read = await groupReader(ctx, { usualRate: usualRateOf(business, vatRate), groups });
  const taken = await invoiceIds(
    ctx,
    groups.map(({ values }) => values.number ?? ""),
  );
  const draw = await documentMaker(ctx);
  const closedDay = await closedDayReader(ctx);
  const problems = new Set<string>();
  const good: string[] = [];
  const contradicted = new Set(errors.map(({ row }) => row));
  let asked = 0;
  for await (const [, group] of inPieces(groups)) {
    const { planned, errors, withoutRate } = read(group);
    asked += withoutRate;
    if (taken.has((group.values.number ?? "").trim().toLowerCase()))
      errors.push({ path: "invoiceNumber", code: "invoice.number_taken" });
    if (planned && planned.standing.state !== "draft")
      errors.push(...closedDay("issueDate", planned.input.issueDate ?? ctx.today).map(atPath));
    if (planned && errors.length === 0) errors.push(...(await slipErrors(ctx, planned, draw)));
    const isGood = errors.length + withoutRate === 0 && !group.rows.some((row) => contradicted.has(row));
    if (planned && isGood) {
      good.push(planned.input.invoiceNumber);
      plan.entries.push({
        rows: group.rows,
        isUpdate: false,
        cells: () => invoiceCells(ctx, planned),
        async write(ctx) {
          await writeInvoice(ctx, planned, { draw, business });
          return undefined;
        },
      });
    }
    for (const { path, ...error } of errors) {
      const cell = cellError(group, path, error, fields);
      // Reported once, not at each invoice.
      const once =
        cell.row === null ? cell.code : cell.code === "import.client_twice" ? nameIn(group.values) : "";
      if (!once || !problems.has(once)) plan.errors.push(cell);
      problems.add(once);
    }
  }
  askOnce(plan, "import.vat_rate_asked", asked);
  return {
    ...plan,
    begin: (ctx) => countInvoice(ctx, currentPlan(ctx, business), good.length),
    end: async (ctx) => goOnAfter(ctx, ownSeries(ctx, business, "invoice").prefix, good),
  };
}

function invoiceCells(ctx: UserContext, { input, standing, roundsToFive }: PlannedInvoice): string[] {
  const { invoiceNumber, issueDate, dueDate, recipient, items, currency } = input;
  const { total } = totalsOf(items, input, roundsToFive);
  const status = standing.paidOn ? "paid" : standing.state;
  const day = (text = "") => (text ? formatDay(text, ctx.locale) : "");
  return [
    invoiceNumber,
    day(issueDate),
    recipient?.name ?? "",
    day(dueDate),
    translator(ctx.locale)(`invoices:status.${status}`),
    formatBesideChf(total, currency),
  ];
}

async function limitErrors(ctx: UserContext, count: number): Promise<CellError[]> {
  const { invoices: left } = await findAllowance(ctx);
  if (left === UNLIMITED || count <= left) return [];
  return [{ row: null, field: "", code: "import.plan_limit", params: { left, count } }];
}

function cellError(
  { rows }: InvoiceGroup,
  path: string,
  error: Pick<CellError, "code" | "params">,
  fields: readonly string[],
): CellError {
  const { field, item } = invoiceField(path);
  const isOfProfile = field.startsWith("sender.") || (field === "iban" && !fields.includes("iban"));
  if (isOfProfile) return { row: null, field, code: "import.profile_incomplete" };
  return { ...error, field, row: rows[item] ?? rows[0] ?? null };
}

async function slipErrors(ctx: UserContext, planned: PlannedInvoice, draw: DocumentMaker) {
  try {
    await draw(ctx, planned);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || ctx.platform.product.errorStatuses[error.code] >= 500) throw error;
    return error.fields.map(atPath);
  }
}
