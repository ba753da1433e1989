import { AppError, invalid } from "#app/platform/errors.ts";
import { type UploadOwner, withUpload } from "./large-body.server.ts";
import { formIn, readBody } from "./read-body.server.ts";

export interface PostedFile {
  name: string;
  bytes: Uint8Array;
}

const FRAMING = 100_000;

/**
 * The body itself, of one of `types`, or the files of a form (multipart).
 * @throws AppError `input.not_file` for another content type, `input.too_large`, `input.malformed`, `input.invalid` at
 * `file` without any
 */
export async function withPostedFiles<T>(
  request: Request,
  { cap, types, ...owner }: { cap: number; types: string[] } & UploadOwner,
  work: (files: PostedFile[]) => Promise<T>,
): Promise<T> {
  const header = request.headers.get("Content-Type") ?? "";
  const type = header.split(";")[0]!.trim().toLowerCase();
  const isForm = type === "multipart/form-data";
  if (!isForm && !types.includes(type)) throw new AppError("input.not_file");
  return withUpload(request, owner, async (admit) => {
    const body = await readBody(request, isForm ? cap + FRAMING : cap, admit);
    const files = isForm ? await filesIn(body, header) : [{ name: "", bytes: body }];
    if (files.every(({ bytes }) => bytes.byteLength === 0))
      throw invalid([{ field: "file", code: "field.file_missing" }]);
    return work(files);
  });
}

async function filesIn(body: Uint8Array<ArrayBuffer>, type: string): Promise<PostedFile[]> {
  const form = await formIn(body, type);
  return postedFiles([...form.values()]);
}

export function postedFiles(values: FormDataEntryValue[]): Promise<PostedFile[]> {
  const files = values.filter((value): value is File => value instanceof File && value.size > 0);
  return Promise.all(
    files.map(async (file) => ({
      name: plainName(file.name),
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
}

/** Characters of a file's name. */
const MAX_NAME = 100;

function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim()
    .slice(0, MAX_NAME);
}
