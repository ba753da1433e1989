import qrcode from "qrcode-generator";

/** True is dark; without the quiet zone of 4 modules. */
export type QrModules = boolean[][];

/** ISO/IEC 18004, byte mode, UTF-8, error correction L. The Swiss QR code is in features/qr-bill. */
export function qrCode(text: string): QrModules {
  const code = qrcode(0, "L");
  code.addData(String.fromCharCode(...Buffer.from(text, "utf8")), "Byte");
  code.make();
  const size = code.getModuleCount();
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => code.isDark(y, x)));
}
