import { listClients } from "#app/features/clients/clients.server.ts";
import { listInvoices } from "#app/features/invoices/list/list-invoices.server.ts";
import { listOffers } from "#app/features/offers/list/list-offers.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Found } from "./found.ts";

/** Of each kind. */
const SHOWN = 8;

/** By the search of the two lists; nothing for an empty text. */
export async function findByText(ctx: UserContext, search: string): Promise<Found> {
  if (search === "") return { invoices: [], offers: [], clients: [] };
  const { invoices } = await listInvoices(ctx, { search, limit: SHOWN, kind: null });
  const { offers } = await listOffers(ctx, { search, limit: SHOWN });
  const { clients } = await listClients(ctx, { search, limit: SHOWN });
  return {
    invoices: invoices.map(({ id, number, recipientName }) => ({ id, number, recipientName })),
    offers: offers.map(({ id, number, recipientName }) => ({ id, number, recipientName })),
    clients: clients.map(({ id, name, city }) => ({ id, name, city })),
  };
}
