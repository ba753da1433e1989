import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { clientJson } from "#app/features/selling/clients/client-json.ts";
import { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { findClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import type { Proposal } from "./proposals.server.ts";

interface Decided {
  proposal: string;
  /** The version of the client, as it was shown. */
  version: number;
}

/**
 * Changes the client as its form does, where it is still as it was shown beside the proposal.
 * @throws AppError `client.not_found`, `client.changed`, `client_proposal.decided`
 */
export function acceptProposal(ctx: UserContext, clientId: string, seen: Decided): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const found = await decide(ctx, clientId, { ...seen, state: "accepted" });
    const { street, city, country, email } = found;
    const address = { street, city, country };
    const read = clientSchema.safeParse({
      ...clientJson(await findClient(ctx, clientId)),
      externalId: undefined,
      metadata: undefined,
      address: { ...address, buildingNumber: found.building_number, postalCode: found.postal_code },
      email,
      version: seen.version,
    });
    if (!read.success) throw invalid(fieldErrorsOf(read.error));
    await updateClient(ctx, clientId, read.data);
  });
}

/** @throws AppError `client.not_found`, `client_proposal.decided` */
export async function declineProposal(ctx: UserContext, clientId: string, proposal: string): Promise<void> {
  await ctx.transaction((ctx) => decide(ctx, clientId, { proposal, state: "declined" }));
}

async function decide(
  ctx: UserContext,
  clientId: string,
  { proposal, state }: { proposal: string; state: "accepted" | "declined" },
): Promise<Proposal> {
  await lockOpenBusiness(ctx);
  const client = await findClient(ctx, clientId);
  const found = await ctx.db
    .updateTable("client_proposals")
    .set({ state, decided_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("client_id", "=", client.id)
    .where("id", "=", proposal)
    .where("state", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
  if (!found) throw new AppError("client_proposal.decided");
  const data = { client: client.name, proposer: found.proposer };
  await recordHistory(ctx, { invoiceId: null, event: `client.change_${state}`, data });
  return found;
}
