import type { z } from "zod";
import { AppError } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";

/** @throws AppError `input.invalid` */
export function queryOf<S extends z.ZodType>(schema: S, url: URL): z.output<S> {
  const parsed = schema.safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success) throw new AppError("input.invalid", fieldErrorsOf(parsed.error));
  return parsed.data as z.output<S>;
}
