import { batchSchema, type BatchInput } from "#app/features/selling/batches/batch.schema.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { clientInput } from "../invoices/client-input.ts";

export const BATCH = {
  subject: "Mitgliederbeitrag 2027",
  items: [{ description: "Beitrag für {name}", quantity: 1, unitPrice: 80, vatRate: 0 }],
};

export function batchInput(who: Record<string, unknown>): BatchInput {
  return batchSchema.parse({ ...BATCH, ...who });
}

/** @returns the ids of so many, by name, in the group `Mitglieder` */
export async function addMembers(ctx: UserContext, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const name = `Mitglied ${String(number).padStart(4, "0")}`;
    const email = `m${number}@example.ch`;
    const client = await createClient(ctx, clientInput({ name, email, contact: "", groups: ["Mitglieder"] }));
    ids.push(client.id);
  }
  return ids;
}
