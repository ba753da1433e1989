import sharp from "sharp";
import { expect, it } from "vitest";
import { encodeLogo as encodeLogoOf } from "#app/features/selling/design/encode-logo.server.ts";
import { jpegBomb, picture, pngBomb, telltalePicture } from "../../support/invoices/pictures.ts";

const encodeLogo = (file: Uint8Array) => encodeLogoOf(file, "a business");

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

function refused(code: string) {
  return expect.objectContaining({ code: "input.invalid", fields: [{ field: "logo", code }] }) as Error;
}

it.each([
  ["png", "image/png"],
  ["jpeg", "image/jpeg"],
] as const)("a %s is known by its first bytes and stays what it is", async (type, media) => {
  const logo = await encodeLogo(await picture({ type }));
  expect(logo).toMatchObject({ type: media, width: 300, height: 120 });
  expect(await sharp(logo.bytes).metadata()).toMatchObject({ format: type, width: 300, height: 120 });
});

it.each([
  ["an SVG", Buffer.from(SVG)],
  ["an SVG behind a declaration", Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ["a GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;")],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a PDF", Buffer.from("%PDF-1.7")],
  ["text", Buffer.from("PNG")],
  ["nothing", Buffer.alloc(0)],
])("%s is refused, whatever it is called", async (_, file) => {
  await expect(encodeLogo(file)).rejects.toEqual(refused("field.image_type"));
});

it("WebP and TIFF, which the decoder knows too, are refused", async () => {
  for (const type of ["webp", "tiff", "avif"] as const) {
    const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
      .toFormat(type)
      .toBuffer();
    await expect(encodeLogo(file)).rejects.toEqual(refused("field.image_type"));
  }
});

it.each([
  ["PNG", () => Promise.resolve(pngBomb(30_000, 30_000))],
  ["JPEG", () => jpegBomb(60_000, 60_000)],
  ["wide PNG", () => Promise.resolve(pngBomb(1_000_000, 20))],
])("security 13: a small %s that unfolds to a huge picture is never opened", async (_, bomb) => {
  const file = await bomb();
  expect(file.length).toBeLessThan(5_000);
  const before = process.memoryUsage().rss;
  await expect(encodeLogo(file)).rejects.toEqual(refused("field.image_too_large"));
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});

it.each([
  [1, 16_000_000],
  [16_000_000, 1],
  [8_001, 8],
])("security 13: a picture of %s × %s pixels is refused before it is opened", async (width, height) => {
  await expect(encodeLogo(pngBomb(width, height))).rejects.toEqual(refused("field.image_too_long"));
});

it.each(["png", "jpeg"] as const)("a %s that ends too early is damaged", async (type) => {
  const file = await picture({ type, width: 800, height: 400 });
  for (const share of [0.02, 0.5, 0.95]) {
    const cut = file.subarray(0, Math.max(9, Math.floor(file.length * share)));
    await expect(encodeLogo(cut)).rejects.toEqual(refused("field.image_unreadable"));
  }
});

it("a PNG with less in it than it says is damaged", async () => {
  await expect(encodeLogo(pngBomb(2000, 2000))).rejects.toEqual(refused("field.image_unreadable"));
});

it("nothing of the file is left but the picture, upright", async () => {
  const file = await telltalePicture();
  expect(file.toString("latin1")).toMatch(/Anna Geheim.*Spionkamera|Spionkamera.*Anna Geheim/s);
  const logo = await encodeLogo(file);
  expect([logo.width, logo.height]).toEqual([80, 200]);
  expect(Buffer.from(logo.bytes).toString("latin1")).not.toMatch(/Exif|Geheim|Spion|ICC_PROFILE|script/);
  const { exif, icc, xmp, orientation } = await sharp(logo.bytes).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

it.each([
  [3000, 500, 600, 100],
  [500, 3000, 33, 200],
  [600, 200, 600, 200],
  [40, 20, 40, 20],
  [1, 1, 1, 1],
])("%i × %i pixels become %i × %i", async (width, height, newWidth, newHeight) => {
  expect(await encodeLogo(await picture({ width, height }))).toMatchObject({
    width: newWidth,
    height: newHeight,
  });
});

it("what is see-through becomes white, as on paper", async () => {
  const { bytes } = await encodeLogo(await picture({ alpha: 0 }));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

it("grey, sixteen-bit and CMYK pictures become eight-bit sRGB", async () => {
  const base = sharp(await picture());
  const files = [
    await base.clone().greyscale().png().toBuffer(),
    await base.clone().toColourspace("rgb16").png().toBuffer(),
    await base.clone().toColourspace("cmyk").jpeg().toBuffer(),
  ];
  for (const file of files) {
    const { bytes } = await encodeLogo(file);
    expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb", depth: "uchar", channels: 3 });
  }
});
