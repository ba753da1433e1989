import type { Line } from "#app/features/books/book/bookings.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { ZeroRateReason } from "#app/swiss/vat.ts";
import { declared, type TaxedDocument } from "./entries-of.ts";

interface Deciding {
  document: TaxedDocument;
  /** Of turnover at 0 % whose rows say none. */
  reason: ZeroRateReason;
  suppliedOn: (day: Day, known: Day) => Day;
}

/** What holds now for a line of a document that was ended; what nobody decided stays as it was written. */
export function decidedNow(line: Line, { document, reason, suppliedOn }: Deciding): Line {
  if (line.basis !== "agreed" && line.basis !== "received") return line;
  const known = line.rate ?? 0;
  const isDecided = document.decidedRates.some(({ rate }) => rate === known);
  const { rate, supplyDay } = declared(document, known);
  return {
    ...line,
    reason: reason && isOfDecision(line, document) ? reason : line.reason,
    activity: document.activity || line.activity,
    ...(isDecided ? { rate, supply_day: suppliedOn(line.fact_day, supplyDay) } : {}),
  };
}

/** Reasons of rows stay. What credit notes of others took off by received consideration has those of their rows. */
function isOfDecision({ basis, reason }: Line, { zeroRows }: TaxedDocument): boolean {
  if (reason === "" || reason === "undecided") return reason !== "";
  return basis === "agreed" && zeroRows.every((row) => row.reason !== reason);
}
