import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One bit a pixel (PNG, third edition, 5 and 11.2). @param rows of equal length; 1 is black, 0 white */
export function blackAndWhitePng(rows: Uint8Array[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(rows[0]?.length ?? 0, 0);
  header.writeUInt32BE(rows.length, 4);
  header[8] = 1;
  const lines = Buffer.concat(rows.map(packed));
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Begins with its filter: none. */
function packed(row: Uint8Array): Buffer {
  const bytes = Buffer.alloc(1 + Math.ceil(row.length / 8), 0xff);
  bytes[0] = 0;
  for (const [x, isBlack] of row.entries())
    if (isBlack) bytes[1 + (x >> 3)] = (bytes[1 + (x >> 3)] ?? 0) & ~(0x80 >> (x & 7));
  return bytes;
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.byteLength);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
