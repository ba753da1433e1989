import type { Client } from "#app/features/selling/clients/client.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import {
  findIssuer,
  resolveInvoice,
} from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { PlannedInvoice } from "./read-invoices.server.ts";

export type DocumentMaker = (
  ctx: UserContext,
  planned: PlannedInvoice,
  client?: Client | null,
) => Promise<InvoiceDocument>;

export async function documentMaker(ctx: UserContext): Promise<DocumentMaker> {
  const issuer = await findIssuer(ctx);
  const { business } = issuer;
  return (ctx, { input, standing, roundsToFive }, client) => {
    // An issued invoice gets nothing that it did not have: a reference of ours would match no payment.
    const isDraft = standing.state === "draft";
    const referenceOnEveryInvoice = business.referenceOnEveryInvoice && isDraft;
    const billingInformation = business.billingInformation && isDraft;
    return resolveInvoice(ctx, input, {
      client,
      issuer: {
        ...issuer,
        business: { ...business, referenceOnEveryInvoice, billingInformation, roundsToFive },
      },
      numberFor: () => Promise.resolve(input.invoiceNumber),
    });
  };
}
