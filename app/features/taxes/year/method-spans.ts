import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { addDays, type DaySpan } from "#app/swiss/dates.ts";

/** The days of a span, cut where another method begins. */
export function methodSpans(
  { from, to }: DaySpan,
  methods: readonly Pick<VatMethod, "validFrom">[],
): DaySpan[] {
  const starts = [
    from,
    ...methods.map(({ validFrom }) => validFrom).filter((day) => day > from && day <= to),
  ];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { from: start, to: next ? addDays(next, -1) : to };
  });
}
