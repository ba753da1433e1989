import type { Invoice } from "#app/features/invoices/document/invoices.server.ts";
import { vatParts } from "#app/features/invoices/pricing/vat-parts.ts";
import { allocate, reverseAllocations } from "#app/features/ledger/allocations.server.ts";
import { type Allocation, sumOf } from "#app/features/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";

/**
 * What was let go of an invoice gives way to a credit note, as nobody has paid it and it is nobody's credit: Skonto in
 * proportion to what is credited, write-offs and roundings as far as the credit note needs.
 * @returns what was let go before and is owed again, Rappen
 */
export async function makeRoom(
  ctx: BusinessContext,
  invoice: Invoice,
  { credit, creditedBefore, due }: { credit: Rappen; creditedBefore: Rappen; due: Rappen },
): Promise<Rappen> {
  const left = invoice.total - creditedBefore;
  const skonto = sumOf(invoice.allocations, "skonto");
  const kept = shareOf(skonto, left - credit, left);
  const given = await reduce(ctx, invoice, ["skonto"], skonto - kept);
  const lacking = Math.max(0, credit - due - given);
  return given + (await reduce(ctx, invoice, ["write_off", "rounding"], lacking));
}

/** The newest first. @returns by how much, at most `by` */
async function reduce(
  ctx: BusinessContext,
  { allocations, vatRows }: Invoice,
  kinds: Allocation["kind"][],
  by: Rappen,
): Promise<Rappen> {
  let open = by;
  for (const allocation of allocations.filter(({ kind }) => kinds.includes(kind)).toReversed()) {
    if (open === 0) break;
    const taken = Math.min(open, allocation.amount);
    const amount = allocation.amount - taken;
    await reverseAllocations(ctx, [allocation]);
    const { id: _, ...same } = allocation;
    const vat = allocation.vat.length > 0 ? vatParts(amount, vatRows) : [];
    if (amount > 0) await allocate(ctx, { ...same, amount, vat });
    open -= taken;
  }
  return by - open;
}
