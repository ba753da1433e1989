import type { Client } from "#app/features/selling/clients/client.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import {
  findIssuer,
  resolveInvoice,
} from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { nameIn } from "#app/features/front/imports/clients/client-row.ts";
import { findAllowance } from "#app/features/running/subscriptions/usage.server.ts";
import { UNLIMITED } from "#app/features/running/subscriptions/plan.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CellError } from "#app/features/front/imports/file/cell-error.ts";
import { groupInvoices, type InvoiceGroup } from "./invoice-group.ts";
import { invoiceField } from "./invoice-row.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import type { FromRows, ImportRow } from "#app/features/front/imports/import-rows.ts";
import type { Mapping } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { groupReader, type PlannedInvoice } from "./read-invoices.server.ts";
import { takenNumbers } from "./taken-numbers.server.ts";

export interface InvoicePlan {
  create: FromRows<PlannedInvoice>[];
  errors: CellError[];
}

export async function planInvoices(
  ctx: UserContext,
  rows: ImportRow[],
  { fields, vatRate }: Pick<Mapping, "fields" | "vatRate">,
): Promise<InvoicePlan> {
  const { groups, errors } = groupInvoices(rows);
  const plan: InvoicePlan = { create: [], errors: await limitErrors(ctx, groups.length) };
  plan.errors.push(...errors);
  const { vatNumber } = await findBusiness(ctx);
  const read = await groupReader(ctx, { usualRate: vatRate ?? (vatNumber ? null : 0), groups });
  const taken = await takenNumbers(
    ctx,
    groups.map(({ values }) => (values.number ?? "").trim()),
  );
  const draw = await documentMaker(ctx);
  const problems = new Set<string>();
  const contradicted = new Set(errors.map(({ row }) => row));
  let asked = 0;
  for await (const [, group] of inPieces(groups)) {
    const { planned, errors, withoutRate } = read(group);
    asked += withoutRate;
    if (taken.has((group.values.number ?? "").trim().toLowerCase()))
      errors.push({ path: "invoiceNumber", code: "invoice.number_taken" });
    if (planned && errors.length === 0) errors.push(...(await slipErrors(ctx, planned, draw)));
    const isGood = errors.length + withoutRate === 0 && !group.rows.some((row) => contradicted.has(row));
    if (planned && isGood) plan.create.push({ ...planned, rows: group.rows });
    for (const { path, ...error } of errors) {
      const cell = cellError(group, path, error, fields);
      // Reported once, not at each invoice.
      const once =
        cell.row === null ? cell.code : cell.code === "import.client_twice" ? nameIn(group.values) : "";
      if (!once || !problems.has(once)) plan.errors.push(cell);
      problems.add(once);
    }
  }
  if (asked > 0)
    plan.errors.push({ row: null, field: "", code: "import.vat_rate_asked", params: { count: asked } });
  return plan;
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

type DocumentMaker = (
  ctx: UserContext,
  planned: PlannedInvoice,
  client?: Client | null,
) => Promise<InvoiceDocument>;

export async function documentMaker(ctx: UserContext): Promise<DocumentMaker> {
  const issuer = await findIssuer(ctx);
  const { business } = issuer;
  return (ctx, { input, standing, roundsToFive }, client) => {
    // An issued invoice gets nothing that it did not have: a reference of ours would match no payment.
    const isDraft = standing.state === "draft";
    const referenceOnEveryInvoice = business.referenceOnEveryInvoice && isDraft;
    const billingInformation = business.billingInformation && isDraft;
    return resolveInvoice(ctx, input, {
      client,
      issuer: {
        ...issuer,
        business: { ...business, referenceOnEveryInvoice, billingInformation, roundsToFive },
      },
      numberFor: () => Promise.resolve(input.invoiceNumber),
    });
  };
}

async function slipErrors(ctx: UserContext, planned: PlannedInvoice, draw: DocumentMaker) {
  try {
    await draw(ctx, planned);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || ctx.platform.product.errorStatuses[error.code] >= 500) throw error;
    return error.fields.map(({ field, ...rest }) => ({ path: field, ...rest }));
  }
}
