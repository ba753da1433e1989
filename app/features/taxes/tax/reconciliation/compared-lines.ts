import type { FigureRow } from "#app/features/taxes/tax/figures/figure-rows.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { parseVatRate } from "#app/swiss/vat.ts";
import { roundHalfAwayFromZero } from "#app/swiss/money.ts";

export interface ComparedLine extends Pick<FigureRow, "ziffer" | "word" | "params"> {
  /** Turnover, or the tax of lines without one. What was typed and is no booking is in both. */
  book: Rappen;
  filed: Rappen;
}

/**
 * The rows of the book beside those of the returns, in the order of the form. Tax is rounded once in each return: what
 * differs of it is the tax of what differs of the turnover.
 */
export function comparedLines(
  book: readonly FigureRow[],
  filed: readonly (readonly FigureRow[])[],
): ComparedLine[] {
  const lines = new Map<string, ComparedLine>();
  const add = (row: FigureRow, side: "book" | "filed") => {
    const { ziffer, word, params } = PAID[row.ziffer] ?? row;
    if (ziffer === "difference") return;
    const key = `${ziffer} ${word} ${params.rate ?? ""} ${params.activity ?? ""}`;
    const line = lines.get(key) ?? { ziffer, word, params, book: 0, filed: 0 };
    line[side] += row.turnover ?? row.tax ?? 0;
    lines.set(key, line);
  };
  for (const row of book) add(row, "book");
  for (const row of filed.flat()) add(row, "filed");
  const sorted = [...lines.values()].sort((a, b) => placeOf(a) - placeOf(b));
  const differing = taxOf(sorted);
  return sorted.map((line) => {
    const input = sorted.find(({ ziffer }) => ziffer === "479");
    const deducted = input ? input.book - input.filed : 0;
    if (line.ziffer === "399") return { ...line, book: line.filed + differing };
    return line.ziffer === "500" ? { ...line, book: line.filed + differing + deducted } : line;
  });
}

export function differenceOf({ book, filed }: ComparedLine): Rappen {
  return book - filed;
}

const PAYABLE = { ziffer: "500", word: "payable", params: {} };
const PAID: Record<string, Pick<FigureRow, "ziffer" | "word" | "params"> | undefined> = {
  500: PAYABLE,
  510: PAYABLE,
};

function taxOf(lines: readonly ComparedLine[]): Rappen {
  const thousandths = lines.reduce((sum, line) => {
    const rate = parseVatRate(line.params.rate ?? "") ?? 0;
    return sum + BigInt(differenceOf(line)) * BigInt(rate);
  }, 0n);
  return Number(roundHalfAwayFromZero(thousandths, 1000n));
}

function placeOf({ ziffer }: ComparedLine): number {
  if (ziffer === "undecided") return 281;
  return /^\d+$/.test(ziffer) ? Number(ziffer) : 350;
}
