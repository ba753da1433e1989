import encodeQR, { type ErrorCorrection } from "qr";

/** True is dark; without the quiet zone of 4 modules. */
export type QrModules = boolean[][];

/** The encoder's narrowest border, which is taken off again. */
const BORDER = 1;

/**
 * ISO/IEC 18004, byte mode, UTF-8 without ECI; the smallest version, and of the eight masks the one with the least
 * penalty.
 */
export function qrCode(text: string, ecc: ErrorCorrection = "low"): QrModules {
  const modules = encodeQR(text, "raw", { ecc, encoding: "byte", border: BORDER });
  return modules.slice(BORDER, -BORDER).map((row) => row.slice(BORDER, -BORDER));
}
