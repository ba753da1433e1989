import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { FieldError } from "#app/platform/errors.ts";
import { fieldPath } from "#app/platform/forms/field-path.ts";
import { isDay } from "#app/swiss/dates.ts";
import { nearestName } from "./nearest-name.ts";
import {
  dateFields,
  type FieldPath,
  hasField,
  isRecord,
  unknownPlaces,
} from "#app/platform/forms/unknown-fields.ts";

const MAX_SUGGESTIONS = 20;

/**
 * Days in another form than YYYY-MM-DD, and fields that a schema would ignore in silence. What a reader of the record
 * sees and nobody can set may be sent back as it is; another value of it is an error.
 * `current` is the record as GET answers it, if the call changes one; `answer` says what it answers.
 */
export function strictProblems(
  schema: z.ZodType,
  json: unknown,
  { current, answer }: { current?: object | undefined; answer?: z.ZodType | undefined } = {},
): FieldError[] {
  return [...unknownProblems(schema, json, { current, answer }), ...dayProblems(schema, json)];
}

/** People may write days in their own way, programs in one. */
function dayProblems(schema: z.ZodType, json: unknown): FieldError[] {
  const odd = dateFields(schema, json).filter(({ text }) => text !== "" && !isDay(text));
  return odd.map(({ path }) => ({ field: fieldPath(path), code: "field.day" }));
}

function unknownProblems(
  schema: z.ZodType,
  json: unknown,
  { current, answer }: { current: object | undefined; answer: z.ZodType | undefined },
): FieldError[] {
  return unknownPlaces(schema, json).flatMap(({ path, others }, at): FieldError[] => {
    const field = fieldPath(path);
    const values = current ? valuesAt(current, path) : [];
    if (values.length === 0) {
      if (answer && hasField(answer, path)) return [{ field, code: "field.read_only" }];
      const meant = at < MAX_SUGGESTIONS ? nearestName(String(path.at(-1)), others) : undefined;
      return [{ field, code: "field.unknown", ...(meant === undefined ? {} : { suggestion: meant }) }];
    }
    if (isOutdated(json, current)) return [];
    const sent = valuesAt(json, path, true)[0];
    return values.some((value) => isDeepStrictEqual(value, sent)) ? [] : [{ field, code: "field.read_only" }];
  });
}

/** The version says so, and the change is refused for that. */
function isOutdated(json: unknown, current: object | undefined): boolean {
  const [sent] = valuesAt(json, ["version"], true);
  return sent !== undefined && sent !== valuesAt(current, ["version"], true)[0];
}

/** What stands at a place; in whichever entry of a list, as entries may have moved, unless `isExact`. */
function valuesAt(value: unknown, [step, ...rest]: FieldPath, isExact = false): unknown[] {
  if (step === undefined) return [value];
  if (typeof step === "number") {
    if (!Array.isArray(value)) return [];
    const entries: unknown[] = isExact ? [value[step]] : value;
    return entries.flatMap((entry) => valuesAt(entry, rest, isExact));
  }
  return isRecord(value) && Object.hasOwn(value, step) ? valuesAt(value[step], rest, isExact) : [];
}

/** Where a field may be left out, null says the same. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(given.map(([name, inner]) => [name, withoutNulls(inner)]));
}
