import { addressLines } from "#app/features/money/statements/client-rows.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { proposalsOf } from "#app/features/selling/clients/proposals/proposals.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";

export interface ShownProposal {
  id: string;
  proposer: string;
  at: string;
  remark: string;
  /** What stands beside what is proposed; the same where nothing changes. */
  address: { now: string[]; then: string[] };
  email: { now: string; then: string };
}

export async function shownProposals(ctx: UserContext, client: Client): Promise<ShownProposal[]> {
  return (await proposalsOf(ctx, client.id)).map((row) => {
    const { street, city, country } = row;
    const address = {
      street,
      city,
      country,
      buildingNumber: row.building_number,
      postalCode: row.postal_code,
    };
    return {
      id: row.id,
      proposer: row.proposer,
      at: formatInstant(row.created_at, ctx.locale),
      remark: row.remark,
      address: {
        now: addressLines(client, ctx.locale),
        then: addressLines({ ...client, ...address }, ctx.locale),
      },
      email: { now: client.email, then: row.email },
    };
  });
}
