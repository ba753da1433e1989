import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allocate, allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { takingBack } from "#app/features/books/ledger/left-by-rate.ts";
import { type AllocationKind, sumOf } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import { leftOfRows, settleRows } from "#app/features/selling/invoices/settling/settle-rows.server.ts";
import { grossOf, lessByRate, negated, sumByRate, type VatRow } from "#app/swiss/vat.ts";

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
  const { amount, vatRows: own, creditedBefore, due } = credit;
  const left = invoice.total - creditedBefore;
  const skonto = sumOf(invoice.allocations, "skonto");
  const kept = shareOf(skonto, left - amount, left);
  const takeBack = async (kinds: AllocationKind[], wanted: Rappen) => {
    const taken = takingBack(invoice.allocations, { kinds, wanted, own });
    await giveWay(ctx, invoice.id, credit, taken);
    return taken.reduce((sum, back) => sum - back.amount, 0);
  };
  const given = await takeBack(["skonto"], skonto - kept);
  const lacking = Math.max(0, amount - due - given);
  return given + (await takeBack(["write_off", "rounding"], lacking));
}

type Back = ReturnType<typeof takingBack>[number];

async function giveWay(
  ctx: BusinessContext,
  invoiceId: string,
  { id: gaveWayTo, day: settledOn }: Pick<Credit, "id" | "day">,
  taken: readonly Back[],
): Promise<void> {
  for (const back of taken) await allocate(ctx, { ...back, invoiceId, settledOn, gaveWayTo });
}

/**
 * A credit note settles its own rates first, also those of what was given up before: that is given up of the others,
 * from the day of the credit note on. @param amount what of it the invoice takes
 */
export async function settleWithNote(
  ctx: BusinessContext,
  invoiceId: string,
  { id, vatRows, day: settledOn }: Pick<Credit, "id" | "vatRows" | "day">,
  amount: Rappen,
): Promise<void> {
  const allocations = await allocationsOf(ctx, { invoiceIds: [invoiceId] });
  const losses = allocations.flatMap(({ kind, vat }) => (kind === "write_off" ? vat : []));
  const lost = new Map(sumByRate(losses).map((row) => [row.rate, grossOf(row)]));
  const lacking = lessByRate(vatRows, await leftOfRows(ctx, invoiceId));
  const own = lacking.filter((row) => grossOf(row) > 0 && lost.has(row.rate));
  const wanted = own.reduce((sum, row) => sum + Math.min(grossOf(row), lost.get(row.rate) ?? 0), 0);
  const taken = takingBack(allocations, { kinds: ["write_off"], wanted, own });
  await giveWay(ctx, invoiceId, { id, day: settledOn }, taken);
  await settleRows(ctx, { invoiceId, paymentId: id, kind: "credit", amount, settledOn, own: vatRows });
  for (const { kind, paymentId, note, amount } of taken)
    await settleRows(ctx, { invoiceId, paymentId, kind, note, amount: -amount, settledOn, gaveWayTo: id });
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
