import { blackAndWhitePng } from "#app/platform/files/png.server.ts";
import type { QrBill } from "#app/swiss/qr-payload.ts";
import { qrSymbol, SWISS_CROSS, SYMBOL_SIZE } from "./qr-symbol.ts";

/** Pixels. */
const MODULE = 12;

/** mm of white on each side (IG QR-bill §6.4.2). */
const QUIET_ZONE = 5;

/** A picture that banking apps read, cross and quiet zone included. Throws where `qrPayload` does. */
export function slipQrPng(bill: QrBill): Buffer {
  const { size, runs } = qrSymbol(bill);
  const mm = (size * MODULE) / SYMBOL_SIZE;
  const quiet = Math.ceil(QUIET_ZONE * mm);
  const side = size * MODULE + 2 * quiet;
  const rows = Array.from({ length: side }, () => new Uint8Array(side));
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
  return blackAndWhitePng(rows);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function paint(rows: Uint8Array[], { left, top, right, bottom }: Box, isDark: boolean): void {
  for (const row of rows.slice(top, bottom)) row.fill(isDark ? 1 : 0, left, right);
}
