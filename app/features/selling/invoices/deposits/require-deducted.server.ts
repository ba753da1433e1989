import { isDeepStrictEqual } from "node:util";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { issuedDeductions } from "./deductions-of.server.ts";
import { depositsOf } from "./deposits-of.server.ts";

/**
 * Before the whole is issued: what its deposits charge must not be charged twice, and no more be deducted than they
 * charge. @throws AppError `invoice.deposit_is_draft`, `invoice.deposits_changed`
 */
export async function requireDeducted(ctx: BusinessContext, { id, deductions = [] }: Invoice): Promise<void> {
  const deposits = await depositsOf(ctx, id);
  if (deposits.length === 0) return;
  const now = await issuedDeductions(ctx, deposits);
  if (!isDeepStrictEqual(now, deductions)) throw new AppError("invoice.deposits_changed");
}

/** The deposits would be of nothing. @throws AppError `invoice.has_deposits` */
export async function requireNoDeposits(ctx: BusinessContext, id: string): Promise<void> {
  if ((await depositsOf(ctx, id)).some(({ stands }) => stands)) throw new AppError("invoice.has_deposits");
}
