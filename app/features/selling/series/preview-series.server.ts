import {
  findIssuer,
  resolveInvoice,
} from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { likelyNextNumber } from "#app/features/selling/papers/numbering/allocate-number.server.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import {
  type InvoiceSheetView,
  invoiceSheetView,
} from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { groupNamed } from "#app/features/selling/clients/client-groups.server.ts";
import { clientsOfBatch } from "#app/features/selling/batches/clients-of-batch.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import { seriesInvoice } from "#app/features/selling/series/running/series-invoice.server.ts";
import { datesToCome, nextIndex } from "#app/features/selling/series/rule/series-progress.ts";
import type { Series } from "./series.ts";

/** The next invoice as it would be written. Null where none is to come, or none can be written. */
export async function previewSeries(ctx: UserContext, series: Series): Promise<InvoiceSheetView | null> {
  const [next] = datesToCome(series, ctx.today);
  const clientId = series.clientId ?? (await someoneIn(ctx, series.group));
  if (!next || !clientId) return null;
  const { language } = series.template;
  const texts = pdfTexts(language);
  try {
    const nextK = series.firstK + nextIndex(series, ctx.today);
    const issueDate = next > ctx.today ? next : ctx.today;
    const input = await seriesInvoice(ctx, { ...series, clientId, nextK }, issueDate);
    const issuer = await findIssuer(ctx);
    const document = await resolveInvoice(ctx, input, {
      issuer,
      numberFor: (numbers) => likelyNextNumber(ctx, numbers),
    });
    return invoiceSheetView(
      { ...document, mark: { kind: "draft" } },
      invoiceMessages(texts, LOCALE_TAGS[language], document.currency),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === "input.invalid") return null;
    throw error;
  }
}

/** The first of a group, for whom its invoices are shown. */
async function someoneIn(ctx: UserContext, group: string): Promise<string | null> {
  if (!group || (await groupNamed(ctx, group)) === null) return null;
  const { clients } = await clientsOfBatch(ctx, { group, clientIds: [] });
  return clients[0]?.id ?? null;
}
