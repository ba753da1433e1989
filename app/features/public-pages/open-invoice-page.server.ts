import { findInvoice, type Invoice, linkedDocument } from "#app/features/invoices/invoices.server.ts";
import { isLinkOpen } from "#app/features/public-links/public-link.ts";
import { idInToken, isTokenOf, type PublicDocument } from "#app/platform/auth/public-token.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { publicPageLimits } from "./limits.ts";

export interface OpenedInvoice {
  /** Of the business, and of nobody in it. */
  ctx: BusinessContext;
  invoice: Invoice;
  document: PublicDocument;
  /** Whose members read their own page: the business, and the one whose sandbox it is. */
  owners: string[];
}

/** Stands in for a document that there is not, so that looking takes as long. */
const NOTHING = { kind: "invoice", businessId: "", id: "", version: 0 } as const;

/** @throws AppError `public_page.not_found` whatever the reason, `request.too_many` before anything is looked for */
export async function openInvoicePage(ctx: Context, token: string): Promise<OpenedInvoice> {
  await countAttempt(ctx, publicPageLimits.openPublicPage, ctx.clientNetwork);
  const row = await findLinked(ctx, idInToken(token) ?? "");
  const publicLink = { version: row?.public_version ?? 0, until: row?.public_until ?? null };
  const document = row ? linkedDocument(row.business_id, { id: row.id, publicLink }) : NOTHING;
  const isRight = isTokenOf(ctx.platform, token, document);
  if (!row || !isRight || !isLinkOpen(publicLink, row.paid_on, ctx.today))
    throw new AppError("public_page.not_found");
  const own = withBusiness(ctx, row.business_id);
  return {
    ...{ ctx: own, document, invoice: await findInvoice(own, row.id) },
    owners: [row.business_id, row.sandbox_of ?? ""].filter(Boolean),
  };
}

function findLinked(ctx: Context, id: string) {
  return ctx.db
    .selectFrom("invoices")
    .innerJoin("businesses", "businesses.id", "invoices.business_id")
    .select(["invoices.id", "invoices.business_id", "businesses.sandbox_of"])
    .select(["invoices.public_version", "invoices.public_until", "invoices.paid_on"])
    .where("invoices.id", "=", id)
    .where("invoices.kind", "=", "invoice")
    .where("invoices.state", "!=", "draft")
    .where("invoices.archived_at", "is", null)
    .where("businesses.sealed_until", "is", null)
    .executeTakeFirst();
}
