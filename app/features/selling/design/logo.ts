import type { LogosTable } from "#app/platform/database/schema/design.ts";
/** docs/security-checks.md 13. */
export const MAX_LOGO_BYTES = 2_000_000;

/** A small file may hold a huge picture. */
export const MAX_LOGO_PIXELS = 16_000_000;

/** Pixels: a picture of 1 × 16,000,000 takes half a minute. */
export const MAX_LOGO_SIDE = 8_000;

/** Pixels: 60 × 20 mm at 254 dpi. */
export const LOGO_BOX = { width: 600, height: 200 };

export type LogoType = LogosTable["type"];

export interface LogoImage {
  type: LogoType;
  width: number;
  height: number;
  bytes: Uint8Array;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

export function logoTypeOf(bytes: Uint8Array): LogoType | null {
  const startsWith = (magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (startsWith(PNG)) return "image/png";
  return startsWith(JPEG) ? "image/jpeg" : null;
}
