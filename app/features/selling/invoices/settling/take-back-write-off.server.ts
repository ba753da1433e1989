import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allocate } from "#app/features/books/ledger/allocations.server.ts";
import { addCharges } from "#app/features/books/ledger/charges.server.ts";
import { leftOf, takingBack } from "#app/features/books/ledger/left-by-rate.ts";
import type { Allocation } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { negated } from "#app/swiss/vat.ts";

export function standingLosses({ allocations }: Pick<Invoice, "allocations">): Allocation[] {
  return allocations.filter(
    (one) => one.kind === "write_off" && one.amount > 0 && leftOf(one, allocations).total > 0,
  );
}

/** What is left of losses is owed again from today, with what ended with them. @returns how much, Rappen */
export async function takeBackWriteOffs(
  ctx: BusinessContext,
  { id: invoiceId, allocations, charges }: Invoice,
  losses: readonly Allocation[],
): Promise<Rappen> {
  let again = 0;
  for (const loss of losses) {
    const own = allocations.filter(({ id, takesBack }) => [id, takesBack].includes(loss.id));
    for (const back of takingBack(own, { kinds: ["write_off"], wanted: loss.amount })) {
      await allocate(ctx, { ...back, invoiceId, settledOn: ctx.today });
      again -= back.amount;
    }
    const ended = charges.filter(({ allocationId }) => allocationId === loss.id);
    if (ended.every(({ reason }) => reason === "written_off"))
      await addCharges(
        ctx,
        ended.map((one) => ({ ...one, amount: -one.amount, reason: "claimed", vat: negated(one.vat) })),
      );
  }
  return again;
}
