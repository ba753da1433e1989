import type { StatementProof } from "#app/features/bank-files/bank-file.ts";
import type { BankStatement } from "#app/features/bank-files/read/bank-document.ts";
import type { TransactionResult } from "#app/features/bank-files/take-transactions.server.ts";

/** Adds up what becomes of a statement's entries, while they are taken. */
export class StatementAccounting {
  private readonly statement: BankStatement;
  private readonly outcomes: StatementProof["outcomes"] = {};
  private readonly taken = new Set<number>();

  constructor(statement: BankStatement) {
    this.statement = statement;
  }

  take(results: readonly TransactionResult[]): void {
    for (const { outcome, transaction } of results) {
      const sum = (this.outcomes[outcome] ??= { count: 0, amount: 0 });
      sum.count++;
      sum.amount += transaction.kind === "credit" ? transaction.amount : -transaction.amount;
      this.taken.add(transaction.entryIndex);
    }
  }

  proof(): StatementProof {
    const { balances, booked, entries, leftOut } = this.statement;
    const { opening, closing } = balances;
    const accounted = new Set([...this.taken, ...leftOut]).size;
    return { opening, closing, booked, entries, accounted, outcomes: this.outcomes };
  }
}
