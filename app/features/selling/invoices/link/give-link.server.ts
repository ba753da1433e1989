import { willTell } from "#app/features/running/events/will-tell.server.ts";
import {
  isLinkOpen,
  isRevoked,
  type PublicLink,
  renewedLink,
} from "#app/features/running/public-links/public-link.ts";
import { makesLinks } from "#app/features/running/public-links/page-settings.server.ts";
import { publicUrlOf } from "#app/features/running/public-links/public-url.server.ts";
import { PAPERS } from "#app/features/selling/papers/kinds.ts";
import { type Invoice, linkedDocument } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

type Linked = Pick<Invoice, "id" | "kind" | "publicLink">;

/** Gives a link in the transaction that sends it. One that its people revoked stays revoked. */
export async function giveLink(ctx: BusinessContext, invoice: Linked): Promise<void> {
  const link = await linkAfterSending(ctx, invoice);
  if (link !== invoice.publicLink) await keepLink(ctx, invoice.id, link);
}

export async function withLinkToSend(ctx: BusinessContext, invoice: Invoice): Promise<Invoice> {
  const publicLink = await linkAfterSending(ctx, invoice);
  const document = linkedDocument(ctx.businessId, { id: invoice.id, publicLink });
  const isOpen = isLinkOpen(publicLink, invoice.paidOn, ctx.today);
  return { ...invoice, publicLink, publicUrl: isOpen ? publicUrlOf(ctx.platform, document) : null };
}

async function linkAfterSending(ctx: BusinessContext, { kind, publicLink }: Linked): Promise<PublicLink> {
  if (!PAPERS[kind].hasLink || isRevoked(publicLink) || !(await makesLinks(ctx))) return publicLink;
  return renewedLink(publicLink, ctx.today);
}

/** Not a change of what open pages compare: the version stays (see `touchPaper`). */
export async function keepLink(ctx: BusinessContext, id: string, link: PublicLink): Promise<void> {
  await ctx.db
    .updateTable("invoices")
    .set({ public_version: link.version, public_until: link.until, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
  willTell(ctx, "invoice", id);
}
