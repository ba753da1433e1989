import { redirect } from "@remix-run/node";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import type { OfferInvoiceKind } from "#app/features/selling/offers/fields/offer.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { allowsOffer } from "#app/features/selling/offers/status/offer-actions.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { Handler, ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { paths } from "#app/paths.ts";

/** Asks before it makes anything; the button on the offer's page posts to the action at once. */
export async function invoicePage(ctx: UserContext, { params }: ScreenArgs) {
  const { id, number, version, status } = await findOffer(ctx, params.id ?? "");
  if (!allowsOffer(status, "invoice")) throw redirect(paths.offer(id));
  return { id, number, version };
}

export const invoiceScreen = { form: "invoice-offer", schema: seenSchema };

export function makeInvoice(
  kind: Exclude<OfferInvoiceKind, "part">,
): Handler<UserContext, typeof invoiceScreen.schema, Response> {
  return async (ctx, { version }, { params }) => {
    const invoiceId = await invoiceOffer(ctx, params.id ?? "", { kind, version });
    return redirectWithFlash(ctx.platform, paths.invoice(invoiceId), { key: `offers:done.${kind}` });
  };
}
