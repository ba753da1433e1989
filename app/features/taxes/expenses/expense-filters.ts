import { FilterReader } from "#app/platform/lists/filters.ts";
import { PAID_FROM } from "./paid-from.ts";
import { CATEGORY_NAMES } from "#app/features/books/book/categories.ts";

/** @throws AppError `input.invalid` with everything that could not be read */
export function readExpenseFilters(params: URLSearchParams) {
  const reader = new FilterReader(params);
  const filters = {
    from: reader.day("from"),
    to: reader.day("to"),
    category: reader.oneOf("category", CATEGORY_NAMES),
    paidFrom: reader.oneOf("paidFrom", PAID_FROM),
    updatedSince: reader.instant("updated_since"),
    externalId: reader.text("externalId"),
  };
  reader.done();
  return filters;
}

export type ExpenseFilters = Partial<ReturnType<typeof readExpenseFilters>>;
