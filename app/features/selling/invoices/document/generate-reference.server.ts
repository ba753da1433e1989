import type { UserContext } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { makeQrr, makeScor, type ReferenceType } from "#app/swiss/reference.ts";

/**
 * Leads back to the invoice's number and is unique in the business, among letters about several invoices too: a suffix
 * tells apart numbers that share letters and digits. `ownId` excludes an existing invoice's own reference.
 */
export async function generateReference(
  ctx: UserContext,
  type: Exclude<ReferenceType, "NON">,
  number: string,
  ownId = "",
): Promise<string> {
  for (let suffix = 0; ; suffix++) {
    const reference = referenceFor(type, number, suffix);
    if (!(await isUsed(ctx, reference, ownId))) return reference;
  }
}

const MOST_ALIKE = 100;

export function isOfNumber(type: "QRR" | "SCOR", reference: string, number: string): boolean {
  const suffixes = Array.from({ length: MOST_ALIKE }, (_, index) => index);
  return suffixes.some((suffix) => referenceFor(type, number, suffix) === reference);
}

function referenceFor(type: "QRR" | "SCOR", number: string, alike: number): string {
  const suffix = alike ? String(alike).padStart(2, "0") : "";
  if (type === "QRR") {
    const digits = last(number.replace(/\D/g, ""), 26 - suffix.length);
    // Zeros alone are no reference.
    return makeQrr((/[1-9]/.test(digits) ? digits : "1") + suffix);
  }
  return makeScor(last(number.toUpperCase().replace(/[^A-Z0-9]/g, "") || "1", 21 - suffix.length) + suffix);
}

/** The end of a number distinguishes more than its beginning. */
function last(text: string, length: number): string {
  return text.slice(-length);
}

async function isUsed({ db, businessId }: UserContext, reference: string, ownId: string): Promise<boolean> {
  return (await usesOf(db, { businessId, reference, ownId })).length > 0;
}

// Without the number, SQLite would read all invoices of the business in the index of the search, which has no number.
const usesOf = preparedQuery(
  (db, place: ValuePlace<{ businessId: string; reference: string; ownId: string }>) =>
    db
      .selectFrom("invoices")
      .select("number as paper")
      .where("business_id", "=", place("businessId"))
      .where("reference", "=", place("reference"))
      .where("id", "!=", place("ownId"))
      .unionAll(
        db
          .selectFrom("reminder_letters")
          .select("id as paper")
          .where("business_id", "=", place("businessId"))
          .where("reference", "=", place("reference"))
          .where("reference", "<>", ""),
      ),
);
