export interface FileToKeep {
  name: string;
  type: string;
  /** The length of a stream is not announced. */
  content: Uint8Array | ReadableStream<Uint8Array>;
}

/** Both forms of RFC 6266, so that no character of the name can break the header. */
export function fileResponse({ name, type, content }: FileToKeep): Response {
  const ascii = name.normalize("NFKD").replace(/[^\w.-]+/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const headers = new Headers({
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
  });
  if (content instanceof ReadableStream) return new Response(content, { headers });
  headers.set("Content-Length", String(content.byteLength));
  return new Response(new Uint8Array(content), { headers });
}

export function imageResponse({ type, bytes }: { type: string; bytes: Uint8Array }): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": type, "Content-Length": String(bytes.byteLength) },
  });
}
