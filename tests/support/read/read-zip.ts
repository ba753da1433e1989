import { crc32, inflateRawSync } from "node:zlib";

/** Every entry of an archive by its path, in the order of the central directory; throws when a check sum is wrong. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (end < 0) throw new Error("the archive has no end");
  const entries = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const content = bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    if (entries.has(name)) throw new Error(`${name} is there twice`);
    entries.set(name, content);
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The JSON of one entry. */
export function jsonIn<T>(entries: Map<string, Buffer>, name: string): T {
  return JSON.parse(entries.get(name)?.toString("utf8") ?? "null") as T;
}
