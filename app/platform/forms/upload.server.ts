import { AppError, type ErrorCode, type FieldError, invalid } from "#app/platform/errors.ts";
import { type PostedFile, postedFiles } from "#app/platform/http/body/posted-files.server.ts";

export interface Upload {
  field: string;
  /** Bytes, of all its files together. */
  cap: number;
  /** When there is no room for it. */
  busy?: ErrorCode;
}

/** Names, headers and boundaries. */
const FRAMING = 10_000;

/** More are not even buffered (docs/security-checks.md 13). */
export function formCap({ cap }: Upload): number {
  return cap + FRAMING;
}

/** Their announced types are ignored. @throws AppError `input.invalid`, `input.too_large` */
export async function uploadedFiles(form: FormData, { field, cap }: Upload): Promise<PostedFile[]> {
  const files = await postedFiles(form.getAll(field));
  if (files.length === 0) throw invalid([{ field, code: "field.file_missing" }]);
  if (files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) > cap)
    throw new AppError("input.too_large");
  return files;
}

/** The errors of a form that could not be read because of its file. */
export function uploadErrors({ field, cap }: Upload, code: ErrorCode): FieldError[] | undefined {
  if (code === "input.malformed") return [{ field, code: "field.upload_failed" }];
  if (code !== "input.too_large") return undefined;
  return [{ field, code: "field.file_too_large", params: { max: cap / 1_000_000 } }];
}
