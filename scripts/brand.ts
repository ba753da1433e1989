import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";

// Draws the mark in every size that browsers and telephones ask for, and the picture that messengers show beside a
// link. Run after a change of the mark: node scripts/brand.ts
const PUBLIC = new URL("../public/", import.meta.url);
const mark = readFileSync(new URL("favicon.svg", PUBLIC));

/** Telephones cut corners off: the mark keeps a margin, on paper. */
const ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

for (const [name, size] of Object.entries(ICONS)) writeFileSync(new URL(name, PUBLIC), await icon(size));
writeFileSync(
  new URL("favicon.ico", PUBLIC),
  ico(await sharp(mark, { density: 300 }).resize(32).png().toBuffer()),
);
writeFileSync(new URL("share.png", PUBLIC), await sharePicture());

function icon(size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.6);
  const margin = Math.round((size - inner) / 2);
  return sharp(mark, { density: 1200 })
    .resize(inner)
    .extend({
      top: margin,
      bottom: size - inner - margin,
      left: margin,
      right: size - inner - margin,
      background: "#fff",
    })
    .flatten({ background: "#fff" })
    .png()
    .toBuffer();
}

/** One PNG of 32 × 32 pixels in the envelope of an icon file: 6 bytes of head, 16 bytes of directory, the picture. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function sharePicture(): Promise<Buffer> {
  const font = readFileSync(new URL("fonts/inter-latin-opsz-normal.woff2", PUBLIC)).toString("base64");
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>
    @font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    body { margin: 0; padding: 72px 88px; height: 486px;
      display: grid; grid-template-columns: 1fr auto; align-content: space-between;
      font: 650 84px/1.08 Inter; letter-spacing: -.03em; color: #171614; background: #fff }
    p { margin: 0 } .name { font-size: 44px; align-self: end } svg, img { width: 96px; height: 96px; align-self: start }
  </style><p>Rechnungen.<br>Factures.<br>Fatture.<br>Invoices.</p>
  <img src="data:image/svg+xml;base64,${mark.toString("base64")}">
  <p class="name">Rappen</p>`);
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const picture = await page.screenshot();
  await browser.close();
  return sharp(picture).png({ palette: true, colours: 64 }).toBuffer();
}
