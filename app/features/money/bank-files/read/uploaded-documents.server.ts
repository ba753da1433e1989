import { crc32 } from "node:zlib";
import {
  MAX_BANK_FILE_BYTES,
  MAX_FILES_IN_ZIP,
  MAX_INFLATED_BYTES,
  MAX_INFLATION,
} from "#app/features/money/bank-files/bank-file-limits.ts";
import { isCsvNamed } from "#app/features/money/bank-files/csv/is-csv.ts";
import { UnreadableArchive, unzip } from "#app/platform/files/unzip.server.ts";
import { UnreadableBankFile } from "./unreadable-bank-file.ts";

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

interface XmlFile {
  name: string;
  content: Buffer;
}

const ARCHIVE_PROBLEMS = {
  broken: "bank_file.broken",
  encrypted: "bank_file.zip_encrypted",
  too_large_inside: "bank_file.zip_bomb",
} as const;

const ZIP = "PK";
/** What other files begin with, as Latin-1. */
const FORMATS: [start: RegExp, name: string][] = [
  [/^%PDF/, "PDF"],
  [/^(\{1:|:20:|:940:)/, "MT940"],
  [/^\xd0\xcf\x11\xe0/, "Excel"],
  [/^\x1f\x8b/, "GZIP"],
  [/^7z\xbc\xaf/, "7z"],
  [/^\x89PNG/, "PNG"],
  [/^\xff\xd8\xff/, "JPEG"],
  [/^\s*[{[]/, "JSON"],
];

/** Read by how somebody says that its columns are meant. */
export function isCsvFile({ name, bytes }: UploadedFile): boolean {
  const head = Buffer.from(bytes.subarray(0, 1_000)).toString("latin1");
  return isCsvNamed(name, head) && !head.startsWith(ZIP) && !FORMATS.some(([start]) => start.test(head));
}

/** One after the other, as a ZIP's are unpacked. @throws UnreadableBankFile, with the `file` */
export function* xmlFilesOf(files: UploadedFile[]): Generator<XmlFile> {
  const inflated = { left: MAX_INFLATED_BYTES };
  for (const { name, bytes } of files) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (content.byteLength > MAX_BANK_FILE_BYTES) throw refusal("bank_file.too_large", name);
    if (isZip(content)) {
      yield* filesInZip(name, content, inflated);
    } else {
      requireXml(name, content);
      yield { name, content };
    }
  }
}

function* filesInZip(zip: string, bytes: Buffer, inflated: { left: number }): Generator<XmlFile> {
  const limits = { bytes: inflated.left, entries: MAX_FILES_IN_ZIP, inflation: MAX_INFLATION };
  let isEmpty = true;
  try {
    for (const { path, content, checksum } of unzip(bytes, isWanted, limits)) {
      inflated.left -= content.byteLength;
      if (/\.zip$/i.test(path) || isZip(content)) throw refusal("bank_file.zip_nested", zip);
      if (content.byteLength > MAX_BANK_FILE_BYTES) throw refusal("bank_file.too_large", path);
      if (crc32(content) !== checksum) throw refusal("bank_file.broken", path);
      requireXml(path, content);
      isEmpty = false;
      yield { name: path, content };
    }
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    throw refusal(ARCHIVE_PROBLEMS[error.problem], zip);
  }
  if (isEmpty) throw refusal("bank_file.empty", zip);
}

/** Files beside the statements, such as PDFs, and what macOS adds are ignored. */
function isWanted(path: string): boolean {
  return /\.(xml|zip)$/i.test(path) && !/(^|\/)(__MACOSX\/|\._)/.test(path);
}

function isZip(content: Buffer): boolean {
  return content.toString("latin1", 0, 2) === ZIP && /^[\x03\x05]$/.test(content.toString("latin1", 2, 3));
}

function requireXml(name: string, content: Buffer): void {
  const head = content.toString("latin1", 0, 1_000);
  if (/^\s*$/.test(head) && content.byteLength < 1_000) throw refusal("bank_file.empty", name);
  // UTF-16 by its mark.
  if (/^(\xff\xfe|\xfe\xff|(\xef\xbb\xbf)?\s*<)/.test(head)) return;
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? "?";
  const what = FORMATS.find(([start]) => start.test(head))?.[1] ?? extension;
  throw refusal("bank_file.not_camt", name, { what });
}

function refusal(
  problem: UnreadableBankFile["refusal"]["problem"],
  file: string,
  params: UnreadableBankFile["refusal"]["params"] = {},
): UnreadableBankFile {
  return new UnreadableBankFile(problem, { ...params, file });
}
