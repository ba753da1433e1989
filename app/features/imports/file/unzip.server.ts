import { inflateRawSync } from "node:zlib";
import { UnreadableFile } from "./file-table.ts";

const MAX_ENTRIES = 1_000;

const [END, ENTRY, LOCAL] = ["PK\x05\x06", "PK\x01\x02", "PK\x03\x04"];
const [STORED, DEFLATED] = [0, 8];

/**
 * By path; the size is limited before unpacking, whatever the archive claims.
 * @throws UnreadableFile `broken`, `encrypted`, `too_large_inside`
 */
export function unzip(
  bytes: Buffer,
  isWanted: (path: string) => boolean,
  maxBytes: number,
): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  let left = maxBytes;
  try {
    for (const entry of directoryOf(bytes)) {
      if (!isWanted(entry.path)) continue;
      if (entry.isEncrypted) throw new UnreadableFile("import.file_encrypted");
      const content = contentOf(bytes, entry, left);
      left -= content.byteLength;
      entries.set(entry.path, content);
    }
  } catch (error) {
    // Offsets outside of the file, or data that is not compressed.
    if (error instanceof RangeError || hasCode(error, /^Z_/)) throw new UnreadableFile("import.file_broken");
    throw error;
  }
  return entries;
}

interface Entry {
  path: string;
  isEncrypted: boolean;
  method: number;
  packed: number;
  local: number;
}

function* directoryOf(bytes: Buffer): Generator<Entry> {
  const end = bytes.lastIndexOf(Buffer.from(END, "latin1"));
  if (end < 0) throw new UnreadableFile("import.file_broken");
  let at = bytes.readUInt32LE(end + 16);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new UnreadableFile("import.file_too_large_inside");
  for (let number = 0; number < count; number++) {
    requireSignature(bytes, at, ENTRY);
    const nameLength = bytes.readUInt16LE(at + 28);
    yield {
      path: bytes.toString("utf8", at + 46, at + 46 + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      local: bytes.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

function contentOf(bytes: Buffer, { method, packed, local }: Entry, left: number): Buffer {
  requireSignature(bytes, local, LOCAL);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.byteLength !== packed) throw new UnreadableFile("import.file_broken");
  if (method === STORED && packed <= left) return content;
  if (method === STORED || left <= 0) throw new UnreadableFile("import.file_too_large_inside");
  if (method !== DEFLATED) throw new UnreadableFile("import.file_broken");
  try {
    return inflateRawSync(content, { maxOutputLength: left });
  } catch (error) {
    if (hasCode(error, /^ERR_BUFFER_TOO_LARGE$/)) throw new UnreadableFile("import.file_too_large_inside");
    throw error;
  }
}

function requireSignature(bytes: Buffer, at: number, signature: string): void {
  if (bytes.toString("latin1", at, at + 4) !== signature) throw new UnreadableFile("import.file_broken");
}

function hasCode(error: unknown, pattern: RegExp): boolean {
  return error instanceof Error && "code" in error && pattern.test(String(error.code));
}
