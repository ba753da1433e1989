import type { SharpOptions } from "sharp";
import { Exhausted, exhaustionPrice } from "#app/platform/exhaustion-price.server.ts";
import { FairTurns } from "#app/platform/fair-turns.server.ts";
import { isPictureTimeout, pictureLibrary } from "#app/platform/files/picture-library.server.ts";
import type { Pixels } from "./read-receipt.worker.ts";

/** A small file may hold a huge picture. */
const MAX_PIXELS = 50_000_000;

const OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS, pages: 1 };

/** Seconds by the clock, for what hangs: the largest picture takes one on an idle machine. */
const TIME_LIMIT = 60;

/** Decoding takes 50 MB for a moment. */
const turns = new FairTurns({ atOnce: 1, long: 1, patience: 30_000, price: exhaustionPrice });

/** Beside the event loop; null for a damaged picture. @throws Exhausted, AppError `server.busy` */
export function drawPicture(file: Uint8Array, side: number, owner: string): Promise<Pixels | null> {
  return turns.run({ owner, refusal: "server.busy" }, async () => {
    const sharp = await pictureLibrary();
    try {
      const { data, info } = await sharp(file, OPTIONS)
        .timeout({ seconds: TIME_LIMIT })
        .autoOrient()
        .flatten({ background: "#ffffff" })
        .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
        .toColourspace("srgb")
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data: new Uint8Array(data) };
    } catch (error) {
      if (isPictureTimeout(error)) throw new Exhausted();
      return null;
    }
  });
}
