import type { OpenedInvoice } from "#app/features/front/public-pages/open-invoice-page.server.ts";
import type { OpenedOffer } from "#app/features/front/public-pages/open-offer-page.server.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice, linkedDocument } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { clockOf } from "#app/platform/clock.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { AppError } from "#app/platform/errors.ts";
import { clientPageLimits } from "./limits.ts";
import { papersOfClient, shownOffers } from "./papers-of-client.server.ts";

export interface OpenedClient {
  ctx: BusinessContext;
  client: Client;
  owners: string[];
}

/** @throws AppError `public_page.not_found` whatever the reason, `request.too_many` before anything is looked for */
export async function openClientPage(ctx: Context, token: string): Promise<OpenedClient> {
  await countAttempt(ctx, clientPageLimits.openClientPage, ctx.clientNetwork);
  const row = await ctx.db
    .selectFrom("client_pages")
    .innerJoin("businesses", "businesses.id", "client_pages.business_id")
    .select(["client_pages.client_id", "client_pages.business_id"])
    .select(["businesses.sandbox_of", "businesses.clock_days"])
    .where("client_pages.token_hash", "=", hashToken(token))
    .where("businesses.sealed_until", "is", null)
    .where("businesses.disabled_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("public_page.not_found");
  const own = withBusiness(ctx, row.business_id, clockOf(row.business_id, row.clock_days ?? 0));
  const client = await findClient(own, row.client_id);
  return { ctx: own, client, owners: [row.business_id, row.sandbox_of ?? ""] };
}

/** Opens an invoice without a link of its own, and makes none. @throws AppError as `openClientPage` */
export async function openInvoiceOfClient(ctx: Context, token: string, id: string): Promise<OpenedInvoice> {
  const { ctx: own, client, owners } = await openClientPage(ctx, token);
  const found = papersOfClient(own, client.id).select("id").where("id", "=", id);
  if (!isId(id) || !(await found.executeTakeFirst())) throw new AppError("public_page.not_found");
  const invoice = await findInvoice(own, id);
  return { ctx: own, invoice, document: linkedDocument(own.businessId, invoice), owners };
}

/** @throws AppError as `openClientPage` */
export async function openOfferOfClient(ctx: Context, token: string, id: string): Promise<OpenedOffer> {
  const { ctx: own, client, owners } = await openClientPage(ctx, token);
  const found = shownOffers(own, client.id).where("id", "=", id);
  if (!isId(id) || !(await found.executeTakeFirst())) throw new AppError("public_page.not_found");
  const offer = await findOffer(own, id);
  const document = { kind: "offer" as const, businessId: own.businessId, id, version: offer.publicVersion };
  return { ctx: own, offer, document, owners };
}
