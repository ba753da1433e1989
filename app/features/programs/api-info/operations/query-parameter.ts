import { isId } from "#app/platform/database/ids.ts";
import { isStatus } from "#app/features/programs/requests/request-query.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { isInstant } from "#app/platform/lists/filters.ts";
import { MAX_LIMIT } from "#app/platform/lists/pages.ts";
import { isDay } from "#app/swiss/dates.ts";

/** A kind, one of some words, or several of them with commas between. */
export type QueryParameter = keyof typeof KINDS | readonly string[] | { severalOf: readonly string[] };

interface Kind {
  isReadable: (text: string) => boolean;
  code: string;
  params?: Record<string, string | number>;
  max?: number;
}

export const MAX_SEARCH = 100;

const whole = /^[1-9]\d{0,6}$/;

export const MAX_SEQUENCE = 999_999_999_999;

const KINDS = {
  text: { isReadable: (text) => text !== "" && !/\p{Cc}|\p{Cs}/u.test(text), code: "field.parameter_empty" },
  /** May be given several times. */
  texts: { isReadable: (text) => text !== "", code: "field.parameter_empty" },
  /** May be empty, and then searches for nothing. */
  search: { isReadable: (text) => !/\p{Cc}|\p{Cs}/u.test(text), code: "field.controls", max: MAX_SEARCH },
  day: { isReadable: isDay, code: "field.day" },
  instant: { isReadable: isInstant, code: "field.instant" },
  amount: { isReadable: (text) => /^\d{1,9}(\.\d{1,2})?$/.test(text), code: "field.amount" },
  id: { isReadable: isId, code: "field.id" },
  ids: {
    isReadable: (text) => text.split(",").length <= 100 && text.split(",").every(isId),
    code: "field.ids",
  },
  status: { isReadable: isStatus, code: "field.http_status" },
  flag: { isReadable: (text) => text === "true" || text === "false", code: "field.flag" },
  whole: {
    isReadable: (text) => whole.test(text),
    code: "field.measure",
    params: { min: 1, max: 9_999_999 },
  },
  sequence: {
    isReadable: (text) => /^(0|[1-9]\d{0,11})$/.test(text),
    code: "field.measure",
    params: { min: 0, max: MAX_SEQUENCE },
  },
  limit: {
    isReadable: (text) => whole.test(text) && Number(text) <= MAX_LIMIT,
    code: "field.measure",
    params: { min: 1, max: MAX_LIMIT },
  },
} as const satisfies Record<string, Kind>;

/** What is wrong with a value that was sent, or null. */
export function parameterProblem(name: string, kind: QueryParameter, text: string): FieldError | null {
  if (typeof kind === "object") {
    const values = "severalOf" in kind ? kind.severalOf : kind;
    const sent = "severalOf" in kind ? text.split(",") : [text];
    if (sent.every((one) => values.includes(one))) return null;
    return { field: name, code: "field.not_one_of", params: { values: values.join(", ") } };
  }
  const { isReadable, code, params, max = Infinity }: Kind = KINDS[kind];
  if ([...text].length > max) return { field: name, code: "field.too_long", params: { max } };
  return isReadable(text) ? null : { field: name, code, ...(params ? { params } : {}) };
}
