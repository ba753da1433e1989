import { createHash } from "node:crypto";
import { addresseeOf } from "#app/features/selling/clients/addressee.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { findClients } from "#app/features/selling/clients/clients.server.ts";
import { readListQuery } from "#app/features/selling/invoices/list/invoice-query.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { listOffers } from "#app/features/selling/offers/list/list-offers.server.ts";
import { readOfferQuery } from "#app/features/selling/offers/list/offer-query.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type ChosenKind, type ChosenPaper, MAX_CHOSEN, tickedIn, tooMany } from "./chosen.ts";

const IDS_AT_ONCE = 1_000;

/**
 * Ticked, or all that the filter of the address finds.
 * @param only ids that the filter stands for @throws AppError `batch.too_many`, and where a ticked one is not there
 */
export async function chosenPapers(
  ctx: UserContext,
  kind: ChosenKind,
  params: URLSearchParams,
  only?: string[],
): Promise<ChosenPaper[]> {
  const ticked = tickedIn(params);
  const ids = ticked ?? only;
  const papers = kind === "offers" ? await offers(ctx, params, ids) : await invoices(ctx, params, ids);
  if (papers.length > MAX_CHOSEN) throw tooMany(MAX_CHOSEN);
  if (ticked && papers.length < ticked.length) throw new AppError(NOT_FOUND[kind]);
  return withClients(ctx, papers);
}

const NOT_FOUND = { invoices: "invoice.not_found", offers: "offer.not_found" } as const;

const WHOLE = { page: 1, limit: MAX_CHOSEN + 1, isCounted: false };

type Found = Omit<ChosenPaper, "isByPost" | "clientId"> & {
  clientId: string | null;
  clientEmail: string | null;
};

async function invoices(ctx: UserContext, params: URLSearchParams, ids?: string[]): Promise<Found[]> {
  const query = params.has("id") ? { kind: null } : readListQuery(params);
  const { invoices } = await listInvoices(ctx, { ...query, ...WHOLE, ids });
  return invoices.map((invoice) => ({
    ...invoice,
    client: invoice.recipientName,
    email: invoice.recipientEmail,
    isDraft: invoice.state === "draft",
  }));
}

async function offers(ctx: UserContext, params: URLSearchParams, ids?: string[]): Promise<Found[]> {
  const query = params.has("id") ? {} : readOfferQuery(params);
  const { offers } = await listOffers(ctx, { ...query, ...WHOLE, ids });
  return offers.map((offer) => ({
    ...offer,
    client: offer.recipientName,
    email: offer.recipientEmail,
    currency: "CHF",
    isDraft: offer.status === "draft",
  }));
}

async function withClients(ctx: BusinessContext, papers: Found[]): Promise<ChosenPaper[]> {
  const clients = await clientsOf(ctx, papers);
  return papers.map(({ clientId, clientEmail, email: typed, ...paper }) => {
    const client = clients.get(clientId ?? "") ?? null;
    const { email } = addresseeOf({ clientId, clientEmail, recipient: { email: typed } }, client);
    const { id, number, version, currency, total, isDraft } = paper;
    const own = { id, number, version, currency, total, isDraft, client: paper.client };
    return { ...own, clientId: clientId ?? "", email, isByPost: client?.delivery === "post" };
  });
}

async function clientsOf(ctx: BusinessContext, papers: Found[]): Promise<Map<string, Client>> {
  const ids = [...new Set(papers.flatMap(({ clientId }) => clientId ?? []))];
  const clients = new Map<string, Client>();
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
    for (const client of await findClients(ctx, ids.slice(from, from + IDS_AT_ONCE)))
      clients.set(client.id, client);
  return clients;
}

/** Stands for what a page has shown: any other document, version or addressee makes another one. */
export function seenOf(papers: readonly ChosenPaper[]): string {
  const rows = papers.map(({ id, version, email, isByPost }) => [id, version, email, isByPost]);
  return createHash("sha256").update(JSON.stringify(rows)).digest("base64url");
}
