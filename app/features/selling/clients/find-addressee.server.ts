import type { BusinessContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { type Addressee, type AddressedPaper, addresseeOf } from "./addressee.ts";
import { findClient, findClients } from "./clients.server.ts";

/** Whom an e-mail about a paper goes to, where nobody names another one: the one place that says it. */
export async function findAddressee(ctx: BusinessContext, paper: AddressedPaper): Promise<Addressee> {
  const client = paper.clientId ? await unlessGone(findClient(ctx, paper.clientId)) : null;
  return addresseeOf(paper, client);
}

export async function addresseesOf(
  ctx: BusinessContext,
  papers: readonly AddressedPaper[],
): Promise<(paper: AddressedPaper) => Addressee> {
  const ids = [...new Set(papers.flatMap(({ clientId }) => (clientId ? [clientId] : [])))];
  const clients = ids.length > 0 ? await findClients(ctx, ids) : [];
  const byId = new Map(clients.map((client) => [client.id, client]));
  return (paper) => addresseeOf(paper, byId.get(paper.clientId ?? "") ?? null);
}

/** For a copy of it, which would make a corrected address look typed. */
export async function addressedToday<P extends AddressedPaper>(ctx: BusinessContext, paper: P): Promise<P> {
  const { email } = await findAddressee(ctx, paper);
  return { ...paper, recipient: { ...paper.recipient, email } };
}
