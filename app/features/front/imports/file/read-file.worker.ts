import { guessFields, type ExportHeadings } from "#app/features/front/imports/mapping/heading-words.ts";
import type { ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";
import { importTable } from "#app/features/front/imports/import-table.ts";
import { packTable } from "#app/features/front/imports/packed-table.server.ts";
import {
  Allowance,
  type FileRefusal,
  type FileTable,
  UnreadableFile,
} from "#app/features/running/table-files/file-table.ts";
import { MAX_FILES_INSIDE, MAX_UNPACKED_BYTES } from "#app/features/running/table-files/table-limits.ts";
import { readCsv } from "#app/features/running/table-files/read-csv.ts";
import { isPartOfWorkbook, readWorkbook } from "./read-workbook.server.ts";
import { UnreadableArchive, unzip } from "#app/platform/files/unzip.server.ts";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";

lowerThreadPriority();

export type ReadFile = { tables: FileTable[] } | { refusal: FileRefusal };

export interface FileToImport {
  file: Uint8Array;
  kind: ImportKind;
  headings: Record<ImportKind, ExportHeadings>;
}

export type PackedImport = { content: string; rows: number } | { refusal: FileRefusal };

/** As it is kept until the import: long files are neither sent nor written as they are. */
export async function readForImport({ file, kind, headings }: FileToImport): Promise<PackedImport> {
  const answer = await read(file);
  if ("refusal" in answer) return answer;
  const guess = (of: ImportKind, found: readonly string[]) => guessFields(of, found, headings[of]);
  const table = importTable(kind, answer.tables, guess);
  return { content: packTable(table), rows: table.rows.length };
}

const ZIP = Buffer.from("PK\x03\x04", "latin1");
const ARCHIVE_PROBLEMS = {
  broken: "import.file_broken",
  encrypted: "import.file_encrypted",
  too_large_inside: "import.file_too_large_inside",
} as const;
/** An old or an encrypted Excel file. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

export async function read(file: Uint8Array): Promise<ReadFile> {
  try {
    const tables = await tablesOf(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    if (!tables.some(({ rows }) => rows.length > 0)) throw new UnreadableFile("import.file_empty");
    return { tables };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.refusal };
    if (error instanceof UnreadableArchive)
      return { refusal: { problem: ARCHIVE_PROBLEMS[error.problem], params: {} } };
    throw error;
  }
}

async function tablesOf(bytes: Buffer): Promise<FileTable[]> {
  const allowance = new Allowance();
  const startsWith = (magic: Buffer) => bytes.subarray(0, magic.byteLength).equals(magic);
  if (startsWith(COMPOUND)) throw new UnreadableFile("import.file_encrypted");
  if (!startsWith(ZIP)) return [readCsv(bytes, "", allowance) ?? []].flat();
  const isCsv = (path: string) => /^[^/]+\.csv$/i.test(path);
  const isWanted = (path: string) => isPartOfWorkbook(path) || isCsv(path);
  const limits = { bytes: MAX_UNPACKED_BYTES, entries: MAX_FILES_INSIDE };
  const parts = new Map<string, Buffer>();
  for (const { path, content } of unzip(bytes, isWanted, limits)) parts.set(path, content);
  if (parts.has("xl/workbook.xml")) return readWorkbook(parts, allowance);
  const files = [...parts].filter(([path]) => isCsv(path));
  if (files.length === 0) throw new UnreadableFile("import.file_unknown");
  return files.flatMap(([path, content]) => readCsv(content, path, allowance) ?? []);
}
