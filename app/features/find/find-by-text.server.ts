import { listClients } from "#app/features/clients/clients.server.ts";
import { listInvoices } from "#app/features/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Found } from "./found.ts";

/** Of each kind. */
const SHOWN = 8;

/** By the search of the two lists; nothing for an empty text. */
export async function findByText(ctx: UserContext, search: string): Promise<Found> {
  if (search === "") return { invoices: [], clients: [] };
  const { invoices } = await listInvoices(ctx, { search, limit: SHOWN, kind: null });
  const { clients } = await listClients(ctx, { search, limit: SHOWN });
  return {
    invoices: invoices.map(({ id, number, recipientName }) => ({ id, number, recipientName })),
    clients: clients.map(({ id, name, city }) => ({ id, name, city })),
  };
}
