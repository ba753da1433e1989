import type { Selectable } from "kysely";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { correctsSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { suppliedUntil } from "#app/features/selling/invoices/view/supplied-until.ts";
import { itemsOf } from "#app/features/selling/invoices/document/invoice-items.server.ts";
import { chargesOf } from "#app/features/books/ledger/charges.server.ts";
import { settlementsOf } from "#app/features/books/ledger/allocations.server.ts";
import { partByRate } from "#app/features/books/ledger/part-by-rate.ts";
import {
  type Allocation,
  dayOfUse,
  isMoney,
  type Returned,
  vatRowsSchema,
} from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { FALLBACK_LOCALE, isLocale } from "#app/platform/i18n/locale.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { fromJson, readingOnce } from "#app/platform/database/json.ts";
import type { InvoiceItemsTable, InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { negated, type VatRow, type ZeroRateReason } from "#app/swiss/vat.ts";
import { decidedRates, supplyDayOf } from "#app/features/taxes/tax/entries/rate-decision.ts";
import { exchangeRates } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { type Rates, rateOn } from "#app/features/taxes/tax/rates/rates.ts";
import { bookEntriesOf } from "./book-entries.ts";
import type { TaxedDocument } from "./entries-of.ts";
import { type Entries, entriesInChf } from "./in-chf.ts";
import { closedBeforeTheBook } from "./move-books.server.ts";
import { decisionsOf } from "./read-decisions.server.ts";
import { receiptsInEur } from "./receipts-in-eur.server.ts";
import { receivedInChf } from "./received-in-chf.server.ts";
import { type CreditNote, usedCreditOf } from "./used-credit.server.ts";

const COLUMNS = [
  "id",
  "number",
  "recipient",
  "client_id",
  "kind",
  "language",
  "state",
  "issue_date",
  "service_from",
  "service_to",
  "total",
  "rounding",
  "vat_rows",
  "discount",
  "prices_include_vat",
  "reminded_level",
  "currency",
  "exchange_rate",
  "corrects",
  "corrects_invoice_id",
] as const;

const COUNTING = ["sent", "credited", "written_off", "issued"];
const WAIVING = ["waived", "written_off", "paid_before"];
const ENDED = ["cancelled", "withdrawn"];

type Row = Pick<Selectable<InvoicesTable>, (typeof COLUMNS)[number]>;

export interface ReadDocument {
  document: TaxedDocument;
  entries: Entries;
  number: string;
  name: string;
  clientId: string | null;
  /** The day of the invoice that is taken back, where no other day of supply is known. */
  suppliedBy: Day | null;
  /** What a person decided about turnover at 0 %. */
  reason: ZeroRateReason;
  /** Cancelled or withdrawn, by an act of its own day. */
  hasEnded: boolean;
}

/** What documents bring into returns and journal as they stand now. Drafts bring nothing. */
export async function readDocuments(
  ctx: BusinessContext,
  wanted: readonly string[],
): Promise<ReadDocument[]> {
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(COLUMNS)
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", wanted)
    .where("state", "<>", "draft")
    .orderBy("id")
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await itemsOf(ctx, ids);
  const settlements = await settlementsOf(ctx, ids);
  const reminded = rows.flatMap(({ id, reminded_level }) => (reminded_level > 0 ? [id] : []));
  const charges = Map.groupBy(await chargesOf(ctx, reminded), ({ invoiceId }) => invoiceId);
  const corrected = rows.flatMap(({ corrects_invoice_id: of }) => of ?? []);
  const decisions = await decisionsOf(ctx, [...ids, ...corrected]);
  const notes = rows.flatMap(({ id, kind }) => {
    const { allocations, returns } = settlements(id);
    return kind === "credit_note" ? id : [...allocations, ...returns].flatMap(noteOf);
  });
  const uses = await usedCreditOf(ctx, [...new Set(notes)]);
  const usesOn = Map.groupBy(uses, ({ documentId }) => documentId);
  const usesOf = Map.groupBy(uses, ({ note }) => note.id);
  const inEur = rows.filter(({ currency }) => currency !== "CHF");
  const byMonth = inEur.length > 0 ? await exchangeRates(ctx) : NO_RATES;
  const isKept = inEur.length > 0 ? await closedBeforeTheBook(ctx) : undefined;
  const receipts = await receiptsInEur(
    ctx,
    inEur.length > 0 ? uses.flatMap(({ note }) => note.corrects_invoice_id ?? []) : [],
  );
  const received = await receivedInChf(
    ctx,
    inEur.flatMap(({ id }) => paymentsIn(settlements(id))),
  );
  const read = readingOnce();
  return rows.map((row) => {
    const ownItems = items.get(row.id) ?? [];
    const vatRows = vatRowsOf(row, ownItems);
    const settling = settlements(row.id);
    const allocations = settling.allocations.map(onDayOfUse);
    const returns = settling.returns.map(onDayOfUse);
    const own = decisions.get(row.id);
    const corrected = decisions.get(row.corrects_invoice_id ?? "");
    const reason = own?.reason || corrected?.reason || "";
    const activity = own?.activity || corrected?.activity || "";
    const counts = COUNTING.includes(row.state);
    const ownCharges = charges.get(row.id) ?? [];
    const document: TaxedDocument = {
      id: row.id,
      kind: row.kind,
      counts,
      issueDate: row.issue_date,
      supplyDay: supplyDayOf(row),
      decidedRates: decidedRates({ ...row, correctedOn: correctedDayOf(row) }, vatRows, {
        own: own?.rates ?? [],
        corrected: corrected?.rates ?? [],
        until: suppliedUntil(datedOf(row, ownItems)),
      }),
      rates: row.currency === "CHF" ? null : ratesOf(row, { byMonth, isKept }),
      total: row.total,
      vatRows,
      zeroRows: zeroRowsOf(ownItems, reason),
      activity,
      settlements: settledRows({ total: row.total, vatRows }, allocations, returns).map((one) =>
        // Nothing is given up before it is owed.
        one.isMoney || one.day > row.issue_date ? one : { ...one, day: row.issue_date },
      ),
      charges: ownCharges.map(({ id, chargedOn, reason, vat }) => ({
        id,
        day: chargedOn,
        isWaived: WAIVING.includes(reason),
        vat,
      })),
      feePayments: feePaymentsOf(allocations, returns),
      usedCredit: (usesOn.get(row.id) ?? []).map(({ id, day, vat, items, note }) => ({
        id,
        day,
        vat,
        zeroRows: zeroRowsOf(items, reason),
        receipts: receipts(note.corrects_invoice_id ?? "", { typed: note.exchange_rate, byMonth, isKept }),
      })),
      settledByCredit: [...(usesOn.get(row.id) ?? []), ...(usesOf.get(row.id) ?? [])]
        .filter(({ documentId, note }) => documentId !== note.id)
        .map(({ id, day, settles, note }) => ({
          id,
          day,
          vat: note.id === row.id ? negated(settles) : settles,
          noteRate: rateOn(ratesOf(note, { byMonth, isKept }), note.issue_date),
        })),
    };
    const { id, kind, issue_date: issueDate, rounding } = row;
    const books = bookEntriesOf({
      counts,
      document: { id, kind, issueDate, rounding },
      charges: ownCharges,
      deductions: document.settlements.filter(({ isMoney, kind }) => !isMoney && kind !== "credit"),
      allocations,
      returns,
    });
    return {
      document,
      entries: entriesInChf(document, books, received),
      number: row.number,
      name: read(recipientSnapshot, row.recipient).name,
      clientId: row.client_id,
      suppliedBy: row.service_from || row.service_to ? null : correctedDayOf(row),
      reason,
      hasEnded: ENDED.includes(row.state),
    };
  });
}

function paymentsIn({ allocations, returns }: { allocations: Allocation[]; returns: Returned[] }): string[] {
  return [...allocations, ...returns].flatMap(
    ({ kind, paymentId }) => (kind === "payment" && paymentId) || [],
  );
}

function noteOf({ creditNoteNumber, paymentId }: Allocation): string[] {
  return creditNoteNumber && paymentId ? [paymentId] : [];
}

function onDayOfUse<A extends Allocation>(allocation: A): A {
  return { ...allocation, settledOn: dayOfUse(allocation) };
}

const NO_RATES: ReadonlyMap<string, number> = new Map();

function ratesOf({ corrects, exchange_rate: typed }: Row | CreditNote, rates: Omit<Rates, "typed">): Rates {
  return {
    ...rates,
    typed,
    takesBack: corrects ? fromJson(correctsSnapshot, corrects).issueDate : undefined,
  };
}

function correctedDayOf({ corrects }: Row): Day | null {
  return corrects ? fromJson(correctsSnapshot, corrects).issueDate : null;
}

function datedOf(row: Row, items: Selectable<InvoiceItemsTable>[]) {
  return {
    kind: row.kind,
    serviceFrom: row.service_from,
    serviceTo: row.service_to,
    language: isLocale(row.language) ? row.language : FALLBACK_LOCALE,
    items: items.map(({ vat_rate, details }) => ({ vatRate: vat_rate, details })),
  };
}

function vatRowsOf(row: Row, items: Selectable<InvoiceItemsTable>[]): VatRow[] {
  if (row.vat_rows) return fromJson(vatRowsSchema, row.vat_rows);
  const prices = { invoiceDiscount: row.discount, pricesIncludeVat: row.prices_include_vat };
  return totalsOf(
    items.map(({ total, vat_rate }) => ({ total, vatRate: vat_rate })),
    prices,
  ).vatRows;
}

/** What a row says comes before what was decided about the whole document. */
function zeroRowsOf(items: Selectable<InvoiceItemsTable>[], decided: ZeroRateReason) {
  return items
    .filter(({ vat_rate }) => vat_rate === 0)
    .map(({ total, zero_rate_reason }) => ({
      reason: zero_rate_reason || decided || ("undecided" as const),
      weight: total,
    }));
}

type Settled = TaxedDocument["settlements"][number];

/** What settles the rows: interest is no consideration (Art. 18 MWSTG), and fees are counted by themselves. */
function settledRows(
  { total, vatRows }: { total: Rappen; vatRows: VatRow[] },
  allocations: Allocation[],
  returns: Returned[],
): Settled[] {
  const standing = allocations.flatMap(({ id, kind, settledOn: day, amount, vat }): Settled[] => {
    if (kind === "interest" || kind === "reminder_fee") return [];
    const isMoney = kind === "payment";
    const parts = isMoney || vat.length > 0 ? vat : partByRate({ rows: vatRows, total }, amount);
    return [{ id, kind, day, amount, isMoney, vat: parts }];
  });
  const returned = returns.flatMap(({ id, kind, settledOn, returnedOn, amount, vat }): Settled[] => {
    if (kind === "interest" || kind === "reminder_fee" || kind === "credit") return [];
    const isMoney = kind === "payment";
    return [
      { id, kind, day: settledOn, amount, isMoney, vat },
      { id, kind, day: returnedOn, of: settledOn, amount: -amount, isMoney, vat: negated(vat) },
    ];
  });
  return [...standing, ...returned];
}

function feePaymentsOf(allocations: Allocation[], returns: Returned[]) {
  const paid = [...allocations, ...returns]
    .filter(({ kind, vat }) => isMoney(kind) && kind === "reminder_fee" && vat.length > 0)
    .map(({ id, settledOn, vat }) => ({ id, day: settledOn, vat }));
  const back = returns
    .filter(({ kind, vat }) => kind === "reminder_fee" && vat.length > 0)
    .map(({ id, settledOn, returnedOn, vat }) => ({ id, day: returnedOn, of: settledOn, vat: negated(vat) }));
  return [...paid, ...back];
}
