import { kinds } from "./field-kinds.ts";
import { optionalLine } from "./fields.ts";
import { printable } from "./printable-field.ts";

/** A text of one line, as plain data, so that browsers draw its input from it. */
interface TextLine {
  column?: string;
  /** Characters. */
  max: number;
  isSearched?: boolean;
  label: string;
  about: string;
  aboutToAssistants?: string;
}

export type TextLines = Readonly<Record<string, TextLine>>;

type LineField<L extends TextLine> = L & {
  kind: typeof kinds.text;
  cap: number;
  rule: ReturnType<typeof lineRule>;
};

export function lineFields<L extends TextLines>(lines: L) {
  const fields = Object.entries(lines).map(([name, line]) => [
    name,
    { ...line, kind: kinds.text, cap: line.max, rule: lineRule(line) },
  ]);
  return Object.fromEntries(fields) as { readonly [K in keyof L]: LineField<L[K]> };
}

function lineRule({ max }: TextLine) {
  return printable(optionalLine({ max }));
}
