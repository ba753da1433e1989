import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { unlessDone } from "#app/features/selling/papers/issue-paper.server.ts";
import type {
  ChangeStatusInput,
  MarkPaidInput,
} from "#app/features/selling/invoices/settling/change-status.schema.ts";
import {
  cancelInvoice,
  markOverdue,
  markPaid,
  markUnpaid,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";

/** See `unlessDone`. @throws AppError as `markSent`, `markPaid`, `markUnpaid` and `cancelInvoice` */

export function ensureSent(ctx: UserContext, id: string, version?: number): Promise<void> {
  return unless(ctx, id, ["sent", "overdue", "paid"], () => markSent(ctx, id, version));
}

/** @param input the day defaults to today */
export function ensurePaid(
  ctx: UserContext,
  id: string,
  { version, ...input }: MarkPaidInput & { version?: number | undefined },
): Promise<void> {
  return unless(ctx, id, ["paid"], () => markPaid(ctx, id, input, version));
}

export function ensureUnpaid(ctx: UserContext, id: string, version?: number): Promise<void> {
  return unless(ctx, id, ["sent", "overdue"], () => markUnpaid(ctx, id, version));
}

export function ensureCancelled(ctx: UserContext, id: string, version?: number): Promise<void> {
  return unless(ctx, id, ["cancelled"], () => cancelInvoice(ctx, id, version));
}

function unless(
  ctx: UserContext,
  id: string,
  done: InvoiceStatus[],
  change: () => Promise<void>,
): Promise<void> {
  return unlessDone("invoice", async () => done.includes((await findInvoice(ctx, id)).status), change);
}

/** The one call for every status. It takes no payment back: there is a call of its own for that. */
export async function changeStatus(ctx: UserContext, id: string, input: ChangeStatusInput): Promise<void> {
  const { version } = input;
  if (input.status === "paid") return ensurePaid(ctx, id, input);
  if (input.status === "overdue") return markOverdue(ctx, id, version);
  if (input.status === "cancelled") return ensureCancelled(ctx, id, version);
  if ((await findInvoice(ctx, id)).status === "paid") throw new AppError("invoice.transition_not_allowed");
  return ensureSent(ctx, id, version);
}
