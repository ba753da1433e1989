import type { BankFile } from "./bank-file.ts";

const OF_STATEMENTS = ["pending", "outgoing", "withoutDetails", "incomplete", "unknownReversals"] as const;

type FileNote = (typeof OF_STATEMENTS)[number] | "reversed";

export function fileNotes({
  statements,
  counts,
}: Pick<BankFile, "statements" | "counts">): { note: FileNote; count: number }[] {
  const sums = OF_STATEMENTS.map((note) => ({
    note,
    count: statements.reduce((sum, statement) => sum + statement[note], 0),
  }));
  return [{ note: "reversed" as const, count: counts.reversed }, ...sums].filter(({ count }) => count > 0);
}
