import { MIMEType } from "node:util";
import { AppError } from "#app/platform/errors.ts";
import type { Admit } from "./large-body.server.ts";
import { Pace } from "./pace.server.ts";
import { hasMoreFields, hasMoreParts, MAX_FIELDS, measureJson } from "./body-counts.ts";

/** Bytes (docs/security-checks.md 13). */
export const BODY_CAP = 1_000_000;

/** Bytes: what is read before anybody is known must not keep others waiting (docs/security-checks.md 36). */
export const VISITOR_CAPS = { cap: 200_000, maxFields: 500 };

/**
 * What exceeds the cap is left unread, not cancelled: that would cut the connection before the answer is sent
 * (server/unread-body.server.ts). @throws AppError `input.too_large`, `input.too_slow`, `input.compressed`
 */
export async function readBody(
  request: Request,
  cap = BODY_CAP,
  admit?: Admit,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoding = request.headers.get("Content-Encoding")?.trim() || "identity";
  if (encoding.toLowerCase() !== "identity") throw new AppError("input.compressed");
  if (Number(request.headers.get("Content-Length") ?? 0) > cap) throw new AppError("input.too_large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const pace = new Pace();
  try {
    for (;;) {
      const next = await pace.next(reader);
      if (next.done) break;
      size += next.value.byteLength;
      if (size > cap) throw new AppError("input.too_large");
      await admit?.(next.value.byteLength);
      chunks.push(next.value);
    }
  } finally {
    reader.releaseLock();
  }
  const body = new Uint8Array(Buffer.concat(chunks));
  read.set(request, body);
  return body;
}

const read = new WeakMap<Request, Uint8Array>();

/** What was read of it, if anything was. */
export function sentBody(request: Request): Uint8Array | undefined {
  return read.get(request);
}

interface BodyCaps {
  cap?: number;
  maxFields?: number;
}

/** @throws AppError `input.not_json`, and as `jsonIn` */
export async function readJson(request: Request, { cap, maxFields }: BodyCaps = {}): Promise<object> {
  const body = await readBody(request, cap);
  if (isJson(request)) return jsonIn(body, maxFields);
  if (body.length === 0) return {};
  throw new AppError("input.not_json");
}

/** Objects and lists within one another; ours have five. */
export const MAX_DEPTH = 50;

/** @throws AppError `input.malformed` for what is not a JSON object, or deeper than any, `input.too_many_fields` */
export function jsonIn(body: Uint8Array, maxFields = MAX_FIELDS): object {
  const { fields, depth } = measureJson(body, maxFields);
  if (fields > maxFields) throw new AppError("input.too_many_fields");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    const value: unknown = depth > MAX_DEPTH ? null : JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Not UTF-8, or not JSON.
  }
  throw new AppError("input.malformed");
}

export function isJson(request: Request): boolean {
  return /^application\/(\w+\+)?json\b/i.test(request.headers.get("Content-Type") ?? "");
}

/** @throws AppError `input.not_image` for another content type, `input.too_large` */
export async function readImage(request: Request, cap: number): Promise<Uint8Array> {
  if (!/^image\/(png|jpeg)\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw new AppError("input.not_image");
  return readBody(request, cap);
}

export async function readForm(
  request: Request,
  { cap = BODY_CAP, maxFields }: BodyCaps = {},
  admit?: Admit,
): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? FORM;
  const most = boundaryOf(mimeOf(type)) === null ? Math.min(cap, BODY_CAP) : cap;
  const body = await readBody(request, most, admit);
  return formIn(body, type, maxFields);
}

const FORM = "application/x-www-form-urlencoded";

/** Only its files may be large. @throws AppError `input.too_large`, `input.too_many_fields`, `input.malformed` */
export async function formIn(
  body: Uint8Array<ArrayBuffer>,
  type: string,
  maxFields = MAX_FIELDS,
): Promise<FormData> {
  const mime = mimeOf(type);
  const boundary = boundaryOf(mime);
  if (boundary === null && mime.essence !== FORM) throw new AppError("input.malformed");
  const hasTooMany =
    boundary === null
      ? hasMoreFields(body, maxFields)
      : hasMoreParts(body, `--${boundary}`, maxFields + FINAL);
  if (hasTooMany) throw new AppError("input.too_many_fields");
  // Read by the type that was understood here: what was counted and what is read must be the same.
  const form = await new Response(body, { headers: { "Content-Type": String(mime) } })
    .formData()
    .catch(() => {
      throw new AppError("input.malformed");
    });
  for (const value of form.values())
    if (typeof value === "string" && value.length > BODY_CAP) throw new AppError("input.too_large");
  return form;
}

const FINAL = 1;

function mimeOf(type: string): MIMEType {
  try {
    return new MIMEType(type);
  } catch (cause) {
    throw new AppError("input.malformed", [], undefined, { cause });
  }
}

function boundaryOf({ essence, params }: MIMEType): string | null {
  return essence === "multipart/form-data" ? params.get("boundary") : null;
}
