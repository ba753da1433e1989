import { AppError } from "#app/platform/errors.ts";

/** Bytes (docs/security-checks.md 13). */
export const BODY_CAP = 1_000_000;

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
export async function readJson(request: Request, cap = BODY_CAP): Promise<unknown> {
  const body = await readBody(request, cap);
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/(\w+\+)?json\b/i.test(type)) {
    if (body.length === 0) return {};
    throw new AppError("input.not_json");
  }
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Not UTF-8, or not JSON.
  }
  throw new AppError("input.malformed");
}

/** @throws AppError `input.not_image` for another content type, `input.too_large` */
export async function readImage(request: Request, cap: number): Promise<Uint8Array> {
  if (!/^image\/(png|jpeg)\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw new AppError("input.not_image");
  return readBody(request, cap);
}

/** @throws AppError `input.too_large`, `input.malformed` */
export async function readForm(request: Request, cap = BODY_CAP): Promise<FormData> {
  const body = await readBody(request, cap);
  const type = request.headers.get("Content-Type") ?? "application/x-www-form-urlencoded";
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new AppError("input.malformed");
  }
}
