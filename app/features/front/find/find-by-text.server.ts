import { rightsOf } from "#app/features/people/seats/rights.ts";
import { catalogueName } from "#app/features/selling/catalogue/catalogue-item.ts";
import { listCatalogue } from "#app/features/selling/catalogue/catalogue.server.ts";
import { listClients } from "#app/features/selling/clients/clients.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { listOffers } from "#app/features/selling/offers/list/list-offers.server.ts";
import { findSeriesByText } from "#app/features/selling/series/series.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { findActs } from "./find-acts.server.ts";
import { findPaymentsOf } from "./find-payments.server.ts";
import { type Found, NOTHING_FOUND } from "./found.ts";

const SHOWN = 8;

/** Finds by the search of each list, and by what the text asks to do; nothing for an empty text. */
export async function findByText(ctx: UserContext, search: string): Promise<Found> {
  if (search === "") return NOTHING_FOUND;
  const { invoices } = await listInvoices(ctx, { search, limit: SHOWN, kind: null });
  const { offers } = await listOffers(ctx, { search, limit: SHOWN });
  const { clients } = await listClients(ctx, { search, limit: SHOWN });
  const { items } = await listCatalogue(ctx, { search, limit: SHOWN });
  const series = await findSeriesByText(ctx, search, SHOWN);
  return {
    acts: await findActs(ctx, search),
    invoices: invoices.map(({ id, number, recipientName }) => ({ id, number, recipientName })),
    offers: offers.map(({ id, number, recipientName }) => ({ id, number, recipientName })),
    clients: clients.map(({ id, name, city }) => ({ id, name, city })),
    entries: items.map(({ id, name, unitPrice }) => ({
      id,
      name: catalogueName(name, ctx.locale),
      price: formatAmount(unitPrice),
    })),
    series: series.map(({ id, name, clientName }) => ({ id, name, clientName })),
    payments: rightsOf(ctx.role).includes("books") ? await findPaymentsOf(ctx, search, SHOWN) : [],
  };
}
