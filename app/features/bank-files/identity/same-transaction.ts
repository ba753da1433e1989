/** How a bank names one of its transactions, in every file that reports it. Empty where it says nothing. */
export interface TransactionIdentity {
  account: string;
  kind: string;
  amount: number;
  uetr: string;
  transactionRef: string;
  reference: string;
  entryRef: string;
  /** Of the transaction in its entry, from 0. */
  entryPlace: number;
  valueDay: string;
  /** Hash of day, amount, reference, payer and text. */
  contentKey: string;
}

type Same = (one: TransactionIdentity, other: TransactionIdentity) => boolean;

const both = (one: string, other: string) => one !== "" && other !== "";

/**
 * The surest first. Banks give `transactionRef` once for a whole batch, and `entryRef` always, so that more must be
 * equal; a weaker identity says nothing where a stronger one is known of both.
 */
const IDENTITIES: readonly Same[] = [
  (one, other) => both(one.uetr, other.uetr) && one.uetr === other.uetr,
  (one, other) =>
    !both(one.uetr, other.uetr) &&
    both(one.transactionRef, other.transactionRef) &&
    one.transactionRef === other.transactionRef &&
    one.reference === other.reference,
  (one, other) =>
    !both(one.uetr, other.uetr) &&
    both(one.entryRef, other.entryRef) &&
    one.entryRef === other.entryRef &&
    one.entryPlace === other.entryPlace &&
    (!both(one.valueDay, other.valueDay) || one.valueDay === other.valueDay),
  (one, other) =>
    !both(one.uetr, other.uetr) &&
    !both(one.transactionRef, other.transactionRef) &&
    !both(one.entryRef, other.entryRef) &&
    one.contentKey === other.contentKey,
];

/**
 * Which of the stored transactions each new one is, null for none. One stored transaction stands for one new one only:
 * of three equal ones against two stored, one is new.
 */
export function knownAs<T extends TransactionIdentity>(
  found: readonly TransactionIdentity[],
  stored: readonly T[],
): (T | null)[] {
  const known = found.map((): T | null => null);
  const used = new Set<T>();
  for (const isSame of IDENTITIES)
    found.forEach((one, index) => {
      if (known[index]) return;
      const same = stored.find(
        (other) =>
          !used.has(other) &&
          one.account === other.account &&
          one.kind === other.kind &&
          one.amount === other.amount &&
          isSame(one, other),
      );
      if (!same) return;
      known[index] = same;
      used.add(same);
    });
  return known;
}
