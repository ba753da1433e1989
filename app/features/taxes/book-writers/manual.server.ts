import { linesOf, NO_VAT } from "#app/features/books/book/bookings.ts";
import type { Held } from "#app/features/books/book/record.server.ts";
import { manualOf, manualRows } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export async function heldManual(ctx: BusinessContext, ids: readonly string[]): Promise<Held[]> {
  const rows = await manualRows(ctx).where("id", "in", ids).orderBy("id").execute();
  return rows.map(manualOf).map((row) => {
    const { id, kind, day, reference: number, text: name, debit, credit, amount: net } = row;
    const fact = { kind, sourceId: id, basis: "", day, net, vat: 0, rate: null } as const;
    const lines = row.taken_back_at === null ? linesOf({ ...fact, sides: [debit, credit] }, NO_VAT) : [];
    return { id, number, name, clientId: null, lines, hasEnded: false };
  });
}
