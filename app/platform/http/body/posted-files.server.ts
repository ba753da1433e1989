import { AppError, invalid } from "#app/platform/errors.ts";
import {
  filesAmong,
  type FormFile,
  formCap,
  inTurn,
  type Upload,
} from "#app/platform/forms/upload.server.ts";
import { readBody, readForm } from "./read-body.server.ts";

/**
 * The body itself, of one of `types`, or all files of a form (multipart), whatever their fields are called.
 * @throws AppError `input.not_file` for another content type, `input.too_large`, `input.malformed`, `input.invalid` at
 * the upload's field without any, the refusal of its turns
 */
export async function withPostedFiles<T>(
  request: Request,
  { upload, types }: { upload: Upload; types: string[] },
  work: (files: FormFile[]) => Promise<T>,
): Promise<T> {
  const [type = ""] = (request.headers.get("Content-Type") ?? "").toLowerCase().split(/\s*;/);
  const isForm = type === "multipart/form-data";
  if (!isForm && !types.includes(type)) throw new AppError("input.not_file");
  return inTurn(upload, request.headers.get("Content-Length"), async () => {
    const files = isForm
      ? await filesAmong([...(await readForm(request, formCap(upload))).values()])
      : [{ name: "", bytes: await readBody(request, upload.cap) }];
    if (files.every(({ bytes }) => bytes.byteLength === 0))
      throw invalid([{ field: upload.field, code: "field.file_missing" }]);
    return work(files);
  });
}
