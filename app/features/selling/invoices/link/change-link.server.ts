import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { PAPERS } from "#app/features/selling/papers/kinds.ts";
import { isRevoked, renewedLink, revokedLink } from "#app/features/running/public-links/public-link.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { keepLink } from "./give-link.server.ts";

export function mayHaveLink({ kind, state }: Pick<Invoice, "kind" | "state">): boolean {
  return PAPERS[kind].hasLink && state !== "draft";
}

/**
 * Makes one, or gives it its full time again.
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed`
 */
export async function renewLink(ctx: UserContext, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, id);
    if (!mayHaveLink(invoice)) throw new AppError("invoice.transition_not_allowed");
    await keepLink(ctx, id, renewedLink(invoice.publicLink, ctx.today));
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.link_renewed" });
  });
}

/** Ends the link, which opens nothing any more, whenever it was given out. @throws AppError `invoice.not_found` */
export async function revokeLink(ctx: UserContext, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { publicLink } = await lockInvoice(ctx, id);
    if (publicLink.version === 0 || isRevoked(publicLink)) return;
    await keepLink(ctx, id, revokedLink(publicLink));
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.link_revoked" });
  });
}
