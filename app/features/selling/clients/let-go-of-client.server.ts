import { willTellMany } from "#app/features/running/events/will-tell.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

const HOLDERS = [
  ["invoice", "invoices"],
  ["offer", "offers"],
  ["series", "series"],
  ["template", "templates"],
  ["service", "services"],
] as const;

/** What names a client that is being deleted changes with it, and programs hear of each. */
export async function letGoOfClient(ctx: UserContext, clientId: string): Promise<void> {
  for (const [noun, table] of HOLDERS) {
    const rows = await ctx.db
      .updateTable(table)
      .set((set) => ({
        client_id: null,
        version: set("version", "+", 1),
        updated_at: ctx.now.toISOString(),
      }))
      .where("business_id", "=", ctx.businessId)
      .where("client_id", "=", clientId)
      .returning("id")
      .execute();
    await willTellMany(ctx, noun, idsOf(rows));
  }
  const payments = await ctx.db
    .updateTable("payments")
    .set({ client_id: null })
    .where("business_id", "=", ctx.businessId)
    .where("client_id", "=", clientId)
    .returning("id")
    .execute();
  await willTellMany(ctx, "payment", idsOf(payments));
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
