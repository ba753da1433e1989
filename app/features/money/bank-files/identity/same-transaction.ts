import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { acrossSources } from "./across-sources.ts";

/** The identifiers and details that a bank states for a transaction. Empty where it states none. */
export interface TransactionIdentity {
  account: string;
  kind: string;
  amount: number;
  currency: string;
  facts: BankFacts;
  /** Hash of day, amount, reference, payer and text. */
  contentKey: string;
}

/** `unclear`: it may be the same one; a person has to say. */
type Sameness = "same" | "different" | "unclear";

const both = (one: string, other: string) => one !== "" && other !== "";
const differ = (one: string, other: string) => both(one, other) && one !== other;

type Identity = (one: TransactionIdentity, other: TransactionIdentity) => Sameness;

/**
 * The surest first. Banks give `transactionRef` once for a whole batch, and `entryRef` always and sometimes for every
 * batch of a day, so that more must be equal; a weaker identity says nothing where a stronger one is known of both.
 */
const WITHIN_ONE_SOURCE: readonly Identity[] = [
  ({ facts: one }, { facts: other }) =>
    both(one.uetr, other.uetr) && one.uetr === other.uetr ? "same" : "different",
  ({ facts: one }, { facts: other }) =>
    !both(one.uetr, other.uetr) &&
    both(one.transactionRef, other.transactionRef) &&
    one.transactionRef === other.transactionRef &&
    (one.references[0] ?? "") === (other.references[0] ?? "")
      ? "same"
      : "different",
  (one, other) => sameEntry(one.facts, other.facts),
  (one, other) =>
    !both(one.facts.uetr, other.facts.uetr) &&
    !both(one.facts.transactionRef, other.facts.transactionRef) &&
    !both(one.facts.entryRef, other.facts.entryRef) &&
    one.contentKey === other.contentKey
      ? "same"
      : "different",
];

const IDENTITIES: readonly Identity[] = [
  ...WITHIN_ONE_SOURCE.map(
    (identity): Identity =>
      (one, other) =>
        isOfOtherSource(one, other) || contradict(one.facts, other.facts)
          ? "different"
          : identity(one, other),
  ),
  (one, other) => (isOfOtherSource(one, other) ? acrossSources(one.facts, other.facts) : "different"),
];

/** Whether one transaction is known from CSV files only and the other from bank files. */
function isOfOtherSource(one: TransactionIdentity, other: TransactionIdentity): boolean {
  return (one.facts.source === "csv") !== (other.facts.source === "csv");
}

/** The reference of the entry and the place in it: unclear where each says something that the other does not. */
function sameEntry(one: BankFacts, other: BankFacts): Sameness {
  const isPlace =
    !both(one.uetr, other.uetr) &&
    !differ(one.transactionRef, other.transactionRef) &&
    both(one.entryRef, other.entryRef) &&
    one.entryRef === other.entryRef &&
    one.index === other.index &&
    !differ(one.valueDay, other.valueDay);
  if (!isPlace) return "different";
  return saysMore(one, other) && saysMore(other, one) && !agree(one, other) ? "unclear" : "same";
}

const STATED = ["payerIban", "payerName", "text", "endToEndId", "transactionRef"] as const;

function saysMore(one: BankFacts, other: BankFacts): boolean {
  const hasReference = one.references.length > 0 && other.references.length === 0;
  return hasReference || STATED.some((name) => one[name] !== "" && other[name] === "");
}

function agree(one: BankFacts, other: BankFacts): boolean {
  const hasReference = one.references.some((reference) => other.references.includes(reference));
  return hasReference || STATED.some((name) => both(one[name], other[name]) && one[name] === other[name]);
}

/** Whether a detail that both state differs. Then they are two transactions, whatever else is equal. */
export function contradict(
  one: Pick<BankFacts, "references" | "payerIban" | "payerName">,
  other: Pick<BankFacts, "references" | "payerIban" | "payerName">,
): boolean {
  const [referencesOfOne, referencesOfOther] = [one.references, other.references];
  const isOtherReference =
    referencesOfOne.length > 0 &&
    referencesOfOther.length > 0 &&
    !referencesOfOne.some((reference) => referencesOfOther.includes(reference));
  return (
    isOtherReference ||
    differ(one.payerIban, other.payerIban) ||
    areOtherNames(one.payerName, other.payerName)
  );
}

/** Banks shorten names and add addresses to them: one that begins with the other is the same. */
function areOtherNames(one: string, other: string): boolean {
  const [a, b] = [letters(one), letters(other)];
  return both(a, b) && !a.startsWith(b) && !b.startsWith(a);
}

function letters(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, "");
}

interface Known<T> {
  sameness: Sameness;
  stored: T | null;
}

/**
 * Which of the stored transactions each new one is. One stored transaction stands for one new one only: of three equal
 * ones against two stored, one is new.
 */
export function knownAs<T extends TransactionIdentity>(
  found: readonly TransactionIdentity[],
  stored: readonly T[],
): Known<T>[] {
  const known = found.map((): Known<T> => ({ sameness: "different", stored: null }));
  const used = new Set<T>();
  for (const answer of ["same", "unclear"] as const)
    for (const identity of IDENTITIES)
      found.forEach((one, index) => {
        if (known[index]!.stored) return;
        const other = stored.find(
          (other) => !used.has(other) && isComparable(one, other) && identity(one, other) === answer,
        );
        if (!other) return;
        known[index] = { sameness: answer, stored: other };
        used.add(other);
      });
  return known;
}

function isComparable(one: TransactionIdentity, other: TransactionIdentity): boolean {
  return (
    one.account === other.account &&
    one.kind === other.kind &&
    one.amount === other.amount &&
    one.currency === other.currency &&
    !differ(one.facts.endToEndId, other.facts.endToEndId)
  );
}
