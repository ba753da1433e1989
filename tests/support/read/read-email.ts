/** An e-mail as it went over the wire or into a file. */
export interface ReadEmail {
  /** Headers by lower-case name, unfolded. */
  head: Record<string, string>;
  /** Each part that is no container, decoded. */
  parts: { type: string; disposition: string; content: Buffer }[];
}

export function readEmail(raw: string): ReadEmail {
  const { head, body } = split(raw);
  return { head, parts: partsOf(head, body) };
}

function partsOf(head: Record<string, string>, body: string): ReadEmail["parts"] {
  const type = head["content-type"] ?? "text/plain";
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (!boundary) {
    return [{ type, disposition: head["content-disposition"] ?? "", content: decoded(head, body) }];
  }
  const inner = body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((part) => {
    const { head, body } = split(part.replace(/^\r\n/, "").replace(/\r\n$/, ""));
    return partsOf(head, body);
  });
}

function split(raw: string): { head: Record<string, string>; body: string } {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const head = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  return { head, body: raw.slice(end + 4) };
}

function decoded(head: Record<string, string>, body: string): Buffer {
  const encoding = head["content-transfer-encoding"] ?? "7bit";
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1");
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}
