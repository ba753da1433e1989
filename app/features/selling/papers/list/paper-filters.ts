import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";
import { FilterReader } from "#app/platform/lists/filters.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { normaliseReference } from "#app/swiss/reference.ts";

/** All that are given must hold. */
export interface PaperFilters<Status> {
  issuedFrom?: string | undefined;
  issuedTo?: string | undefined;
  lastDayFrom?: string | undefined;
  lastDayTo?: string | undefined;
  /** ISO UTC, included. */
  updatedSince?: string | undefined;
  number?: string | undefined;
  reference?: string | undefined;
  externalId?: string | undefined;
  statuses?: Status[] | undefined;
  amountMin?: Rappen | undefined;
  amountMax?: Rappen | undefined;
}

/** @throws AppError `input.invalid` */
export function readPaperFilters<Status extends string>(
  params: URLSearchParams,
  { statuses, lastDay }: { statuses: readonly Status[]; lastDay: "due" | "valid" },
): PaperFilters<Status> {
  const reader = new FilterReader(params);
  const reference = lastDay === "due" ? reader.text("reference") : undefined;
  const filters = {
    issuedFrom: reader.day("issued_from"),
    issuedTo: reader.day("issued_to"),
    lastDayFrom: reader.day(`${lastDay}_from`),
    lastDayTo: reader.day(`${lastDay}_to`),
    updatedSince: reader.instant("updated_since"),
    number: reader.text("number"),
    reference: reference && normaliseReference(reference),
    externalId: reader.text("externalId"),
    statuses: reader.several("status", statuses),
    amountMin: reader.amount("amount_min"),
    amountMax: reader.amount("amount_max"),
  };
  reader.done();
  return filters;
}

const eb = expressionBuilder<Schema, "invoices" | "offers">();

/** @param hasStatus says a status for the database */
export function withinFilters<Status>(
  filters: PaperFilters<Status>,
  lastDay: "due_date" | "valid_until",
  hasStatus: (status: Status) => Expression<SqlBool>,
): Expression<SqlBool> {
  const { issuedFrom, issuedTo, lastDayFrom, lastDayTo, updatedSince, number, reference } = filters;
  const { externalId, statuses, amountMin, amountMax } = filters;
  return eb.and([
    ...(issuedFrom ? [eb("issue_date", ">=", issuedFrom)] : []),
    ...(issuedTo ? [eb("issue_date", "<=", issuedTo)] : []),
    ...(lastDayFrom ? [eb(lastDay, ">=", lastDayFrom)] : []),
    ...(lastDayTo ? [eb(lastDay, "<=", lastDayTo)] : []),
    ...(updatedSince ? [eb("updated_at", ">=", updatedSince)] : []),
    ...(number ? [eb("number", "=", number)] : []),
    ...(reference ? [eb("reference", "=", reference)] : []),
    ...(externalId ? [eb("external_id", "=", externalId)] : []),
    ...(amountMin === undefined ? [] : [eb("total", ">=", amountMin)]),
    ...(amountMax === undefined ? [] : [eb("total", "<=", amountMax)]),
    ...(statuses ? [eb.or(statuses.map(hasStatus))] : []),
  ]);
}
