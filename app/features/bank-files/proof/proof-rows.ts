import {
  ENTRY_OUTCOMES,
  type StatementProof,
  type StatementSummary,
} from "#app/features/bank-files/bank-file.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { shortIban } from "#app/swiss/iban.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";

/** `unchecked`: the file states no balances, or an entry is in another currency. */
export type ProofState = "adds_up" | "differs" | "unchecked";

/** What opening balance and entries make, less the closing balance (Rappen); null where that cannot be said. */
export function proofDifference({ opening, closing, booked }: StatementProof): Rappen | null {
  if (opening === null || closing === null || !booked) return null;
  return opening + booked.credits.amount - booked.debits.amount - closing;
}

/** An entry that nothing became of is as wrong as a wrong sum. */
export function proofState(proof: StatementProof): ProofState {
  const difference = proofDifference(proof);
  if (proof.accounted < proof.entries || (difference !== null && difference !== 0)) return "differs";
  return difference === null ? "unchecked" : "adds_up";
}

export type ProofRow = ReturnType<typeof proofRow>;

/** Of a file, those statements that have a proof. */
export function proofRows(statements: StatementSummary[], locale: Locale): ProofRow[] {
  return statements.flatMap((statement) =>
    statement.proof ? [proofRow(statement, statement.proof, locale)] : [],
  );
}

function proofRow(
  { message, id, account, sequence, to, outgoing, pending }: StatementSummary,
  proof: StatementProof,
  locale: Locale,
) {
  const { opening, closing, booked, entries, accounted, outcomes } = proof;
  const signed = (amount: Rappen | null) => (amount === null ? "" : formatAmount(amount).replace("-", "−"));
  const difference = proofDifference(proof);
  const taken = Object.values(outcomes).reduce((sum, { amount }) => sum + amount, 0);
  const leftOut = booked && signed(booked.credits.amount - booked.debits.amount - taken);
  return {
    id,
    // A CSV file has one for each currency.
    account: message === "csv" ? `${shortIban(account)} ${id}` : shortIban(account),
    number: sequence === null ? "" : String(sequence),
    day: to && formatDay(to.slice(0, 10), locale),
    state: proofState(proof),
    opening: signed(opening),
    closing: signed(closing),
    credits: booked && { count: booked.credits.count, amount: signed(booked.credits.amount) },
    debits: booked && { count: booked.debits.count, amount: signed(-booked.debits.amount) },
    difference: signed(difference),
    entries,
    accounted,
    outcomes: [
      ...ENTRY_OUTCOMES.flatMap((outcome) => {
        const sum = outcomes[outcome];
        return sum ? [{ outcome, count: sum.count, amount: signed(sum.amount) }] : [];
      }),
      ...(outgoing ? [{ outcome: "outgoing" as const, count: outgoing, amount: leftOut ?? "" }] : []),
      ...(pending ? [{ outcome: "pending" as const, count: pending, amount: "" }] : []),
    ],
  };
}
