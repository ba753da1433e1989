import {
  PROOF_LISTS,
  type ProofList,
  type StatementProof,
  type StatementSummary,
} from "#app/features/money/bank-files/bank-file.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { shortIban } from "#app/swiss/iban.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";

/** `unchecked`: the file states no balances, or an entry is in another currency. */
type ProofState = "adds_up" | "differs" | "unchecked";

/** What opening balance and entries make, less the closing balance (Rappen); null where that cannot be said. */
function proofDifference({ opening, closing, booked }: StatementProof): Rappen | null {
  if (opening === null || closing === null || !booked) return null;
  return opening + booked.credits.amount - booked.debits.amount - closing;
}

/** An entry without an outcome is as wrong as a wrong sum. */
export function proofState(proof: StatementProof): ProofState {
  const difference = proofDifference(proof);
  if (proof.accounted < proof.entries || (difference !== null && difference !== 0)) return "differs";
  return difference === null ? "unchecked" : "adds_up";
}

/** `place`: of the statement in the file, from 1. */
export type ProofRow = ReturnType<typeof proofRow> & { place: number };

/** The statements of a file whose balances could be checked. */
export function proofRows(statements: StatementSummary[], locale: Locale): ProofRow[] {
  return statements.flatMap((statement, index) =>
    statement.proof ? [{ ...proofRow(statement, statement.proof, locale), place: index + 1 }] : [],
  );
}

export function namedStatement({ sequence, to }: Pick<StatementSummary, "sequence" | "to">, locale: Locale) {
  return { number: sequence === null ? "" : String(sequence), day: to && formatDay(to, locale) };
}

export function signed(amount: Rappen | null): string {
  return amount === null ? "" : formatAmount(amount).replace("-", "−");
}

function proofRow(statement: StatementSummary, proof: StatementProof, locale: Locale) {
  const { opening, closing, booked, entries, accounted, unaccounted, isListed } = proof;
  const difference = proofDifference(proof);
  const isNamedWhole = unaccounted.length === entries - accounted;
  return {
    id: statement.id,
    // A CSV file has one for each currency.
    account: [shortIban(statement.account), ...(statement.message === "csv" ? [statement.id] : [])].join(" "),
    ...namedStatement(statement, locale),
    state: proofState(proof),
    isDifferent: difference !== null && difference !== 0,
    opening: signed(opening),
    closing: signed(closing),
    credits: booked && { count: booked.credits.count, amount: signed(booked.credits.amount) },
    debits: booked && { count: booked.debits.count, amount: signed(-booked.debits.amount) },
    difference: signed(difference),
    entries,
    accounted,
    /** Numbers of the entries that nothing became of, from 1. */
    unaccounted: [...unaccounted.map((place) => String(place + 1)), ...(isNamedWhole ? [] : ["…"])].join(
      ", ",
    ),
    isListed,
    outcomes: outcomesOf(statement, proof),
  };
}

/** Outcomes without amounts where an entry is in another currency: they would not be of one. */
function outcomesOf(statement: StatementSummary, proof: StatementProof) {
  const { booked, outcomes } = proof;
  const read = PROOF_LISTS.flatMap((outcome) => {
    const sum = outcomes[outcome];
    return sum ? [{ outcome, count: sum.count, amount: booked ? signed(sum.amount) : "" }] : [];
  });
  return proof.isListed ? read : [...read, ...leftOutOf(statement, proof)];
}

function leftOutOf({ outgoing, pending }: StatementSummary, { booked, outcomes }: StatementProof) {
  const taken = Object.values(outcomes).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const amount = booked ? signed(booked.credits.amount - booked.debits.amount - taken) : "";
  const list = (outcome: ProofList, count: number, amount: string) =>
    count > 0 ? [{ outcome, count, amount }] : [];
  return [...list("outgoing", outgoing, amount), ...list("pending", pending, "")];
}
