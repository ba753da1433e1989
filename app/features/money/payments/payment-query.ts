import { PAYMENT_STATES, type PaymentState } from "#app/features/books/ledger/payment.ts";
import { isId } from "#app/platform/database/ids.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import { isInstant } from "#app/platform/lists/filters.ts";
import { DEFAULT_LIMIT, pageOf, searchOf } from "#app/platform/lists/pages.ts";

export interface PaymentQuery {
  state?: PaymentState | undefined;
  clientId?: string | undefined;
  bankFileId?: string | undefined;
  /** ISO UTC, included. */
  updatedSince?: string | undefined;
  search: string;
  page: number;
  limit: number;
}

export const PAYMENTS_A_PAGE = 50;

/** Anything unreadable counts as not given. */
export function readPaymentQuery(params: URLSearchParams): PaymentQuery {
  const { page = 1, limit = DEFAULT_LIMIT } = pageOf(params);
  const id = (name: string) => {
    const value = params.get(name) ?? "";
    return isId(value) ? value : undefined;
  };
  return {
    state: PAYMENT_STATES.find((state) => state === params.get("state")),
    clientId: id("client"),
    bankFileId: id("bank_file"),
    updatedSince: readUpdatedSince(params),
    search: searchOf(params),
    page,
    limit,
  };
}

/**
 * Reads the query strictly: a wrong one is refused, never answered with something else.
 * @throws AppError `input.invalid`
 */
export function checkPaymentQuery(params: URLSearchParams): void {
  const state = params.get("state") ?? "";
  const errors: FieldError[] = [];
  if (state && !PAYMENT_STATES.some((known) => known === state))
    errors.push({
      field: "state",
      code: "field.not_one_of",
      params: { values: PAYMENT_STATES.join(", ") },
    });
  for (const field of ["client", "bank_file"])
    if (params.get(field) && !isId(params.get(field)!)) errors.push({ field, code: "field.id" });
  const since = params.get("updated_since");
  if (since && !isInstant(since)) errors.push({ field: "updated_since", code: "field.instant" });
  if (errors.length) throw invalid(errors);
}

function readUpdatedSince(params: URLSearchParams): string | undefined {
  const since = params.get("updated_since") ?? "";
  return isInstant(since) ? new Date(since).toISOString() : undefined;
}
