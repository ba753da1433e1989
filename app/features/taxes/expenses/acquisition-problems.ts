import { isRegisteredOn, type VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { FieldError } from "#app/platform/errors.ts";
import type { Day } from "#app/swiss/dates.ts";

import type { AcquisitionTax } from "./acquisition-tax.ts";

/** Without a VAT return nothing would declare it. */
export function acquisitionProblems(
  methods: readonly VatMethod[],
  { acquisitionTax, day }: { acquisitionTax: AcquisitionTax; day: Day },
): FieldError[] {
  if (acquisitionTax === "" || isRegisteredOn(methods, day)) return [];
  return [{ field: "acquisitionTax", code: "field.acquisition_unregistered" }];
}
