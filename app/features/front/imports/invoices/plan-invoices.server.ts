import type { Client } from "#app/features/selling/clients/client.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import {
  findIssuer,
  resolveInvoice,
} from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { findAllowance } from "#app/features/running/subscriptions/usage.server.ts";
import { UNLIMITED } from "#app/features/running/subscriptions/plan.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CellError } from "#app/features/front/imports/file/cell-error.ts";
import { groupInvoices, type InvoiceGroup } from "./invoice-group.ts";
import { invoiceField } from "./invoice-row.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import type { ImportTable } from "#app/features/front/imports/import-table.ts";
import type { Mapping } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { groupReader, type PlannedInvoice } from "./read-invoices.server.ts";
import { takenNumbers } from "./taken-numbers.server.ts";

export interface InvoicePlan {
  create: PlannedInvoice[];
  errors: CellError[];
}

export async function planInvoices(
  ctx: UserContext,
  table: ImportTable,
  { fields, vatRate }: Pick<Mapping, "fields" | "vatRate">,
): Promise<InvoicePlan> {
  const { groups, errors } = groupInvoices(table, fields);
  const plan: InvoicePlan = { create: [], errors: await limitErrors(ctx, groups.length) };
  plan.errors.push(...errors);
  const read = await groupReader(ctx, vatRate);
  const taken = await takenNumbers(
    ctx,
    groups.map(({ values }) => (values.number ?? "").trim()),
  );
  const draw = await documentMaker(ctx);
  const problems = new Set<string>();
  for await (const [, group] of inPieces(groups)) {
    const { planned, errors } = read(group);
    if (taken.has((group.values.number ?? "").trim().toLowerCase()))
      errors.push({ path: "invoiceNumber", code: "invoice.number_taken" });
    if (planned && errors.length === 0) {
      errors.push(...(await slipErrors(ctx, planned, draw)));
      plan.create.push(planned);
    }
    for (const { path, ...error } of errors) {
      const cell = cellError(group, path, error, fields);
      // Reported once, not at each invoice.
      if (cell.row !== null || !problems.has(cell.code)) plan.errors.push(cell);
      if (cell.row === null) problems.add(cell.code);
    }
  }
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
