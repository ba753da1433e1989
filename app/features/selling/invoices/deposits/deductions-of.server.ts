import { creditedSoFar } from "#app/features/selling/invoices/correcting/credited-so-far.server.ts";
import type { Deduction } from "#app/features/selling/invoices/document/invoice-document.ts";
import { invoicesOf } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import type { DepositOf } from "./deposits-of.server.ts";

/** What issued part invoices charge, hidden ones too, without what was credited since; the oldest first. */
export async function deductionsOf(ctx: BusinessContext, invoiceIds: string[]): Promise<Deduction[]> {
  if (invoiceIds.length === 0) return [];
  const deductions: Deduction[] = [];
  const rows = await ctx.db
    .selectFrom("invoices")
    .selectAll()
    .where("id", "in", invoiceIds)
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  for (const invoice of await invoicesOf(ctx, rows)) {
    const credited = await creditedSoFar(ctx, invoice.id);
    const { id, number, issueDate, deposit } = invoice;
    const roundingCredited = credited.total - sumOfRows(credited.vatRows);
    deductions.push({
      id,
      number,
      issueDate,
      rounding: invoice.rounding - roundingCredited,
      ...(deposit?.of ? { isDeposit: true } : {}),
      vatRows: invoice.vatRows.map((row) => less(row, credited.vatRows)),
    });
  }
  return deductions;
}

export function standingDeductions(
  ctx: BusinessContext,
  deposits: readonly DepositOf[],
): Promise<Deduction[]> {
  const standing = deposits.filter(({ stands }) => stands);
  return deductionsOf(
    ctx,
    standing.map(({ id }) => id),
  );
}

/** @throws AppError `invoice.deposit_is_draft` */
export async function issuedDeductions(
  ctx: BusinessContext,
  deposits: readonly DepositOf[],
): Promise<Deduction[]> {
  if (deposits.some(({ state, stands }) => stands && state === "draft"))
    throw new AppError("invoice.deposit_is_draft");
  return standingDeductions(ctx, deposits);
}

function less({ rate, net, vat }: VatRow, credited: readonly VatRow[]): VatRow {
  const taken = credited.find((row) => row.rate === rate);
  return { rate, net: net - (taken?.net ?? 0), vat: vat - (taken?.vat ?? 0) };
}

function sumOfRows(rows: readonly VatRow[]): number {
  return rows.reduce((sum, { net, vat }) => sum + net + vat, 0);
}
