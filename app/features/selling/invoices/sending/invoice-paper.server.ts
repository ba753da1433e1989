import { requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import { requireSlip } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { requireDeducted } from "#app/features/selling/invoices/deposits/require-deducted.server.ts";
import { giveLink } from "#app/features/selling/invoices/link/give-link.server.ts";
import { pdfOf } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { drawOriginal } from "#app/features/selling/invoices/pdf/original-pdf.server.ts";
import { storePdf } from "#app/features/selling/invoices/pdf/stored-pdf.server.ts";
import { composeEmail } from "#app/features/selling/invoices/sending/compose-email.server.ts";
import { invoiceWordsNow } from "#app/features/selling/invoices/sending/words-now.server.ts";
import { invoiceHeldBack } from "#app/features/selling/invoices/status/held-back.ts";
import { invoiceLetter } from "#app/features/selling/invoices/sending/invoice-letter.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import type { PaperKind } from "#app/features/selling/papers/paper.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";

/** Credit notes too, which are no drafts and are sent as often as one likes. */
export const invoicePaper: PaperKind<Invoice> = {
  noun: "invoice",
  find: findInvoice,
  allows: ({ status }, action) => allows(status, action),
  heldBack: invoiceHeldBack,
  requireReady: (_ctx, draft) => requireSlip({ ...draft, isCopy: false, mark: null }),
  draw: drawOriginal,
  async issue(ctx, invoice, { language, pdf, isReceipt }) {
    await requireOpenDay(ctx, invoice.issueDate);
    await requireDeducted(ctx, invoice);
    await savePaper(ctx, "invoice", invoice, { state: "sent", language });
    await storePdf(ctx, invoice.id, language, pdf, isReceipt);
    await giveLink(ctx, invoice);
  },
  async sendAgain(ctx, invoice) {
    await savePaper(ctx, "invoice", invoice);
    await giveLink(ctx, invoice);
    return invoice.kind === "credit_note" ? "credit_note.sent" : "invoice.sent_again";
  },
  async letters(ctx) {
    const texts = await findOwnTexts(ctx);
    return (invoice, wanted) => invoiceLetter(invoice, texts, wanted);
  },
  wordsNow: invoiceWordsNow,
  pdf: pdfOf,
  email: composeEmail,
  record: (ctx, invoiceId, event, data) =>
    recordInvoiceHistory(ctx, { invoiceId, event, ...(data ? { data } : {}) }),
};
