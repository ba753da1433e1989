import { pictureLibrary } from "#app/platform/files/picture-library.server.ts";
import type { QrBill } from "#app/swiss/qr-payload.ts";
import { qrSymbol, SWISS_CROSS, SYMBOL_SIZE } from "./qr-symbol.ts";

const [BLACK, WHITE] = [0, 255];

/** Pixels. */
const MODULE = 12;

/** mm of white on each side (IG QR-bill §6.4.2). */
const QUIET_ZONE = 5;

/** A picture that banking apps read, cross and quiet zone included. Throws where `qrPayload` does. */
export async function slipQrPng(bill: QrBill): Promise<Buffer> {
  const { size, runs } = qrSymbol(bill);
  const mm = (size * MODULE) / SYMBOL_SIZE;
  const quiet = Math.ceil(QUIET_ZONE * mm);
  const side = size * MODULE + 2 * quiet;
  const rows = Array.from({ length: side }, () => new Uint8Array(side).fill(WHITE));
  for (const { x, y, length } of runs) {
    const box = { left: quiet + x * MODULE, top: quiet + y * MODULE };
    paint(rows, { ...box, right: box.left + length * MODULE, bottom: box.top + MODULE }, true);
  }
  for (const { halfWidth, halfHeight, dark } of SWISS_CROSS) {
    const [wide, high] = [halfWidth, halfHeight].map((half) => Math.round(half * mm)) as [number, number];
    const centre = Math.round(side / 2);
    const box = { left: centre - wide, top: centre - high, right: centre + wide, bottom: centre + high };
    paint(rows, box, dark);
  }
  const sharp = await pictureLibrary();
  const raw = { width: side, height: side, channels: 1 } as const;
  return sharp(Buffer.concat(rows), { raw }).png({ palette: true, colours: 2 }).toBuffer();
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function paint(rows: Uint8Array[], { left, top, right, bottom }: Box, isDark: boolean): void {
  for (const row of rows.slice(top, bottom)) row.fill(isDark ? BLACK : WHITE, left, right);
}
