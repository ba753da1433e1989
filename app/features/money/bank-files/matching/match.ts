import { type Deducted, skontoTaken } from "#app/features/selling/invoices/fields/skonto.ts";
import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import type { MetRules } from "#app/features/money/payment-rules/payment-rule.ts";
import { inOneCurrency, isForeign } from "./match-currency.ts";
import { isUnproven, provenRules } from "./proven-match.ts";
import type { ProposedAllocation } from "#app/features/books/ledger/payment.ts";
import {
  IGNORED_REASON,
  type MatchReason,
  type UnassignedReason,
} from "#app/features/books/ledger/payment-reasons.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";

export interface Candidate {
  id: string;
  number: string;
  clientId: string | null;
  state: string;
  isArchived: boolean;
  isPaid: boolean;
  reference: string;
  issueDate: string;
  dueDate: string;
  skonto: string;
  currency: Currency;
  total: Rappen;
  credited: Rappen;
  due: Rappen;
  /** The part of `due` that is interest and fees of reminders. */
  openCharges: Rappen;
  givenUp: Rappen;
}

export interface Candidates {
  byReference: Candidate[];
  /** Invoices whose number stands in the text as a whole word. */
  byNumber: Candidate[];
  /** Open invoices of the payer, who is known by account or name. The oldest first. */
  ofPayer: Candidate[];
  rules?: MetRules;
}

export type Match =
  | {
      state: "booked" | "proposed";
      reason: MatchReason;
      clientId: string | null;
      currency: Currency;
      allocations: ProposedAllocation[];
      ruleId?: string;
    }
  | { state: "ignored"; reason: typeof IGNORED_REASON; ruleId: string }
  | { state: "unassigned"; reason: UnassignedReason };

/** Money that came in, in the smallest unit of its currency. */
export type MatchedCredit = BankFacts & { amount: number; currency: string };

/** A difference up to this is proposed to be let go (Rappen): payers round to 5. */
const ROUNDING_LIMIT: Rappen = 5;

const MAX_COMBINED = 5;

/** How many open invoices of one payer are compared, the oldest first. */
export const MAX_OF_PAYER = 20;

/**
 * Only an exact reference with the exact open amount, or what Skonto leaves of it, is booked; an amount alone never
 * matches anything. Where people taught whose account it is, the exact amount of exactly one open invoice is booked as
 * well. A taught text ignores a payment unless a reference, a number or the exact amount speaks for an invoice. What a
 * CSV file alone says books and ignores nothing.
 */
export function matchOf(transaction: MatchedCredit, found: Candidates): Match {
  const match = provenMatch(matchByFile(transaction, found), transaction);
  const { payer, text } = provenRules(found.rules, transaction);
  if (text !== null)
    return speaksForNone(match) ? { state: "ignored", reason: IGNORED_REASON, ruleId: text } : match;
  return payer && isTheOne(transaction, match, found.ofPayer)
    ? { ...match, state: "booked", reason: "payer_taught", ruleId: payer.id }
    : match;
}

/** A CSV file proves no payment, so what only a CSV file states is proposed, never booked. */
export function provenMatch(match: Match, facts: Pick<MatchedCredit, "fromCsv">): Match {
  return match.state === "booked" && isUnproven(match.reason, facts)
    ? { ...match, state: "proposed" }
    : match;
}

function speaksForNone({ state, reason }: Match): boolean {
  return state === "unassigned"
    ? reason === "no_match" || reason === "reference_unknown"
    : reason.startsWith("payer_");
}

/** When there are more open invoices than were compared, another one may have the same amount. */
function isTheOne(
  { amount, currency, references }: MatchedCredit,
  match: Match,
  ofPayer: Candidate[],
): match is Extract<Match, { state: "booked" | "proposed" }> {
  const equal = ofPayer.filter(
    (invoice) => isOpen(invoice) && invoice.due === amount && invoice.currency === currency,
  );
  const isSeenWhole = ofPayer.length < MAX_OF_PAYER;
  return match.reason === "payer" && references.length === 0 && equal.length === 1 && isSeenWhole;
}

function matchByFile(transaction: MatchedCredit, found: Candidates): Match {
  const own = inOneCurrency(transaction.currency, found);
  if (isForeign(transaction.currency, found, own)) return foreignMatch(found);
  return (
    severalReferences(transaction, own.byReference) ??
    oneInvoice(transaction, own.byReference, "reference") ??
    oneInvoice(transaction, own.byNumber, "number") ??
    ofKnownPayer(transaction, own.ofPayer) ??
    unassigned(transaction.references.length > 0 ? "reference_unknown" : "no_match")
  );
}

export function isOpen({ state, isArchived, isPaid, due }: Candidate): boolean {
  return state === "sent" && !isArchived && !isPaid && due > 0;
}

/** A match in another currency, of which nobody but the user knows what it settles. */
function foreignMatch({ byReference, byNumber }: Candidates): Match {
  const [only, ...others] = [...byReference, ...byNumber].filter(isOpen);
  if (!only || others.some(({ id }) => id !== only.id)) return unassigned("no_match");
  return proposed("foreign_currency", only, [settling(only, only.due)]);
}

function severalReferences({ remittances, amount }: MatchedCredit, byReference: Candidate[]): Match | null {
  const named = remittances.filter(({ reference }) => reference !== "");
  if (named.length < 2) return null;
  const parts = named.map((part) => ({
    part,
    invoice: byReference.find((invoice) => invoice.reference === part.reference && isOpen(invoice)),
  }));
  const allocations = parts.flatMap(({ part, invoice }) =>
    invoice && (part.amount ?? invoice.due) <= invoice.due
      ? [settling(invoice, part.amount ?? invoice.due)]
      : [],
  );
  const distinct = new Set(allocations.map(({ invoiceId }) => invoiceId));
  const sum = allocations.reduce((sum, { amount }) => sum + amount, 0);
  const first = parts[0]?.invoice;
  if (!first || distinct.size !== named.length || sum !== amount) return null;
  return proposed("reference_several", first, allocations);
}

function oneInvoice(
  transaction: MatchedCredit,
  found: Candidate[],
  by: "reference" | "number",
): Match | null {
  if (found.length === 0) return null;
  const open = found.filter(isOpen);
  const [invoice, ...others] = open;
  if (invoice && others.length > 0) return allNamed(transaction, [invoice, ...others], by);
  if (!invoice) return recovered(transaction, found, by) ?? unassigned(closedReason(found[0]!));
  const { amount, charges } = transaction;
  const missing = invoice.due - amount;
  const all = [settling(invoice, Math.min(amount, invoice.due))];
  const rest: ProposedAllocation = { invoiceId: invoice.id, kind: "rounding", amount: missing };
  if (missing === 0 && by === "reference") return { ...proposed("reference", invoice, all), state: "booked" };
  if (missing === 0) return proposed("number", invoice, all);
  const rows = rowsAlone(transaction, invoice, by);
  if (rows) return rows;
  if (missing < 0) return proposed(`${by}_over`, invoice, all);
  const skonto = skontoTaken(invoice, transaction);
  const reduced = skonto && proposed(`${by}_skonto`, invoice, settlingReduced(invoice, amount, skonto));
  if (reduced && skonto.isExact) return by === "reference" ? { ...reduced, state: "booked" } : reduced;
  if (by === "reference" && charges === missing)
    return proposed("reference_charges", invoice, [...all, rest]);
  if (reduced) return reduced;
  if (missing <= ROUNDING_LIMIT) return proposed(`${by}_rounding`, invoice, [...all, rest]);
  return proposed(`${by}_part`, invoice, all);
}

/**
 * A payer who pays exactly the amount from before the reminder has settled the invoice; interest and fees stay
 * open.
 */
function rowsAlone({ amount }: MatchedCredit, invoice: Candidate, by: "reference" | "number"): Match | null {
  if (invoice.openCharges === 0 || amount !== invoice.due - invoice.openCharges) return null;
  const allocation = { ...settling(invoice, amount), order: "rows_first" as const };
  const match = proposed(`${by}_rows`, invoice, [allocation]);
  return by === "reference" ? { ...match, state: "booked" } : match;
}

/** A payment for an invoice that is written off. A person confirms it. */
function recovered({ amount }: MatchedCredit, found: Candidate[], by: "reference" | "number"): Match | null {
  const givenUp = found.filter((invoice) => invoice.state === "written_off" && !invoice.isArchived);
  const [invoice] = givenUp;
  if (!invoice || givenUp.length > 1 || invoice.givenUp === 0) return null;
  return proposed(`${by}_recovered`, invoice, [settling(invoice, Math.min(amount, invoice.givenUp))]);
}

/** One payment that names several open invoices is meant for all of them if it pays exactly their sum. */
function allNamed(
  { amount }: MatchedCredit,
  open: [Candidate, ...Candidate[]],
  by: "reference" | "number",
): Match {
  const sum = open.reduce((sum, { due }) => sum + due, 0);
  if (sum !== amount) return unassigned("reference_ambiguous");
  return proposed(
    `${by}_several`,
    open[0],
    open.map((invoice) => settling(invoice, invoice.due)),
  );
}

function ofKnownPayer(transaction: MatchedCredit, ofPayer: Candidate[]): Match | null {
  const { amount } = transaction;
  const open = ofPayer.filter(isOpen);
  const equal = open.find(({ due }) => due === amount);
  if (equal) return proposed("payer", equal, [settling(equal, amount)]);
  const rows = open.find(({ due, openCharges }) => openCharges > 0 && due - openCharges === amount);
  if (rows) return proposed("payer_rows", rows, [{ ...settling(rows, amount), order: "rows_first" }]);
  const reduced = open.flatMap((invoice) => {
    const skonto = skontoTaken(invoice, transaction);
    return skonto ? [{ invoice, skonto }] : [];
  });
  if (reduced.length === 1) {
    const [{ invoice, skonto }] = reduced as [(typeof reduced)[0]];
    return proposed("payer_skonto", invoice, settlingReduced(invoice, amount, skonto));
  }
  const close = open.filter(({ due }) => due > amount && due - amount <= ROUNDING_LIMIT);
  if (close.length === 1) {
    const [invoice] = close as [Candidate];
    const rest = { invoiceId: invoice.id, kind: "rounding" as const, amount: invoice.due - amount };
    return proposed("payer_rounding", invoice, [settling(invoice, amount), rest]);
  }
  const combined = onlyCombination(open, amount);
  return (
    combined &&
    proposed(
      "payer_several",
      combined[0]!,
      combined.map((invoice) => settling(invoice, invoice.due)),
    )
  );
}

/** Two or more invoices that add up to the amount; null unless exactly one set of them does. */
function onlyCombination(open: Candidate[], amount: Rappen): Candidate[] | null {
  const found: Candidate[][] = [];
  const add = (from: number, chosen: Candidate[], left: Rappen) => {
    if (found.length > 1) return;
    if (left === 0 && chosen.length > 1) found.push(chosen);
    if (left <= 0 || chosen.length === MAX_COMBINED) return;
    for (let index = from; index < open.length; index++)
      add(index + 1, [...chosen, open[index]!], left - open[index]!.due);
  };
  add(0, [], amount);
  return found.length === 1 ? found[0]! : null;
}

export function closedReason({ state, isArchived, isPaid }: Candidate): UnassignedReason {
  if (isArchived) return "invoice_deleted";
  if (state === "draft") return "invoice_draft";
  if (state === "written_off") return "invoice_written_off";
  if (state === "credited") return "invoice_credited";
  return isPaid ? "already_paid" : "invoice_cancelled";
}

function settling({ id }: Candidate, amount: Rappen): ProposedAllocation {
  return { invoiceId: id, kind: "payment", amount };
}

function settlingReduced(invoice: Candidate, amount: Rappen, taken: Deducted): ProposedAllocation[] {
  const { skonto, rounding } = taken;
  const parts: ProposedAllocation[] = [
    settling(invoice, amount),
    { invoiceId: invoice.id, kind: "skonto", amount: skonto },
  ];
  return rounding ? [...parts, { invoiceId: invoice.id, kind: "rounding", amount: rounding }] : parts;
}

function proposed(reason: MatchReason, { clientId, currency }: Candidate, allocations: ProposedAllocation[]) {
  return { state: "proposed" as const, reason, clientId, currency, allocations };
}

function unassigned(reason: UnassignedReason): Match {
  return { state: "unassigned", reason };
}
