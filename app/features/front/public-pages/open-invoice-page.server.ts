import {
  findInvoice,
  type Invoice,
  linkedDocument,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { isLinkOpen } from "#app/features/running/public-links/public-link.ts";
import { idInToken, type PublicDocument } from "#app/platform/auth/public-token.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { clockOf } from "#app/platform/clock.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { publicPageLimits } from "./limits.ts";
import { requireRightToken } from "./require-right-token.server.ts";

export interface OpenedInvoice {
  ctx: BusinessContext;
  invoice: Invoice;
  document: PublicDocument;
  /** The businesses whose members see their own page: this one, and the owner of the sandbox. */
  owners: string[];
}

/** @throws AppError `public_page.not_found` whatever the reason, `request.too_many` before anything is looked for */
export async function openInvoicePage(ctx: Context, token: string): Promise<OpenedInvoice> {
  await countAttempt(ctx, publicPageLimits.openPublicPage, ctx.clientNetwork);
  const row = await findLinked(ctx, idInToken(token) ?? "");
  const publicLink = { version: row?.public_version ?? 0, until: row?.public_until ?? null };
  const there = withBusiness(
    ctx,
    row?.business_id ?? "",
    clockOf(row?.business_id ?? "", row?.clock_days ?? 0),
  );
  const isOpen = isLinkOpen(publicLink, row?.paid_on ?? null, there.today);
  const named = row && linkedDocument(row.business_id, { id: row.id, publicLink });
  const document = requireRightToken(ctx, token, isOpen ? named : undefined);
  return {
    ctx: there,
    document,
    invoice: await findInvoice(there, document.id),
    owners: [document.businessId, row?.sandbox_of ?? ""],
  };
}

function findLinked(ctx: Context, id: string) {
  return ctx.db
    .selectFrom("invoices")
    .innerJoin("businesses", "businesses.id", "invoices.business_id")
    .select(["invoices.id", "invoices.business_id", "businesses.sandbox_of", "businesses.clock_days"])
    .select(["invoices.public_version", "invoices.public_until", "invoices.paid_on"])
    .where("invoices.id", "=", id)
    .where("invoices.kind", "=", "invoice")
    .where("invoices.state", "!=", "draft")
    .where("invoices.archived_at", "is", null)
    .where("businesses.sealed_until", "is", null)
    .where("businesses.disabled_at", "is", null)
    .executeTakeFirst();
}
