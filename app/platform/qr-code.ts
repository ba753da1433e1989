import { qrCodewords } from "./qr-codewords.ts";
import { drawFormat, type Frame, frameOf } from "./qr-frame.ts";
import { penaltyOf } from "./qr-penalty.ts";

/** The modules of a QR code, row by row, true is dark; without the quiet zone of 4 modules around it. */
export type QrModules = boolean[][];

/** Whether a mask flips the module in column x and row y (ISO/IEC 18004, table 10). */
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * Text as a QR code (ISO/IEC 18004, byte mode, error correction L). The payment slip's Swiss QR Code is another thing.
 * @throws RangeError for more than 1273 bytes
 */
export function qrCode(text: string): QrModules {
  const { version, codewords } = qrCodewords(text);
  const frame = frameOf(version);
  const drawings = MASKS.map((flips, mask) => {
    const modules = withData(frame, codewords, flips);
    drawFormat(modules, mask);
    return modules.map((row) => row.map(Boolean));
  });
  const penalties = drawings.map(penaltyOf);
  return drawings[penalties.indexOf(Math.min(...penalties))]!;
}

/** Fills the free modules upwards and downwards in pairs of columns, from the right, each flipped where the mask says so. */
function withData(frame: Frame, codewords: number[], flips: (x: number, y: number) => boolean): Frame {
  const size = frame.length;
  const modules = frame.map((row) => [...row]);
  let next = 0;
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    const upwards = ((right > 6 ? right + 1 : right + 2) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (modules[y]![x] !== null) continue;
        const bit = (((codewords[next >>> 3] ?? 0) >>> (7 - (next & 7))) & 1) === 1;
        modules[y]![x] = bit !== flips(x, y);
        next++;
      }
    }
  }
  return modules;
}
