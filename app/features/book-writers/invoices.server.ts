import { type BookFact, linesOf } from "#app/features/book/bookings.ts";
import type { Held } from "#app/features/book/record.server.ts";
import { vatApart } from "#app/features/tax/method/vat-apart.ts";
import type { VatMethod } from "#app/features/tax/method/vat-method.ts";
import type { TaxEntry } from "#app/features/tax/entries/tax-entry.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { BookEntry } from "./book-entries.ts";
import { methodChanges } from "./method-changes.ts";
import { type ReadDocument, readDocuments } from "./read-documents.server.ts";

export async function heldInvoices(
  ctx: BusinessContext,
  ids: readonly string[],
  methods: readonly VatMethod[],
): Promise<Held[]> {
  const documents = await readDocuments(ctx, ids);
  await noteMissingRates(ctx, documents);
  return documents.map(({ document, entries, ...held }) => {
    const changes = held.hasEnded ? [] : methodChanges(entries.tax, methods, ctx.today);
    const facts = [...[...entries.tax, ...changes].map(ofTax), ...entries.books.map(ofBooks)];
    const lines = facts.flatMap((fact) => linesOf(fact, vatApart(methods, fact.day)));
    return { id: document.id, lines, ...held };
  });
}

function ofTax(entry: TaxEntry): BookFact {
  return entry;
}

function ofBooks({ of_fee: ofFee, amount, ...entry }: BookEntry): BookFact {
  return { ...entry, basis: "", net: amount, vat: 0, rate: null, ofFee };
}

/** Months without a rate of exchange for which documents in EUR wait. */
async function noteMissingRates(ctx: BusinessContext, documents: readonly ReadDocument[]): Promise<void> {
  const inEur = documents.filter(({ document }) => document.rates !== null);
  if (inEur.length === 0) return;
  const ids = inEur.map(({ document }) => document.id);
  await ctx.db.deleteFrom("missing_rates").where("invoice_id", "in", ids).execute();
  const rows = inEur.flatMap(({ document, entries }) =>
    entries.missing.map((month) => ({ business_id: ctx.businessId, invoice_id: document.id, month })),
  );
  if (rows.length > 0) await ctx.db.insertInto("missing_rates").values(rows).execute();
}
