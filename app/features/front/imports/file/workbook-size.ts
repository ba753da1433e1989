import {
  MAX_CELLS_IN_ROW,
  MAX_COLUMNS,
  MAX_RAW_ROWS,
  MAX_ROWS,
  MAX_TAGS,
} from "#app/features/running/table-files/table-limits.ts";
import { UnreadableFile } from "#app/features/running/table-files/file-table.ts";

const [OPEN, SLASH, C, R, O, W] = [..."</crow"].map((mark) => mark.charCodeAt(0));

const NAME_ENDS = new Set([..." \t\r\n/>"].map((mark) => mark.charCodeAt(0)));

/** Counted in the bytes, as reading an empty cell takes as long as reading a full one. */
export class WorkbookSize {
  #tags = 0;
  #rows = 0;

  /** @throws UnreadableFile when the parts together have more than is read in some seconds */
  add(part: Uint8Array): void {
    let cells = 0;
    for (let at = 0; at < part.length; at++) {
      if (part[at] !== OPEN || part[at + 1] === SLASH) continue;
      if (++this.#tags > MAX_TAGS) throw new UnreadableFile("import.file_too_large_inside");
      if (isName(part, at + 1, [C])) cells++;
      else if (isName(part, at + 1, [R, O, W])) {
        cells = 0;
        if (++this.#rows > MAX_RAW_ROWS)
          throw new UnreadableFile("import.file_too_many_rows", { max: MAX_ROWS });
      }
      if (cells > MAX_CELLS_IN_ROW)
        throw new UnreadableFile("import.file_too_many_columns", { max: MAX_COLUMNS });
    }
  }
}

function isName(part: Uint8Array, start: number, name: (number | undefined)[]): boolean {
  return (
    name.every((mark, index) => part[start + index] === mark) && NAME_ENDS.has(part[start + name.length] ?? 0)
  );
}
