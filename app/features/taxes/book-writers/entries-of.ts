import type { Rates } from "#app/features/taxes/tax/rates/rates.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { spread } from "#app/features/selling/invoices/pricing/totals.ts";
import { negated, type VatRate, type VatRow } from "#app/swiss/vat.ts";
import type { RateDecision } from "#app/features/taxes/tax/entries/rate-decision.ts";
import type { Receipts } from "./receipts-in-eur.server.ts";
import { receivedShares, type Settlement } from "./received-shares.ts";
import type { Basis, EntryKind, TaxEntry, ZeroReason } from "#app/features/taxes/tax/entries/tax-entry.ts";

interface ZeroRow {
  reason: ZeroReason;
  weight: Rappen;
}

/** An invoice or credit note with its ledger, as far as VAT needs it. */
export interface TaxedDocument {
  id: string;
  kind: "invoice" | "credit_note";
  /** False for drafts, cancelled and withdrawn documents, of which only money counts. */
  counts: boolean;
  issueDate: Day;
  supplyDay: Day;
  /** Decisions about rates supplied on another day, or declared at another rate. */
  decidedRates: readonly RateDecision[];
  rates: Rates | null;
  total: Rappen;
  vatRows: readonly VatRow[];
  zeroRows: readonly ZeroRow[];
  activity: string;
  /** What settled the rows: the money, and what was deducted from them. `of` is the day of money that went back. */
  settlements: readonly (Settlement & { kind: Settled; of?: Day })[];
  charges: readonly { id: string; day: Day; isWaived: boolean; vat: readonly VatRow[] }[];
  /** Money for reminder fees; below 0 where it went back. */
  feePayments: readonly { id: string; day: Day; of?: Day; vat: readonly VatRow[] }[];
  /** Credit notes' credit that was paid back or used for this invoice: `vat` is above 0. */
  usedCredit: readonly UsedCredit[];
  /** What credit of credit notes takes off what is owed, and off a credit note what it gave: `vat` is below 0. */
  settledByCredit: readonly { id: string; day: Day; vat: readonly VatRow[]; noteRate: number | null }[];
}

interface UsedCredit {
  id: string;
  day: Day;
  vat: readonly VatRow[];
  zeroRows: readonly ZeroRow[];
  /** Of an invoice in EUR: the money for it. */
  receipts?: Receipts | undefined;
}

type Settled = "payment" | "credit" | "skonto" | "write_off" | "rounding";

interface Part extends Pick<TaxEntry, "basis" | "kind" | "sourceId" | "day"> {
  rows: readonly VatRow[];
  zeroRows?: readonly ZeroRow[] | undefined;
  /** By what it counts, if not by the rate of its day. */
  of?: Day | undefined;
  receipts?: Receipts | undefined;
}

export type Counted = Pick<Part, "of" | "receipts"> & { entry: TaxEntry };

/** All that the document brings into returns by either consideration; nothing that is 0. */
export function taxEntriesOf(document: TaxedDocument): Counted[] {
  const ofInvoice = document.counts ? [...agreed(document), ...received(document)] : received(document);
  const parts = document.kind === "credit_note" ? ofCreditNote(document) : ofInvoice;
  return parts.flatMap((part) => entriesOfPart(document, part));
}

/** Entries for no return: what `settledByCredit` is at the rates of VAT. */
export function creditEntriesOf(document: TaxedDocument) {
  const settling = document.counts ? document.settledByCredit : [];
  return settling.flatMap(({ noteRate, ...settled }) =>
    entriesOfPart(document, part("received", "refund", settled)).map(({ entry }) => ({ entry, noteRate })),
  );
}

function ofCreditNote(document: TaxedDocument): Part[] {
  const { id, issueDate, vatRows, usedCredit, counts } = document;
  if (!counts) return [];
  return [
    part("agreed", "credit_note", { id, day: issueDate, vat: negated(vatRows) }),
    ...usedCredit.map((used) => part("received", "refund", { ...used, vat: negated(used.vat) })),
  ];
}

/** Art. 40 par. 1 MWSTG: with the invoice; what came in before it, on receipt. */
function agreed(document: TaxedDocument): Part[] {
  const { id, issueDate, settlements, charges } = document;
  const shares = receivedShares(document, settlements);
  const early = settlements.filter(({ isMoney, day }) => isMoney && day < issueDate);
  const prepaid = early.map((money) =>
    part("agreed", "prepayment", { ...money, vat: shares.get(money) ?? [] }),
  );
  const rest = prepaid.reduce((rows, { rows: taken }) => less(rows, taken), document.vatRows);
  return [
    part("agreed", "invoice", { id, day: issueDate, vat: rest }),
    ...prepaid,
    ...settlements.flatMap((one) =>
      one.isMoney || one.kind === "credit" || one.kind === "payment"
        ? []
        : [part("agreed", one.kind, { ...one, vat: negated(one.vat) })],
    ),
    ...charges.map((charge) => part("agreed", charge.isWaived ? "fee_waived" : "fee", charge)),
  ];
}

/** Art. 40 par. 2 MWSTG. */
function received(document: TaxedDocument): Part[] {
  const { settlements, feePayments, usedCredit } = document;
  const shares = receivedShares(document, settlements);
  return [
    ...[...shares].map(([money, vat]) =>
      part("received", money.amount < 0 ? "refund" : "payment", { ...money, vat }),
    ),
    ...feePayments.map((payment) => part("received", "fee_payment", payment)),
    ...usedCredit.map((used) => {
      return part("received", "refund", {
        ...used,
        vat: negated(used.vat),
        zeroRows: rowsOfUse(document, used),
      });
    }),
  ];
}

/** What goes back is of the credit note's rows; money that it moves to 0 % is of those that it leaves. */
function rowsOfUse(
  { zeroRows }: TaxedDocument,
  used: TaxedDocument["usedCredit"][number],
): readonly ZeroRow[] {
  if (!used.vat.some(({ rate, net }) => rate === 0 && net < 0)) return used.zeroRows;
  const credited = used.zeroRows.map((row) => ({ ...row, weight: -row.weight }));
  const left = [...zeroRows, ...credited];
  return left.reduce((sum, { weight }) => sum + weight, 0) > 0 ? left : zeroRows;
}

type Moved = Pick<Part, "day" | "zeroRows" | "of" | "receipts"> & { id: string; vat: readonly VatRow[] };

function part(basis: Basis, kind: EntryKind, { id, day, vat, zeroRows, of, receipts }: Moved): Part {
  return { basis, kind, sourceId: id, day, rows: vat, zeroRows, of, receipts };
}

function less(rows: readonly VatRow[], taken: readonly VatRow[]): VatRow[] {
  return rows.map((row) => {
    const same = taken.find(({ rate }) => rate === row.rate);
    return same ? { rate: row.rate, net: row.net - same.net, vat: row.vat - same.vat } : row;
  });
}

function entriesOfPart(document: TaxedDocument, { rows, zeroRows, of, receipts, ...part }: Part): Counted[] {
  const { activity } = document;
  return rows
    .flatMap((row) =>
      row.rate === 0 ? byReason(zeroRows ?? document.zeroRows, row) : [{ ...row, reason: "" as const }],
    )
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
    .map((row) => ({
      entry: { ...part, ...row, ...declared(document, row.rate), activity },
      of,
      receipts,
    }));
}

/** Rate and day of supply of what a document has at a rate, as they are decided. */
export function declared({ supplyDay, decidedRates }: TaxedDocument, rate: VatRate) {
  const decided = decidedRates.find((one) => one.rate === rate);
  return { rate: decided?.declaredAt ?? rate, supplyDay: decided?.supplyDay || supplyDay };
}

/** A turnover at 0 %, over the reasons of the rows that make it. */
function byReason(zeroRows: readonly ZeroRow[], row: VatRow): (VatRow & { reason: ZeroReason })[] {
  const known = [...Map.groupBy(zeroRows, ({ reason }) => reason)]
    .map(([reason, rows]) => ({ reason, weight: rows.reduce((sum, { weight }) => sum + weight, 0) }))
    .filter(({ weight }) => weight > 0);
  if (known.length < 2) return [{ ...row, reason: known[0]?.reason ?? "undecided" }];
  const sign = row.net < 0 ? -1 : 1;
  const whole = known.reduce((sum, { weight }) => sum + weight, 0);
  const most = Math.max(whole, Math.abs(row.net));
  const weights = known.map(({ weight }, index) => (index === 0 ? weight + most - whole : weight));
  const shares = spread(Math.abs(row.net), weights);
  return known.map(({ reason }, index) => ({ ...row, net: sign * (shares[index] ?? 0), reason }));
}
