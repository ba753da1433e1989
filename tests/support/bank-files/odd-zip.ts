import { crc32, deflateRawSync } from "node:zlib";
import { storedZip } from "../read/stored-zip.ts";

const ENTRY = "PK\x01\x02";

/** Places in an entry of the directory. */
const AT = { method: 10, checksum: 16, packed: 20, size: 24, local: 42 };
const DEFLATED = 8;

export function deflatedZip(entries: [path: string, content: Buffer][]): Buffer {
  const packed = new Map(entries.map(([, content]) => [content, deflateRawSync(content)]));
  const file = storedZip(entries.map(([path, content]) => [path, packed.get(content)!]));
  for (const [index, at] of directoryOf(file).entries()) {
    const content = entries[index]![1];
    file.writeUInt16LE(DEFLATED, at + AT.method);
    file.writeUInt32LE(crc32(content), at + AT.checksum);
    file.writeUInt32LE(content.byteLength, at + AT.size);
  }
  return file;
}

/** Changes the last entry of the directory: `withInDirectory(zip, 24, "UInt32LE", size)`. */
export function withInDirectory(
  file: Buffer,
  place: number,
  type: "UInt16LE" | "UInt32LE",
  value: number,
): Buffer {
  file[`write${type}`](value, directoryOf(file).at(-1)! + place);
  return file;
}

export function allAsTheFirst(file: Buffer): Buffer {
  const [first = 0, ...others] = directoryOf(file);
  for (const at of others) {
    file.copy(file, at + AT.checksum, first + AT.checksum, first + AT.size + 4);
    file.writeUInt32LE(file.readUInt32LE(first + AT.local), at + AT.local);
  }
  return file;
}

function directoryOf(file: Buffer): number[] {
  const places: number[] = [];
  for (let at = file.indexOf(ENTRY, 0, "latin1"); at >= 0; at = file.indexOf(ENTRY, at + 4, "latin1"))
    places.push(at);
  return places;
}
