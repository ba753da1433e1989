import { linesOf } from "#app/features/books/book/bookings.ts";
import type { Held } from "#app/features/books/book/record.server.ts";
import { vatApart } from "#app/features/taxes/tax/method/vat-apart.ts";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export async function heldExpenses(
  ctx: BusinessContext,
  ids: readonly string[],
  methods: readonly VatMethod[],
): Promise<Held[]> {
  const rows = await ctx.db
    .selectFrom("expenses")
    .select([
      "id",
      "day",
      "category",
      "amount",
      "vat",
      "reference as number",
      "supplier as name",
      "archived_at",
    ])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, number, name, day, category, amount, vat, archived_at }) => {
    const fact = { kind: "expense", sourceId: id, basis: "", day, rate: null, category } as const;
    const lines =
      archived_at === null ? linesOf({ ...fact, net: amount - vat, vat }, vatApart(methods, day)) : [];
    return { id, number, name, clientId: null, lines, hasEnded: false };
  });
}
