import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { seriesJson } from "#app/features/selling/series/series-json.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";

/** Call it in the transaction of the change, once all of it is written. */
export async function recordSeriesEvent(
  ctx: BusinessContext,
  type: "series.invoice_created" | "series.stopped",
  { seriesId, invoiceId }: { seriesId: string; invoiceId?: string },
): Promise<void> {
  await recordEvent(ctx, type, async () => ({
    series: seriesJson(await findSeries(ctx, seriesId), ctx.today),
    ...(invoiceId ? { invoice: invoiceJson(await findInvoice(ctx, invoiceId)) } : {}),
  }));
}
