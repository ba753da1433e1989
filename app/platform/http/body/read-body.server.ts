import { AppError } from "#app/platform/errors.ts";

/** Bytes (docs/security-checks.md 13). */
export const BODY_CAP = 1_000_000;

/** Fields and files of a form; an invoice with all its rows has half as many. */
const MAX_PARTS = 10_000;

/**
 * What exceeds the cap is left unread, not cancelled: that would cut the connection before the answer is sent
 * (server/unread-body.server.ts). @throws AppError `input.too_large`
 */
export async function readBody(request: Request, cap = BODY_CAP): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > cap) throw new AppError("input.too_large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!request.body) return new Uint8Array();
  for await (const chunk of request.body.values({ preventCancel: true })) {
    size += chunk.byteLength;
    if (size > cap) throw new AppError("input.too_large");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** @throws AppError `input.not_json`, `input.malformed` for what is not a JSON object */
export async function readJson(request: Request, cap = BODY_CAP): Promise<object> {
  const body = await readBody(request, cap);
  if (isJson(request)) return jsonIn(body);
  if (body.length === 0) return {};
  throw new AppError("input.not_json");
}

/** Objects and lists within one another; ours have five. */
const MAX_DEPTH = 50;

/** @throws AppError `input.malformed` for what is not a JSON object, or deeper than any */
export function jsonIn(body: Uint8Array): object {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    const value: unknown = depthOf(text) > MAX_DEPTH ? null : JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Not UTF-8, or not JSON.
  }
  throw new AppError("input.malformed");
}

function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const mark = json[at];
    if (mark === "\\") at++;
    else if (mark === '"') isText = !isText;
    else if (isText) continue;
    else if (mark === "[" || mark === "{") deepest = Math.max(deepest, ++depth);
    else if (mark === "]" || mark === "}") depth--;
  }
  return deepest;
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

/** @throws AppError `input.too_large`, `input.malformed` */
export async function readForm(request: Request, cap = BODY_CAP): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "application/x-www-form-urlencoded";
  const body = await readBody(request, boundaryIn(type) === null ? Math.min(cap, BODY_CAP) : cap);
  return formIn(body, type);
}

/** Only its files may be large. @throws AppError `input.too_large`, `input.malformed` */
export async function formIn(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  const boundary = boundaryIn(type);
  if (boundary !== null && hasTooMany(body, `--${boundary}`)) throw new AppError("input.too_large");
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => {
    throw new AppError("input.malformed");
  });
  for (const value of form.values())
    if (typeof value === "string" && value.length > BODY_CAP) throw new AppError("input.too_large");
  return form;
}

function boundaryIn(type: string): string | null {
  return /^multipart\/form-data\s*;.*\bboundary="?([^";]+)/i.exec(type)?.[1] ?? null;
}

/** Each part costs far more than its bytes. */
function hasTooMany(body: Uint8Array, delimiter: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let place = -1;
  for (let count = 0; count <= MAX_PARTS; count++) {
    place = bytes.indexOf(delimiter, place + 1);
    if (place < 0) return false;
  }
  return true;
}
