import fc from "fast-check";
import { expect, it } from "vitest";
import { journalPages } from "#app/features/books/journal/journal.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import {
  EUR_FROM_THE_BANK,
  IN_EUR,
  type Kind,
  lived,
  OF_THE_BANK,
  type Step,
  stepsOf,
} from "../../support/book/random-histories.ts";
import { HISTORIES } from "../../support/choice-of-day.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";

/** They say that something never was, and so it was not on its day either. */
const UNDOES = new Set<string>(["undoPay", "withdraw", "waive"]);

const forward = (kind: Omit<Kind, "consideration">) => {
  return { ...kind, acts: kind.acts.filter((act) => !UNDOES.has(act)) };
};

onDatabaseOfDay((open) => {
  it.each(
    ["agreed", "received"].flatMap((consideration): [string, string, Kind][] => [
      [consideration, "in EUR", { consideration, ...forward(IN_EUR) }],
      [consideration, "that the bank has", { consideration, ...forward(OF_THE_BANK) }],
      [consideration, "in EUR that the bank has", { consideration, ...forward(EUR_FROM_THE_BANK) }],
    ]),
  )(
    "by %s consideration nothing that happens %s changes the accounts and returns of days before it",
    async (_, __, kind) => {
      const stays = async (history: Step[]) => {
        const seen = new Map<Day, object>();
        const returns = new Map<string, number>();
        await lived(open, history, kind, async (ctx) => {
          for (const [day, balances] of seen)
            expect(await balancesAt(ctx, day), `on ${day}`).toEqual(balances);
          seen.set(ctx.today, await balancesAt(ctx, ctx.today));
          for (const [id, declared] of await declaredBefore(ctx)) {
            expect(declared).toBe(returns.get(id) ?? declared);
            returns.set(id, declared);
          }
        });
      };
      await fc.assert(fc.asyncProperty(stepsOf(kind.acts), stays), {
        numRuns: Math.ceil(HISTORIES / 2),
        endOnFailure: true,
      });
    },
  );
});

/** The VAT of each period that is over, in Rappen. */
async function declaredBefore(ctx: UserContext): Promise<[id: string, declared: number][]> {
  const over = (await listPeriods(ctx)).filter(({ endsOn }) => endsOn < ctx.today);
  return Promise.all(
    over.map(async (period) => {
      const { taxTotal, difference } = (await taxReturn(ctx, period)).content.figures;
      return [period.id, taxTotal + difference];
    }),
  );
}

/** Debit less credit of each account on the evening of a day, Rappen; without those at 0. */
async function balancesAt(ctx: UserContext, day: Day): Promise<Record<string, number>> {
  const sums = new Map<string, number>();
  for await (const bookings of journalPages(ctx, { from: "2000-01-01", to: day }))
    for (const { debit, credit, amount } of bookings) {
      sums.set(debit, (sums.get(debit) ?? 0) + amount);
      sums.set(credit, (sums.get(credit) ?? 0) - amount);
    }
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
}
