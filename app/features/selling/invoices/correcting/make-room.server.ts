import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allocate, allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { takingBack } from "#app/features/books/ledger/left-by-rate.ts";
import { type AllocationKind, sumOf } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import { negated, type VatRow } from "#app/swiss/vat.ts";

interface Credit {
  id: string;
  amount: Rappen;
  vatRows: readonly VatRow[];
  day: Day;
  creditedBefore: Rappen;
  due: Rappen;
}

/**
 * What was let go of an invoice gives way to a credit note, as nobody has paid it and it is nobody's credit: Skonto in
 * proportion to what is credited, write-offs and roundings as far as the credit note needs, on its day.
 * @returns what was let go before and is owed again, Rappen
 */
export async function makeRoom(ctx: BusinessContext, invoice: Invoice, credit: Credit): Promise<Rappen> {
  const { amount, creditedBefore, due } = credit;
  const left = invoice.total - creditedBefore;
  const skonto = sumOf(invoice.allocations, "skonto");
  const kept = shareOf(skonto, left - amount, left);
  const given = await takeBack(ctx, invoice, credit, { kinds: ["skonto"], wanted: skonto - kept });
  const lacking = Math.max(0, amount - due - given);
  const others = await takeBack(ctx, invoice, credit, { kinds: ["write_off", "rounding"], wanted: lacking });
  return given + others;
}

async function takeBack(
  ctx: BusinessContext,
  { id: invoiceId, allocations }: Invoice,
  { id: gaveWayTo, vatRows: own, day: settledOn }: Credit,
  wanted: { kinds: AllocationKind[]; wanted: Rappen },
): Promise<Rappen> {
  let taken = 0;
  for (const back of takingBack(allocations, { ...wanted, own })) {
    await allocate(ctx, { ...back, invoiceId, settledOn, gaveWayTo });
    taken -= back.amount;
  }
  return taken;
}

/** Once the credit note is withdrawn, what gave way to it is let go again, today. */
export async function giveBackRoom(ctx: BusinessContext, invoiceId: string, noteId: string): Promise<void> {
  const standing = await allocationsOf(ctx, { invoiceIds: [invoiceId] });
  for (const { id: _, amount, vat, takesBack: _of, ...one } of standing)
    if (one.gaveWayTo === noteId)
      await allocate(ctx, {
        ...one,
        amount: -amount,
        vat: negated(vat),
        settledOn: ctx.today,
        gaveWayTo: null,
      });
}
