import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { requireSlip } from "#app/features/invoices/document/check-slip.ts";
import { giveLink } from "#app/features/invoices/link/give-link.server.ts";
import { type InvoiceAction, requireAction } from "./invoice-actions.ts";
import { storePdf } from "#app/features/invoices/pdf/stored-pdf.server.ts";
import { drawOriginal } from "#app/features/invoices/pdf/original-pdf.server.ts";
import { findInvoice, type Invoice } from "#app/features/invoices/invoices.server.ts";
import { lockInvoice, saveInvoice } from "#app/features/invoices/document/lock-invoice.server.ts";

/** How often an invoice that changes while it is drawn is drawn again. */
const MAX_DRAWINGS = 5;

export interface Leaving {
  action: Extract<InvoiceAction, "send" | "markSent">;
  /** Becomes the invoice's own language, so that the stored original is what the client gets. */
  language?: Locale | undefined;
  /** Any version when left out. */
  version?: number | undefined;
}

/**
 * The only way a draft becomes `sent`. SQLite has one writer, so the PDF is drawn before the transaction, which checks
 * that nothing has changed since; `then` runs in it.
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed`, `invoice.changed`, `invoice.slip_refused`
 */
export async function leaveDraft(
  ctx: UserContext,
  id: string,
  leaving: Leaving,
  then: (ctx: UserContext, draft: Invoice) => Promise<void>,
): Promise<void> {
  for (let drawing = 0; drawing < MAX_DRAWINGS; drawing++) {
    const draft = await findInvoice(ctx, id);
    requireVersion(draft, leaving.version);
    requireAction(draft.status, leaving.action);
    requireSlip({ ...draft, isCopy: false, mark: null });
    const language = leaving.language ?? draft.language;
    const pdf = await drawOriginal(ctx, draft, language);
    const isDone = await ctx.transaction(async (ctx) => {
      const invoice = await lockInvoice(ctx, id);
      requireAction(invoice.status, leaving.action);
      if (invoice.version !== draft.version) return false;
      await saveInvoice(ctx, invoice, { state: "sent", language });
      await storePdf(ctx, id, language, pdf);
      await giveLink(ctx, invoice);
      await then(ctx, invoice);
      return true;
    });
    if (isDone) return;
  }
  throw new AppError("invoice.changed");
}

export function requireVersion(invoice: Invoice, version: number | undefined): void {
  if (version !== undefined && version !== invoice.version) throw new AppError("invoice.changed");
}
