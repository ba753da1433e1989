import type { FormValues } from "./form-data.ts";

export interface Conflict {
  /** Overwriting requires to have seen this version. */
  version: string;
  changes: Difference[];
}

interface Difference {
  field: string;
  saved: string;
  typed: string;
}

/** Null when the typed version is the saved one. */
export function conflictBetween(saved: FormValues, typed: FormValues): Conflict | null {
  const { version, ...fields } = saved;
  if (typeof version !== "string" || version === typed.version) return null;
  return {
    version,
    changes: Object.keys(fields).flatMap((name) => differences(name, saved[name], typed[name])),
  };
}

function differences(
  field: string,
  saved: FormValues[string] = "",
  typed: FormValues[string] = "",
): Difference[] {
  if (Array.isArray(saved) || Array.isArray(typed))
    return rowDifferences(field, rowsOf(saved), rowsOf(typed));
  if (typeof saved !== "string" || typeof typed !== "string") return [];
  return comparable(saved) === comparable(typed) ? [] : [{ field, saved, typed }];
}

function rowDifferences(field: string, saved: FormValues[], typed: FormValues[]): Difference[] {
  return Array.from({ length: Math.max(saved.length, typed.length) }, (_, index) => {
    const [before = {}, now = {}] = [saved[index], typed[index]];
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    return names.flatMap((name) => differences(`${field}[${index}].${name}`, before[name], now[name]));
  }).flat();
}

function rowsOf(value: FormValues[string]): FormValues[] {
  return Array.isArray(value) ? value : [];
}

/** Forms send line ends as CR LF, and people write accounts with or without blanks. */
function comparable(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
