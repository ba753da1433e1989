import { fileResponse } from "./file-response.server.ts";
import { streamOf } from "./stream-response.server.ts";
import { type Drained, paced } from "./zip-response.server.ts";

/** A file that is kept, and can be read from any byte on. */
export interface KeptFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Changes with the content. */
  version: string;
  /** @param to the first byte that is no longer wanted */
  read: (from: number, to: number) => AsyncIterable<Uint8Array>;
}

/** With one range a download that broke off goes on (RFC 9110, 14); several at once are answered with all of it. */
export function rangeResponse(request: Request, file: KeptFile, drained: Drained): Response {
  const { size } = file;
  const tag = `"${file.version}"`;
  const asked = isOfThis(request, tag) ? rangeIn(request.headers.get("Range") ?? "", size) : null;
  const headers = { "Accept-Ranges": "bytes", ETag: tag };
  if (asked && asked.from >= asked.to)
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${size}` } });
  const { from, to } = asked ?? { from: 0, to: size };
  const content = streamOf(paced(file.read(from, to), drained));
  const whole = fileResponse({ name: file.name, type: file.type, content });
  const response = new Response(whole.body, { status: asked ? 206 : 200, headers: whole.headers });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set("Content-Length", String(to - from));
  if (asked) response.headers.set("Content-Range", `bytes ${from}-${to - 1}/${size}`);
  return response;
}

function isOfThis(request: Request, tag: string): boolean {
  const known = request.headers.get("If-Range");
  return known === null || known === tag;
}

/** Null for none that can be read. Empty where it begins behind the end. */
function rangeIn(header: string, size: number): { from: number; to: number } | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") return { from: Math.max(0, size - Number(last)), to: size };
  if (last !== "" && Number(last) < Number(first)) return null;
  return { from: Number(first), to: last === "" ? size : Math.min(size, Number(last) + 1) };
}
