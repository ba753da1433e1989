import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { clientJson } from "#app/features/selling/clients/client-json.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { proposalLimits } from "./limits.ts";
import type { ProposedChange } from "./proposal.schema.ts";
import { changesNothing, proposalsOf } from "./proposals.server.ts";

/** The most that wait for one client. */
const MOST_WAITING = 3;

/**
 * By whoever has the link of the client; nothing is changed by it. The same proposal again is the one that waits.
 * @throws AppError `client_proposal.too_many`, `client_proposal.nothing_new`, `request.too_many`
 */
export async function proposeChange(
  ctx: BusinessContext,
  clientId: string,
  { address, ...said }: ProposedChange,
): Promise<void> {
  await countAttempt(ctx, proposalLimits.propose, ctx.clientNetwork);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const client = await findClient(ctx, clientId);
    const proposed = {
      street: address.street,
      building_number: address.buildingNumber,
      postal_code: address.postalCode,
      city: address.city,
      country: address.country,
      email: said.email || client.email,
    };
    if (changesNothing(proposed, client) && said.remark === "")
      throw new AppError("client_proposal.nothing_new");
    const written = { ...proposed, proposer: said.proposer, remark: said.remark };
    const waiting = await proposalsOf(ctx, clientId);
    const isSame = (one: Record<string, unknown>) =>
      Object.entries(written).every(([name, value]) => one[name] === value);
    if (waiting.some((one) => isSame({ ...one }))) return;
    if (waiting.length >= MOST_WAITING) throw new AppError("client_proposal.too_many");
    await ctx.db
      .insertInto("client_proposals")
      .values({
        id: ctx.newId(),
        business_id: ctx.businessId,
        client_id: clientId,
        ...written,
        state: "waiting",
        created_at: ctx.now.toISOString(),
        decided_at: null,
      })
      .execute();
    const data = { client: client.name, proposer: said.proposer };
    await recordHistory(ctx, { invoiceId: null, event: "client.change_proposed", data });
    await recordEvent(ctx, "client.change_proposed", () => ({ client: clientJson(client) }));
  });
}
