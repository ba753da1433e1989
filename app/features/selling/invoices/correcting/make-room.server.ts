import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allocate, allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { takingBack } from "#app/features/books/ledger/left-by-rate.ts";
import { type AllocationKind, sumOf } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import { leftOfRows, settleRows } from "#app/features/selling/invoices/settling/settle-rows.server.ts";
import { negated, sumByRate, type VatRow } from "#app/swiss/vat.ts";

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

/**
 * A credit note takes its own rates first, also those of what was given up before: that is given up of the others, from
 * the day of the credit note on. @param settle writes what the credit note settles
 */
export async function keepingOwnRates(
  ctx: BusinessContext,
  invoiceId: string,
  { id: gaveWayTo, vatRows, day: settledOn }: Pick<Credit, "id" | "vatRows" | "day">,
  settle: () => Promise<unknown>,
): Promise<void> {
  const allocations = await allocationsOf(ctx, { invoiceIds: [invoiceId] });
  const lost = sumByRate(allocations.flatMap(({ kind, vat }) => (kind === "write_off" ? vat : [])));
  const lacking = sumByRate([...vatRows, ...negated(await leftOfRows(ctx, invoiceId))]);
  const own = lacking.filter((row) => grossOf(row) > 0 && lost.some(({ rate }) => rate === row.rate));
  const wanted = own.reduce((sum, row) => {
    const same = lost.find(({ rate }) => rate === row.rate);
    return sum + Math.min(grossOf(row), same ? grossOf(same) : 0);
  }, 0);
  const taken = wanted > 0 ? takingBack(allocations, { kinds: ["write_off"], wanted, own }) : [];
  for (const back of taken) await allocate(ctx, { ...back, invoiceId, settledOn, gaveWayTo });
  await settle();
  for (const { kind, paymentId, note, amount } of taken)
    await settleRows(ctx, { invoiceId, paymentId, kind, note, amount: -amount, settledOn, gaveWayTo });
}

function grossOf({ net, vat }: VatRow): Rappen {
  return net + vat;
}

/** Once the credit note is withdrawn, what gave way to it is let go again, today. */
export async function giveBackRoom(ctx: BusinessContext, invoiceId: string, noteId: string): Promise<void> {
  const standing = await allocationsOf(ctx, { invoiceIds: [invoiceId] });
  for (const { id, amount, vat, takesBack: _of, ...one } of standing)
    if (one.gaveWayTo === noteId)
      await allocate(ctx, {
        ...one,
        amount: -amount,
        vat: negated(vat),
        takesBack: amount > 0 ? id : null,
        settledOn: ctx.today,
        gaveWayTo: null,
      });
}
