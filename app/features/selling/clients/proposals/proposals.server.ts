import type { Selectable } from "kysely";
import type { Client } from "#app/features/selling/clients/client.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { ClientProposalsTable } from "#app/platform/database/schema/clients.ts";

export type Proposal = Selectable<ClientProposalsTable>;

const COMPARED = ["street", "city", "country", "email"] as const;

/** Proposals that wait: those of one client, or of all, the oldest first. */
export function waitingProposals(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("client_proposals")
    .where("client_proposals.business_id", "=", ctx.businessId)
    .where("client_proposals.state", "=", "waiting")
    .orderBy("client_proposals.id");
}

export function proposalsOf(ctx: BusinessContext, clientId: string): Promise<Proposal[]> {
  return waitingProposals(ctx).where("client_id", "=", clientId).selectAll().execute();
}

/** Whether it is as it stands already. */
export function changesNothing(proposal: ProposedColumns, client: Client): boolean {
  return (
    COMPARED.every((name) => proposal[name] === client[name]) &&
    proposal.building_number === client.buildingNumber &&
    proposal.postal_code === client.postalCode
  );
}

type ProposedColumns = Pick<
  Proposal,
  "street" | "building_number" | "postal_code" | "city" | "country" | "email"
>;
