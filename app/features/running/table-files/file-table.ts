import { z } from "zod";
import { activeText } from "#app/platform/files/inert-text.ts";
import {
  MAX_CELL,
  MAX_CHARACTERS,
  MAX_COLUMNS,
  MAX_ROWS,
} from "#app/features/running/table-files/table-limits.ts";

/** The line counts from 1; days are `YYYY-MM-DD`. */
interface FileRow {
  line: number;
  cells: string[];
}

/** A list of texts, checked at once: a rule for each would take many times as long. */
export const cellsRule = z.custom<string[]>(
  (cells) => Array.isArray(cells) && cells.every((cell) => typeof cell === "string"),
);

export interface FileTable {
  name: string;
  headings: string[];
  rows: FileRow[];
}

type FileProblem =
  | "import.file_empty"
  | "import.file_unknown"
  | "import.file_broken"
  | "import.file_encrypted"
  | "import.file_too_large_inside"
  | "import.file_too_many_rows"
  | "import.file_too_many_columns"
  | "import.file_cell_too_long";

export interface FileRefusal {
  problem: FileProblem;
  params: Record<string, string | number>;
}

export class UnreadableFile extends Error {
  readonly refusal: FileRefusal;

  constructor(problem: FileProblem, params: Record<string, string | number> = {}) {
    super(problem);
    this.refusal = { problem, params };
  }
}

export class Allowance {
  private readonly max: number;
  private rows: number;
  private characters = MAX_CHARACTERS;

  constructor(max = MAX_ROWS) {
    this.max = max;
    this.rows = max;
  }

  /** @throws UnreadableFile when a limit is exceeded */
  take({ line, cells }: FileRow, isHeading: boolean): void {
    if (!isHeading && --this.rows < 0)
      throw new UnreadableFile("import.file_too_many_rows", { max: this.max });
    if (cells.length > MAX_COLUMNS)
      throw new UnreadableFile("import.file_too_many_columns", { max: MAX_COLUMNS });
    for (const [index, cell] of cells.entries()) {
      this.characters -= cell.length;
      if (cell.length > MAX_CELL)
        throw new UnreadableFile("import.file_cell_too_long", { line, column: index + 1, max: MAX_CELL });
    }
    if (this.characters < 0) throw new UnreadableFile("import.file_too_large_inside");
  }
}

export class TableReader {
  private readonly table: FileTable;
  private readonly allowance: Allowance;
  private readonly active: (text: string) => string;
  private hasHeadings = false;

  constructor(name: string, allowance: Allowance, active = activeText) {
    this.table = { name, headings: [], rows: [] };
    this.allowance = allowance;
    this.active = active;
  }

  add(line: number, values: string[]): void {
    const cells = values.slice(0, values.findLastIndex((cell) => cell.trim() !== "") + 1).map(this.active);
    if (cells.length === 0) return;
    this.allowance.take({ line, cells }, !this.hasHeadings);
    if (this.hasHeadings) this.table.rows.push({ line, cells });
    else this.table.headings = cells.map((heading) => heading.trim());
    this.hasHeadings = true;
  }

  done(): FileTable | null {
    if (!this.hasHeadings) return null;
    const { name, headings, rows } = this.table;
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
    return {
      name,
      headings: widened(headings, width),
      rows: rows.map((row) => ({ ...row, cells: widened(row.cells, width) })),
    };
  }
}

function widened(cells: string[], width: number): string[] {
  return [...cells, ...Array<string>(width - cells.length).fill("")];
}
