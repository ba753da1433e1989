import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import type { BatchWay } from "#app/features/selling/batches/batch.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { type BatchRow, whyNot, settleRow } from "./batch-rows.server.ts";
import { isOfRow } from "./draft-row.server.ts";

/** A draft becomes sent once, whoever tries; a row whose invoice is sent already only says so. */
export async function sendRow(ctx: UserContext, way: BatchWay, row: BatchRow): Promise<void> {
  const invoice = await unlessGone(findInvoice(ctx, row.invoice_id ?? ""));
  if (!invoice) return settleRow(ctx, row, { state: "removed" });
  if (invoice.state !== "draft") return settleSent(ctx, row, invoice);
  try {
    await issue(ctx, invoice, (await isByPost(ctx, way, row)) ? "post" : "email");
  } catch (error) {
    if (!isOfRow(error)) throw error;
    const now = await unlessGone(findInvoice(ctx, invoice.id));
    if (!now || now.state === "draft") return settleRow(ctx, row, { state: "unsent", ...whyNot(error) });
  }
  const now = await unlessGone(findInvoice(ctx, invoice.id));
  if (now) await settleSent(ctx, row, now);
}

async function issue(ctx: UserContext, { id, version }: Invoice, way: BatchWay): Promise<void> {
  if (way === "post") return markSent(ctx, id, version);
  return sendInvoice(ctx, id, { version, isOfMany: true });
}

async function isByPost(ctx: UserContext, way: BatchWay, row: BatchRow): Promise<boolean> {
  if (way === "post") return true;
  const client = await unlessGone(findClient(ctx, row.client_id));
  return client?.delivery === "post";
}

function settleSent(ctx: UserContext, row: BatchRow, { delivery }: Invoice): Promise<void> {
  return settleRow(ctx, row, { state: delivery ? "sent" : "posted" });
}
