import { createHash } from "node:crypto";
import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { EnvError } from "#app/platform/env.server.ts";

/**
 * A backup is a SQLite file followed by one line with the SHA-256 of everything before it. SQLite takes the length of a
 * database from its header and ignores what follows, so any SQLite tool still opens the backup.
 */
const LINE = /^\nrappen-backup 1 sha256 ([0-9a-f]{64})\n$/;
const LINE_LENGTH = 89;

const CHUNK = 1024 * 1024;

export function seal(file: string): void {
  const handle = openSync(file, "r+");
  try {
    const { size } = fstatSync(handle);
    writeSync(handle, `\nrappen-backup 1 sha256 ${sha256(handle, size)}\n`, size);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** @returns the length of the SQLite file before that line (bytes) @throws EnvError */
export function checkSeal(file: string): number {
  const handle = openSync(file, "r");
  try {
    const { size } = fstatSync(handle);
    if (read(handle, 0, 5).toString("latin1") === "PGDMP")
      throw new EnvError(`${file}: made by pg_dump; pg_restore of the same version restores it`);
    const length = size - LINE_LENGTH;
    const line = length > 0 ? LINE.exec(read(handle, length, LINE_LENGTH).toString("latin1")) : null;
    if (!line) throw new EnvError(`${file}: not a backup of Rappen, or cut off`);
    if (sha256(handle, length) !== line[1]) throw new EnvError(`${file}: damaged, its checksum does not fit`);
    return length;
  } finally {
    closeSync(handle);
  }
}

function sha256(handle: number, length: number): string {
  const hash = createHash("sha256");
  for (let position = 0; position < length; position += CHUNK)
    hash.update(read(handle, position, Math.min(CHUNK, length - position)));
  return hash.digest("hex");
}

function read(handle: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  return buffer.subarray(0, readSync(handle, buffer, 0, length, position));
}
