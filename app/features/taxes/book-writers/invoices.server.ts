import { type BookFact, type Line, linesOf, NO_VAT } from "#app/features/books/book/bookings.ts";
import { noteMissingRates } from "#app/features/books/book/missing-rates.server.ts";
import type { Held } from "#app/features/books/book/record.server.ts";
import { vatApart } from "#app/features/taxes/tax/method/vat-apart.ts";
import {
  declaringDay,
  isOfEarlierTime,
  methodOn,
  type MethodRun,
  methodRuns,
  type VatMethod,
} from "#app/features/taxes/tax/method/vat-method.ts";
import { FEE_KINDS, type TaxEntry } from "#app/features/taxes/tax/entries/tax-entry.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { BookEntry } from "./book-entries.ts";
import { decidedNow } from "./decided-now.ts";
import { paidInCash } from "./paid-in-cash.server.ts";
import { methodChanges } from "./method-changes.ts";
import { readDocuments } from "./read-documents.server.ts";

export async function heldInvoices(
  ctx: BusinessContext,
  ids: readonly string[],
  methods: readonly VatMethod[],
): Promise<Held[]> {
  const documents = await readDocuments(ctx, ids);
  const inEur = documents.filter(({ document }) => document.rates !== null);
  await noteMissingRates(
    ctx,
    "invoice",
    inEur.map(({ document, entries }) => ({ id: document.id, waiting: entries.missing })),
  );
  const runs = methodRuns(methods);
  const paying = documents.flatMap(({ entries }) => entries.books.flatMap((entry) => entry.paymentId ?? []));
  const inCash = await paidInCash(ctx, paying);
  return documents.map(({ document, entries, suppliedBy, reason, ...held }) => {
    const suppliedOn = (day: Day, known: Day) =>
      suppliedBy !== null && isOfEarlierTime(runs, day, suppliedBy) ? suppliedBy : known;
    const dated = (entry: TaxEntry) => ({ ...entry, supplyDay: suppliedOn(entry.day, entry.supplyDay) });
    const tax = entries.tax.map(dated);
    const lines = [
      ...tax.flatMap((entry) => linesOf(entry, vatApart(methods, dayOfMethod(runs, entry)))),
      ...[...entries.books, ...entries.exchangeOfVat.filter(({ day }) => declaresReceived(methods, day))]
        .map((entry) => ofBooks(entry, inCash.has(entry.paymentId ?? "")))
        .flatMap((fact) => linesOf(fact, NO_VAT)),
    ];
    const changesOf = (booked: readonly Line[]) => {
      const facts = booked.flatMap(taxIn);
      const owed = [...entries.byOwnRate(facts), ...entries.settled.map(dated)];
      return methodChanges(facts, methods, { owed, today: ctx.today }).flatMap((entry) =>
        linesOf(entry, NO_VAT),
      );
    };
    const decided = (line: Line) => decidedNow(line, { document, reason, suppliedOn });
    return { id: document.id, lines, changesOf, decided, ...held };
  });
}

function declaresReceived(methods: readonly VatMethod[], day: Day): boolean {
  const { method, consideration } = methodOn(methods, day) ?? {};
  return method === "effective" && consideration === "received";
}

function dayOfMethod(runs: readonly MethodRun[], { kind, day, supplyDay }: TaxEntry): Day {
  return FEE_KINDS.includes(kind) ? day : declaringDay(runs, day, supplyDay);
}

function taxIn({ basis, rate, source_id: sourceId, ...line }: Line): TaxEntry[] {
  if (basis === "" || basis === "input") return [];
  const { fact_day: day, supply_day: supplyDay, reason, activity, net, vat } = line;
  return [
    { basis, kind: "method_change", sourceId, day, supplyDay, rate: rate ?? 0, reason, activity, net, vat },
  ];
}

function ofBooks({ of_fee: ofFee, amount, ...entry }: BookEntry, isInCash: boolean): BookFact {
  return { ...entry, isInCash, basis: "", net: amount, vat: 0, rate: null, ofFee };
}
