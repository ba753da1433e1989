import type { Sharp, SharpOptions } from "sharp";
import { isPictureTimeout, pictureLibrary } from "#app/platform/files/picture-library.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { Exhausted, exhaustionPrice } from "#app/platform/exhaustion-price.server.ts";
import { FairTurns } from "#app/platform/fair-turns.server.ts";
import {
  LOGO_BOX,
  type LogoImage,
  type LogoType,
  logoTypeOf,
  MAX_LOGO_PIXELS,
  MAX_LOGO_SIDE,
} from "./logo.ts";

const OPTIONS: SharpOptions = { failOn: "warning", limitInputPixels: MAX_LOGO_PIXELS, pages: 1 };

const JPEG = { quality: 90, chromaSubsampling: "4:4:4" };
const PNG = { compressionLevel: 9 };

/** Seconds by the clock, for what hangs: the largest picture needs one on an idle machine. */
const TIME_LIMIT = 60;

/** A large picture takes 100 MB while it is decoded, so one at a time. */
const turns = new FairTurns({ atOnce: 1, long: 1, patience: 30_000, price: exhaustionPrice });

/**
 * Redrawing leaves nothing else of the file (camera, place, colour profile, hidden data).
 * @throws AppError `input.invalid` at `logo`, `server.busy`, `file.unread`
 */
export async function encodeLogo(file: Uint8Array, owner: string): Promise<LogoImage> {
  const type = logoTypeOf(file);
  if (!type) throw refused("field.image_type");
  const sharp = await pictureLibrary();
  const { width, height } = await size(sharp(file, { ...OPTIONS, limitInputPixels: false }));
  if (width * height > MAX_LOGO_PIXELS) throw refused("field.image_too_large");
  if (Math.max(width, height) > MAX_LOGO_SIDE) throw refused("field.image_too_long");
  return turns.run({ owner, refusal: "server.busy" }, async () => {
    try {
      return await painted(sharp(file, OPTIONS).timeout({ seconds: TIME_LIMIT }), type);
    } catch (error) {
      throw isPictureTimeout(error) ? new Exhausted() : refused("field.image_unreadable");
    }
  });
}

async function size(image: Sharp): Promise<{ width: number; height: number }> {
  try {
    return await image.metadata();
  } catch {
    throw refused("field.image_unreadable");
  }
}

async function painted(image: Sharp, type: LogoType): Promise<LogoImage> {
  const small = image
    .autoOrient()
    .resize({ ...LOGO_BOX, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb");
  const encoded = type === "image/png" ? small.png(PNG) : small.jpeg(JPEG);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { type, width: info.width, height: info.height, bytes: data };
}

function refused(code: string) {
  return invalid([{ field: "logo", code }]);
}
