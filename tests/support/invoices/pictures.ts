import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

interface Picture {
  type?: "png" | "jpeg";
  width?: number;
  height?: number;
  /** 0 is see-through, 1 is solid. */
  alpha?: number;
}

const RED = { r: 213, g: 43, b: 30 };

/** A red rectangle as a file: what somebody might choose as their logo. */
export async function picture(of: Picture = {}): Promise<Buffer<ArrayBuffer>> {
  const { type = "png", width = 300, height = 120, alpha = 1 } = of;
  const image = sharp({ create: { width, height, channels: 4, background: { ...RED, alpha } } });
  return Buffer.from(await image.toFormat(type).toBuffer());
}

/** Chunk of a PNG: length, name, content, check sum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of a few kilobytes that says it is this large, and would fill that much memory. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG whose frame header says that it is this large. */
export async function jpegBomb(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await picture({ type: "jpeg" }));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A picture as a phone writes it: lying on its side, with who took it and where, and something behind it. */
export async function telltalePicture(): Promise<Buffer> {
  const taken = await sharp(await picture({ type: "jpeg" }))
    .withExif({
      IFD0: { Copyright: "Anna Geheim", Make: "Spionkamera" },
      IFD3: { GPSLatitude: "46/1 57/1 0/1", GPSLongitude: "7/1 26/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .toBuffer();
  return Buffer.concat([taken, Buffer.from("<script>alert('behind')</script>")]);
}
