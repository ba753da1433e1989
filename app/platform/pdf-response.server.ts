export interface PdfFile {
  /** Without folder; any characters. */
  name: string;
  bytes: Uint8Array;
}

/** A PDF to keep. The name goes in both forms of RFC 6266, so that no character of it can break the header. */
export function pdfResponse({ name, bytes }: PdfFile): Response {
  const ascii = name.normalize("NFKD").replace(/[^\w.-]+/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    },
  });
}
