import { asOwner } from "#app/features/people/accounts/owner.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { AppError, isNotFound, unlessGone } from "#app/platform/errors.ts";
import { queueNotice } from "./series-notice.server.ts";

/** What cannot be sent stays a draft, and its owner is told. */
export const sendSeriesInvoice = { run: send, givenUp: tellOwner };

async function send(ctx: Context, payload: Record<string, string>): Promise<void> {
  const { businessId = "", invoiceId = "" } = payload;
  const owner = await asOwner(ctx, businessId);
  if (!owner) return tellOwner(ctx, payload);
  try {
    const { status, version } = await findInvoice(owner, invoiceId);
    if (status === "draft") await sendInvoice(owner, invoiceId, { ...sendInvoiceSchema.parse({}), version });
  } catch (error) {
    if (!(error instanceof AppError) || mayPass(ctx, error)) throw error;
    if (!isNotFound(error)) await tellOwner(ctx, payload);
  }
}

async function tellOwner(
  ctx: Context,
  { businessId = "", seriesId = "", invoiceId = "" }: Record<string, string>,
): Promise<void> {
  const own = withBusiness(ctx, businessId);
  const invoice = await unlessGone(findInvoice(own, invoiceId));
  if (invoice?.status !== "draft") return;
  const entry = { invoiceId, event: "invoice.not_sent", key: `series.not_sent:${invoiceId}` };
  await recordInvoiceHistory(own, entry);
  const owner = await asOwner(ctx, businessId);
  if (owner) await queueNotice(owner, seriesId, "not_sent");
}

/** A limit, or a fault of ours. */
function mayPass(ctx: Context, { code }: AppError): boolean {
  const status = ctx.platform.product.errorStatuses[code];
  return status === 429 || status >= 500;
}
