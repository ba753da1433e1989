import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";
import type { Turns } from "./turns.server.ts";

export interface Upload {
  field: string;
  /** Bytes, of all its files together. */
  cap: number;
  /** For those that are large: each is held in memory until its request is answered. */
  turns?: Turns;
}

/** A file as a form sent it. */
export interface FormFile {
  name: string;
  bytes: Uint8Array;
}

/** Names, headers and boundaries. */
const FRAMING = 10_000;

/** Bytes; a smaller form needs no turn. */
const LARGE = 10_000_000;

/** Characters of a file's name. */
const MAX_NAME = 100;

/** More are not even buffered (docs/security-checks.md 13). */
export function formCap({ cap }: Upload): number {
  return cap + FRAMING;
}

/** @throws AppError the refusal of the turns, before anything is read */
export function inTurn<T>(
  upload: Upload | undefined,
  announced: string | null,
  work: () => Promise<T>,
): Promise<T> {
  const isSmall = announced !== null && Number(announced) <= LARGE;
  return upload?.turns && !isSmall ? upload.turns.during(work) : work();
}

/** @throws AppError `input.invalid`, `input.too_large` */
export async function uploadedFiles(form: FormData, { field, cap }: Upload): Promise<FormFile[]> {
  const files = await filesAmong(form.getAll(field));
  if (files.length === 0) throw invalid([{ field, code: "field.file_missing" }]);
  if (files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) > cap)
    throw new AppError("input.too_large");
  return files;
}

/** Without empty ones; their announced types are ignored. */
export function filesAmong(values: FormDataEntryValue[]): Promise<FormFile[]> {
  const files = values.filter((value): value is File => value instanceof File && value.size > 0);
  return Promise.all(
    files.map(async (file) => ({
      name: plainName(file.name),
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
}

export function tooLarge({ field, cap }: Upload): FieldError[] {
  return [{ field, code: "field.file_too_large", params: { max: cap / 1_000_000 } }];
}

/** Without folders and without what no database accepts. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim()
    .slice(0, MAX_NAME);
}
