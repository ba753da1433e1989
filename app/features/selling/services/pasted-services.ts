import { parseDay } from "#app/swiss/dates.ts";
import { parseQuantity } from "#app/swiss/quantity.ts";

/** Lines of one paste. */
export const MAX_PASTED = 1_000;

type PasteProblem = "day" | "hours" | "text";

export interface PastedLine {
  line: string;
  day: string;
  /** Hours in thousandths, to hundredths of an hour. */
  quantity: number;
  description: string;
  /** What is not clear about it; null for one that can be taken. */
  problem: PasteProblem | null;
}

/** `2026-11-03 09:00-11:30 text`, `3.11.2026; 2.5; text`, or cells with tabs. Empty lines count for nothing. */
export function pastedServices(text: string): PastedLine[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readLine);
}

function readLine(line: string): PastedLine {
  const [first = "", ...cells] = cellsOf(line);
  const day = parseDay(first) ?? "";
  const [hours, rest] = hoursIn(cells);
  const description = rest.filter(Boolean).join(", ");
  const problem = !day ? "day" : hours === null ? "hours" : description === "" ? "text" : null;
  return { line, day, quantity: hours ?? 0, description, problem };
}

function cellsOf(line: string): string[] {
  const mark = ["\t", ";"].find((one) => line.includes(one));
  if (mark) return line.split(mark).map((cell) => unquoted(cell.trim()));
  const [, day = line, hours = "", text = ""] =
    /^(\S+)\s+(\d{1,2}[:.]\d\d\s?[-–—]\s?\d{1,2}[:.]\d\d|\S+(?:\s?h\b)?)\s*(.*)$/u.exec(line) ?? [];
  return [day, hours, text.trim()];
}

function unquoted(cell: string): string {
  const inside = /^"(.*)"$/.exec(cell)?.[1];
  return inside === undefined ? cell : inside.replaceAll('""', '"');
}

/** Times stand in one cell or in two. */
function hoursIn(cells: string[]): [hours: number | null, rest: string[]] {
  const [first = "", second = "", ...others] = cells;
  const [begin, end] = [minutesOf(first), minutesOf(second)];
  if (begin !== null && end !== null) return [between(begin, end), others];
  return [hoursOf(first), [second, ...others]];
}

/** Thousandths of what is written as hours, as `1:45`, or as two times. */
export function hoursOf(text: string): number | null {
  const span = /^(\S+?)\s?[-–—]\s?(\S+)$/.exec(text);
  if (span) return between(minutesOf(span[1] ?? ""), minutesOf(span[2] ?? ""));
  const clock = /^(\d{1,2})(?::|h)(\d\d)$/.exec(text);
  if (clock) return Number(clock[2]) < 60 ? inHundredths(Number(clock[1]) * 60 + Number(clock[2])) : null;
  const hours = parseQuantity(text.replace(/\s?(h|std\.?|hrs?)$/i, ""));
  return hours !== null && hours > 0 ? Math.round(hours / 10) * 10 : null;
}

/** An end before its beginning may be the next day or a slip: nobody is to guess. */
function between(begin: number | null, end: number | null): number | null {
  return begin === null || end === null || end <= begin ? null : inHundredths(end - begin);
}

function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const all = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && all <= 24 * 60 ? all : null;
}

/** Thousandths of an hour. */
function inHundredths(minutes: number): number | null {
  return minutes > 0 ? Math.round((minutes * 100) / 60) * 10 : null;
}
