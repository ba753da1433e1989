import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";

export interface Upload {
  field: string;
  cap: number;
}

/** Names, headers and boundaries. */
const FRAMING = 10_000;

/** More are not even buffered (docs/security-checks.md 13). */
export function formCap({ cap }: Upload): number {
  return cap + FRAMING;
}

/** The file's name and announced type are ignored. @throws AppError `input.invalid`, `input.too_large` */
export async function uploadedFile(form: FormData, upload: Upload): Promise<Uint8Array> {
  const file = form.get(upload.field);
  if (!(file instanceof File) || file.size === 0)
    throw invalid([{ field: upload.field, code: "field.file_missing" }]);
  if (file.size > upload.cap) throw new AppError("input.too_large");
  return new Uint8Array(await file.arrayBuffer());
}

export function tooLarge({ field, cap }: Upload): FieldError[] {
  return [{ field, code: "field.file_too_large", params: { max: cap / 1_000_000 } }];
}
