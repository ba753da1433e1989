import type { z } from "zod";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { mergePatch, settable } from "./merge-patch.ts";
import { strictProblems, withoutNulls } from "./strict-body.ts";

interface Rules {
  /** What the schema does not know is an error. */
  isStrict: boolean;
  /** The record that is changed, as GET answers it: what nobody can set may be sent back as it is. */
  current?: object | undefined;
  /** What the call answers: other fields of it are known, but cannot be set. */
  answer?: z.ZodType | undefined;
  check?: ((json: object, current: object | undefined) => FieldError[]) | undefined;
  /** What was found to be wrong before. */
  known?: FieldError[] | undefined;
  /** Null stays null, as parts of the body are checked later, each by itself. */
  keepsNulls?: boolean;
}

/** @throws AppError `input.invalid` with everything that is wrong */
export function inputOf<S extends z.ZodType>(schema: S, sent: object, rules: Rules): z.output<S> {
  const json = rules.keepsNulls ? sent : withoutNulls(sent);
  return checked(schema, json, problemsOf(schema, sent, rules));
}

/**
 * What a record becomes with a JSON Merge Patch (RFC 7396).
 * @param record as GET answers it; `rules.current` without what follows from other fields
 * @throws AppError `input.invalid` with everything that is wrong
 */
export function patchedInput<S extends z.ZodType>(
  schema: S,
  { record, patch }: { record: object; patch: object },
  rules: Rules,
): z.output<S> {
  const whole = mergePatch(settable(schema, record), settable(schema, patch));
  return checked(schema, withoutNulls(whole), problemsOf(schema, patch, rules));
}

function problemsOf(
  schema: z.ZodType,
  sent: object,
  { isStrict, current, answer, check, known = [] }: Rules,
): FieldError[] {
  if (!isStrict) return known;
  return [...strictProblems(schema, sent, { current, answer }), ...(check?.(sent, current) ?? []), ...known];
}

function checked<S extends z.ZodType>(schema: S, json: unknown, problems: FieldError[]): z.output<S> {
  const parsed = schema.safeParse(json);
  if (parsed.success && problems.length === 0) return parsed.data as z.output<S>;
  const found = parsed.success ? [] : fieldErrorsOf(parsed.error);
  const others = problems.filter(({ field }) => !found.some((one) => one.field === field));
  throw invalid([...found, ...others]);
}
