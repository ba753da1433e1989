import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";

/** Effective, by agreed consideration, each quarter, from 2026 on; as far as nothing else is asked for. */
export function vatMethod(changes: Partial<VatMethod> = {}): VatMethod {
  return {
    id: "1",
    validFrom: "2026-01-01",
    method: "effective",
    consideration: "agreed",
    period: "quarter",
    roundsToFive: false,
    activities: [],
    registeredBefore: null,
    ...changes,
  };
}
