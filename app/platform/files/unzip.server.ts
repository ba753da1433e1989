import { inflateRawSync } from "node:zlib";

const [END, ENTRY, LOCAL] = ["PK\x05\x06", "PK\x01\x02", "PK\x03\x04"];
const [STORED, DEFLATED] = [0, 8];

/** Bytes up to which the inflation of a file is not limited. */
const SMALL = 1_000_000;

interface UnzipLimits {
  bytes: number;
  /** Files and folders, wanted or not. */
  entries: number;
  /** How many times larger a file may be than in the archive. */
  inflation?: number;
}

interface UnzippedFile {
  path: string;
  content: Buffer;
  /** CRC-32 as stated by the archive. */
  checksum: number;
}

export class UnreadableArchive extends Error {
  readonly problem: "broken" | "encrypted" | "too_large_inside";

  constructor(problem: UnreadableArchive["problem"]) {
    super(`archive: ${problem}`);
    this.problem = problem;
  }
}

/**
 * One file after the other; the size is limited before unpacking, whatever the archive claims.
 * @throws UnreadableArchive
 */
export function* unzip(
  bytes: Buffer,
  isWanted: (path: string) => boolean,
  limits: UnzipLimits,
): Generator<UnzippedFile> {
  let left = limits.bytes;
  try {
    for (const entry of directoryOf(bytes, limits.entries)) {
      if (!isWanted(entry.path)) continue;
      if (entry.isEncrypted) throw new UnreadableArchive("encrypted");
      const most = Math.max(SMALL, entry.packed * (limits.inflation ?? Infinity));
      const content = contentOf(bytes, entry, Math.min(left, most));
      left -= content.byteLength;
      yield { path: entry.path, content, checksum: entry.checksum };
    }
  } catch (error) {
    // Offsets outside of the file, or data that is not compressed.
    if (error instanceof RangeError || hasCode(error, /^Z_/)) throw new UnreadableArchive("broken");
    throw error;
  }
}

interface Entry {
  path: string;
  isEncrypted: boolean;
  method: number;
  checksum: number;
  packed: number;
  local: number;
}

function* directoryOf(bytes: Buffer, most: number): Generator<Entry> {
  const end = bytes.lastIndexOf(Buffer.from(END, "latin1"));
  if (end < 0) throw new UnreadableArchive("broken");
  let at = bytes.readUInt32LE(end + 16);
  const count = bytes.readUInt16LE(end + 10);
  if (count > most) throw new UnreadableArchive("too_large_inside");
  for (let number = 0; number < count; number++) {
    requireSignature(bytes, at, ENTRY);
    const nameLength = bytes.readUInt16LE(at + 28);
    yield {
      path: bytes.toString("utf8", at + 46, at + 46 + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
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
  if (content.byteLength !== packed) throw new UnreadableArchive("broken");
  if (method === STORED && packed <= left) return content;
  if (method === STORED || left <= 0) throw new UnreadableArchive("too_large_inside");
  if (method !== DEFLATED) throw new UnreadableArchive("broken");
  try {
    return inflateRawSync(content, { maxOutputLength: left });
  } catch (error) {
    if (hasCode(error, /^ERR_BUFFER_TOO_LARGE$/)) throw new UnreadableArchive("too_large_inside");
    throw error;
  }
}

function requireSignature(bytes: Buffer, at: number, signature: string): void {
  if (bytes.toString("latin1", at, at + 4) !== signature) throw new UnreadableArchive("broken");
}

function hasCode(error: unknown, pattern: RegExp): boolean {
  return error instanceof Error && "code" in error && pattern.test(String(error.code));
}
