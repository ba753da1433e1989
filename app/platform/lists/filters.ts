import { parseAmount } from "#app/swiss/money.ts";
import { parseDay } from "#app/swiss/dates.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";

const MAX_TEXT = 200;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Date and time with offset (RFC 3339), such as `2026-11-21T08:00:00Z`. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text) && !Number.isNaN(Date.parse(text));
}

/** A call is refused rather than answered with something else. @throws AppError `input.invalid` */
export function checkKnown(params: URLSearchParams, known: Record<string, readonly string[]>): void {
  const errors = Object.entries(known).flatMap(([field, values]): FieldError[] => {
    const value = params.get(field);
    if (!value || values.includes(value)) return [];
    return [{ field, code: "field.not_one_of", params: { values: values.join(", ") } }];
  });
  if (errors.length) throw invalid(errors);
}

/** @throws AppError `input.invalid` */
export function readUpdatedSince(params: URLSearchParams): string | undefined {
  const reader = new FilterReader(params);
  const since = reader.instant("updated_since");
  reader.done();
  return since;
}

/** What is not given, or empty, filters nothing. */
export class FilterReader {
  private readonly params: URLSearchParams;
  private readonly errors: FieldError[] = [];

  constructor(params: URLSearchParams) {
    this.params = params;
  }

  day(name: string): string | undefined {
    return this.read(name, "field.day", parseDay);
  }

  instant(name: string): string | undefined {
    return this.read(name, "field.instant", (text) =>
      isInstant(text) ? new Date(text).toISOString() : null,
    );
  }

  /** Rappen. */
  amount(name: string): number | undefined {
    return this.read(name, "field.amount", parseAmount);
  }

  /** Compared as a whole. */
  text(name: string): string | undefined {
    return this.read(name, "field.controls", (text) =>
      /\p{Cc}|\p{Cs}/u.test(text) ? null : text.trim().slice(0, MAX_TEXT),
    );
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
    return this.several(name, values, 1)?.[0];
  }

  /** Separated by commas. */
  several<T extends string>(name: string, values: readonly T[], max = values.length): T[] | undefined {
    const text = this.params.get(name);
    if (!text) return undefined;
    const given = [...new Set(text.split(",").map((part) => part.trim()))];
    const known = values.filter((value) => given.includes(value));
    if (known.length === given.length && given.length <= max) return known;
    this.errors.push({ field: name, code: "field.not_one_of", params: { values: values.join(", ") } });
    return undefined;
  }

  /** @throws AppError `input.invalid` with everything that could not be read */
  done(): void {
    if (this.errors.length) throw invalid(this.errors);
  }

  private read<T>(name: string, code: string, parse: (text: string) => T | null): T | undefined {
    const text = this.params.get(name);
    if (!text) return undefined;
    const value = parse(text);
    if (value === null) this.errors.push({ field: name, code });
    return value ?? undefined;
  }
}
