import { eBillRecipientOf } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { findInvoices, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Archive, ZipEntry } from "#app/platform/http/responses/zip-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { pdfOf, wantedOf } from "./download-invoice.server.ts";

/**
 * To upload at a network partner; a text in the archive names those that are left out.
 * @throws AppError `invoice.none_selected`, `invoice.none_for_ebill`, `input.invalid` with more than a hundred
 */
export async function downloadForEBill(ctx: UserContext, ids: string[]): Promise<Archive> {
  const invoices = await findInvoices(ctx, wantedOf(ids));
  const [ready, others] = [invoices.filter(isForEBill), invoices.filter((invoice) => !isForEBill(invoice))];
  if (ready.length === 0) throw new AppError("invoice.none_for_ebill");
  return { name: `eBill ${ctx.today}.zip`, at: ctx.now, entries: entriesOf(ctx, ready, others) };
}

function isForEBill(invoice: Invoice): boolean {
  return invoice.state === "sent" && eBillRecipientOf(invoice) !== "";
}

async function* entriesOf(ctx: UserContext, ready: Invoice[], others: Invoice[]): AsyncGenerator<ZipEntry> {
  const t = translator(ctx.locale);
  for (const invoice of ready)
    yield { name: `${invoice.number}.pdf`, content: await pdfOf(ctx, invoice, invoice.language) };
  if (others.length === 0) return;
  const lines = others.map(({ number, recipient }) => `${number}, ${recipient.name}`);
  const text = [t("invoice-list:eBill.leftOut", { count: others.length }), "", ...lines];
  yield { name: t("invoice-list:eBill.leftOutFile"), content: `${text.join("\r\n")}\r\n` };
}
