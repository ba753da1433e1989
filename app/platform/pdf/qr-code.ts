import qrcode from "qrcode-generator";

/** The modules of a QR code, row by row, true is dark; without the quiet zone of 4 modules around it. */
export type QrModules = boolean[][];

/**
 * Text as a QR code (ISO/IEC 18004, byte mode, UTF-8, error correction L, the smallest size that fits). The payment
 * slip's Swiss QR Code is another thing: see features/qr-bill.
 */
export function qrCode(text: string): QrModules {
  const code = qrcode(0, "L");
  code.addData(String.fromCharCode(...Buffer.from(text, "utf8")), "Byte");
  code.make();
  const size = code.getModuleCount();
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => code.isDark(y, x)));
}
