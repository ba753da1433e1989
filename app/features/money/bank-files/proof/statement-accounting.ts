import type { ProofList, StatementProof } from "#app/features/money/bank-files/bank-file.ts";
import type { EntryLine } from "#app/features/money/bank-files/entries/entry-line.ts";
import type { BankStatement } from "#app/features/money/bank-files/read/bank-document.ts";

const MOST_NAMED = 20;

/** Adds up what becomes of a statement's entries, while they are taken. */
export class StatementAccounting {
  private readonly statement: BankStatement;
  private readonly outcomes: StatementProof["outcomes"] = {};
  private readonly taken = new Set<number>();

  constructor(statement: BankStatement) {
    this.statement = statement;
  }

  take(lines: readonly Pick<EntryLine, "list" | "entryIndex" | "amount">[]): void {
    for (const { list, entryIndex, amount } of lines) {
      this.add(list, amount);
      this.taken.add(entryIndex);
    }
  }

  proof(): StatementProof {
    const { balances, booked, entries } = this.statement;
    const { opening, closing } = balances;
    const unaccounted: number[] = [];
    for (let place = 0; place < entries && unaccounted.length < MOST_NAMED; place++)
      if (!this.taken.has(place)) unaccounted.push(place);
    const accounted = this.taken.size;
    return {
      opening,
      closing,
      booked,
      entries,
      accounted,
      unaccounted,
      outcomes: this.outcomes,
      isListed: true,
    };
  }

  private add(list: ProofList, amount: number | null): void {
    const sum = (this.outcomes[list] ??= { count: 0, amount: 0 });
    sum.count++;
    sum.amount = sum.amount === null || amount === null ? null : sum.amount + amount;
  }
}
