import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { DEMO_EMAIL } from "#app/features/people/accounts/demo-account.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";

/** Pictures of the landing page, in each language, of a fresh demo account of the product as it is built. */
const OUT = path.resolve("public/landing");
const PORT = process.env.PORT ?? "4197";
const ORIGIN = `http://localhost:${PORT}`;
/** CSS px; the page shows them smaller. */
const SIZE = { width: 736, height: 460 };
const QUALITY = 0.82;

/** Views by page, with what stands at the top of the picture. */
const VIEWS: Record<string, { top: string; find: (page: Page) => Promise<string> }> = {
  bank: { top: "main h2", find: () => Promise.resolve("/payments") },
  reminders: {
    top: "h1",
    find: async (page) => `${await firstRow(page, "/invoices?status=overdue")}/remind`,
  },
  offers: { top: "h1", find: (page) => firstRow(page, "/offers") },
  recurring: { top: "h1", find: (page) => firstRow(page, "/recurring") },
};

const dataDir = mkdtempSync(path.join(os.tmpdir(), "rappen-landing-"));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: "production",
  PORT,
  DATA_DIR: dataDir,
  APP_URL: ORIGIN,
  DATABASE_URL: "",
};
const said = execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", "db/seed.ts"], { env });
const password = /password (\S+)/.exec(said.toString())?.[1] ?? "";
const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server.ts"], {
  env,
  stdio: "ignore",
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  await untilReady();
  mkdirSync(OUT, { recursive: true });
  for (const locale of LOCALES) {
    const context = await browser.newContext({ viewport: SIZE, deviceScaleFactor: 2, locale });
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/login?lang=${locale}`);
    await page.locator(".cookies button").last().click();
    await page.locator("[name=email]").fill(DEMO_EMAIL);
    await page.locator("[name=password]").fill(password);
    await page.locator("#login .button-primary").click();
    await page.waitForURL("**/dashboard");
    for (const [name, { top, find }] of Object.entries(VIEWS)) {
      await page.goto(ORIGIN + (await find(page)), { waitUntil: "networkidle" });
      await take(page, top, `${name}-${locale}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}

async function firstRow(page: Page, list: string): Promise<string> {
  await page.goto(ORIGIN + list);
  return (await page.locator(".row-link, tbody th a").first().getAttribute("href")) ?? "";
}

async function take(page: Page, from: string, name: string): Promise<void> {
  const top = (await page.locator(from).first().boundingBox())?.y ?? 0;
  await page.evaluate((y) => scrollTo(0, y), top - 16);
  const png = (await page.screenshot()).toString("base64");
  const webp = await page.evaluate(asWebp, { png, quality: QUALITY });
  writeFileSync(path.join(OUT, `${name}.webp`), Buffer.from(webp, "base64"));
}

async function asWebp({ png, quality }: { png: string; quality: number }): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const isUp = await fetch(`${ORIGIN}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the server does not answer");
}
