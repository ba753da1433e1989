import { on, once } from "node:events";
import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { MessagePort } from "node:worker_threads";
import ExcelJS from "exceljs";
import { inertText } from "#app/platform/files/inert-text.ts";
import type { CellKind } from "#app/platform/forms/field-kinds.ts";
import type { Cell, SheetColumn } from "./sheet.ts";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";

lowerThreadPriority();

export type WorkbookMessage =
  | { kind: "sheet"; name: string; columns: SheetColumn[]; isPlain: boolean }
  | { kind: "rows"; rows: Cell[][] }
  | { kind: "end" };

export interface WorkbookAnswer {
  bytes: Uint8Array[];
  isLast: boolean;
}

interface WorkbookTask {
  port: MessagePort;
  createdAt: string;
}

const FORMATS: Partial<Record<CellKind, string>> = { amount: "#,##0.00", day: "dd.mm.yyyy" };
const WIDTHS: Record<CellKind, number> = { text: 24, number: 12, amount: 14, day: 12 };

/** Bytes of a sheet that may wait to be compressed before more rows are taken. */
const BACKLOG = 250_000;

export async function write({ port, createdAt }: WorkbookTask): Promise<void> {
  const output = new PassThrough({ highWaterMark: BACKLOG });
  const ready: Uint8Array[] = [];
  output.on("data", (chunk: Uint8Array) => ready.push(chunk));
  const finished = once(output, "end");
  const created = new Date(createdAt);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: output,
    useStyles: true,
    useSharedStrings: false,
    created,
    modified: created,
    creator: "Rappen",
  } as ConstructorParameters<typeof ExcelJS.stream.xlsx.WorkbookWriter>[0]);
  dateEntries(workbook, created);
  let sheet: ExcelJS.Worksheet | undefined;
  let columns: SheetColumn[] = [];
  let valueOf = readableValue;
  for await (const [message] of on(port, "message", { close: ["close"] }) as AsyncIterable<
    [WorkbookMessage]
  >) {
    if (message.kind === "sheet") {
      sheet?.commit();
      columns = message.isPlain ? message.columns.map(plain) : message.columns;
      valueOf = message.isPlain ? plainValue : readableValue;
      sheet = addSheet(workbook, message.name, columns);
    } else if (message.kind === "rows") {
      for (const row of message.rows)
        sheet?.addRow(row.map((cell, at) => valueOf(cell, columns[at]!.kind))).commit();
      await compressed(sheet);
    } else {
      sheet?.commit();
      await workbook.commit();
      await finished;
    }
    const answer: WorkbookAnswer = { bytes: ready.splice(0), isLast: message.kind === "end" };
    port.postMessage(answer);
    if (message.kind === "end") return;
  }
}

/** Otherwise each file of the archive has the time at which it was written. */
function dateEntries(workbook: unknown, date: Date): void {
  const writer = propertyOf(propertyOf(workbook, "zip"), "_module");
  const append = propertyOf(writer, "append");
  if (typeof writer !== "object" || writer === null || typeof append !== "function")
    throw new Error("archiver writes its entries in another way than it did");
  Reflect.set(writer, "append", (source: unknown, entry: object, ...rest: unknown[]): unknown =>
    Reflect.apply(append, writer, [source, { ...entry, date }, ...rest]),
  );
}

function addSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, name: string, columns: SheetColumn[]) {
  const sheet = workbook.addWorksheet(name, { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = columns.map(({ kind }) => ({
    width: WIDTHS[kind],
    style: FORMATS[kind] ? { numFmt: FORMATS[kind] } : {},
  }));
  const heading = sheet.addRow(columns.map((column) => column.heading));
  heading.font = { bold: true };
  heading.commit();
  return sheet;
}

/** Days stay text as in the API. */
function plain({ heading, kind }: SheetColumn): SheetColumn {
  return { heading, kind: kind === "amount" ? "number" : kind === "day" ? "text" : kind };
}

/** A cell of text is none of a formula, so it needs no apostrophe. */
function plainValue(cell: Cell): ExcelJS.CellValue {
  return cell === "" ? null : cell;
}

/** Dates as Excel counts them, whatever the time zone here. */
function readableValue(cell: Cell, kind: CellKind): ExcelJS.CellValue {
  if (cell === null || cell === "") return null;
  if (kind === "day") return new Date(`${cell}T00:00:00Z`);
  return typeof cell === "string" ? inertText(cell) : cell;
}

/** The library takes rows as fast as they come; waiting for compression keeps them from piling up. */
async function compressed(sheet: unknown): Promise<void> {
  while (waitingBytes(sheet) > BACKLOG) await setTimeout(1);
}

function waitingBytes(sheet: unknown): number {
  const stream = propertyOf(sheet, "stream");
  const pipes = propertyOf(stream, "pipes");
  if (!Array.isArray(pipes)) throw new Error("exceljs writes its sheets in another way than it did");
  return pipes.reduce((sum: number, pipe) => sum + Number(propertyOf(pipe, "writableLength")), 0);
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}
