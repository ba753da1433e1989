import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findClients } from "#app/features/selling/clients/clients.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isAbroad } from "#app/swiss/countries.ts";

/** Follows the client's own setting, or else the business's. */
export async function wantsEInvoice(
  ctx: BusinessContext,
  { clientId, recipient }: Pick<Invoice, "clientId" | "recipient">,
): Promise<boolean> {
  const [client] = clientId ? await findClients(ctx, [clientId]) : [];
  if (client && client.eInvoice !== "default") return client.eInvoice === "always";
  const { eInvoices } = await findBusiness(ctx);
  return eInvoices === "all" || (eInvoices === "abroad" && isAbroad(recipient.country));
}
