import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { startMailServer } from "../tests/support/server/smtp-conversation.ts";
import { startS3Server } from "../tests/support/storage/s3-server.ts";
import { liveThrough, REFUSED_ADDRESS } from "./dashboard/busy-hour.ts";
import { drawPage } from "./dashboard/draw-page.ts";
import { linesOf, readPanels } from "./dashboard/panels.ts";
import { startProduct } from "./dashboard/product.ts";
import { rulesWithFaults, type Span, startPrometheus } from "./dashboard/prometheus.ts";

/**
 * `npm run dashboard -- [FOLDER [MINUTES]]`: the panels of the dashboard, answered by Prometheus, as pictures in
 * docs/observability. A folder that holds a recording already is drawn again.
 */
const [folder = mkdtempSync(path.join(os.tmpdir(), "rappen-dashboard-")), minutes = "18"] =
  process.argv.slice(2);
const OUT = path.resolve("docs/observability");
const RECORDING = path.join(folder, "recording.json");
/** Seconds. */
const STEP = 5;
/** Rows of Grafana's grid that a picture shows. */
const PICTURES = { "dashboard-1.png": { from: 0, to: 24 }, "dashboard-2.png": { from: 24, to: 200 } };

if (!existsSync(RECORDING)) await record();
await draw();

async function record(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const mail = await startMailServer({});
  mail.refusals[REFUSED_ADDRESS] = "550 nobody here";
  const store = await startS3Server();
  const settings = { SMTP_URL: mail.url, STORAGE_URL: store.url };
  const product = await startProduct(path.join(folder, "data"), settings);
  const prometheus = await startPrometheus(folder, product);
  console.log(`${minutes} minutes of invented work at ${product.origin}; Prometheus is at ${prometheus.url}`);
  const from = Math.ceil(Date.now() / 1000);
  await liveThrough(Number(minutes), { product, mail, store });
  writeFileSync(RECORDING, JSON.stringify({ from, to: Math.floor(Date.now() / 1000) }));
  await prometheus.stop();
  await product.stop();
  mail.stop();
  await store.stop();
}

async function draw(): Promise<void> {
  const span: Span = { ...(JSON.parse(readFileSync(RECORDING, "utf8")) as Omit<Span, "step">), step: STEP };
  const prometheus = await startPrometheus(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const drawn = [];
    for (const panel of readPanels())
      drawn.push({ panel, lines: await linesOf(prometheus.url, panel, span) });
    const faults = await rulesWithFaults(prometheus.url);
    if (faults.length > 0) throw new Error(`Prometheus refuses alert rules: ${faults.join(", ")}`);
    const page = await browser.newPage({ viewport: { width: 1400, height: 100 } });
    for (const [file, rows] of Object.entries(PICTURES)) {
      await page.setContent(drawPage(drawn, rows, span));
      await page.screenshot({ path: path.join(OUT, file), fullPage: true });
    }
    console.log(`pictures in ${OUT}, of the recording in ${folder}`);
  } finally {
    await browser.close();
    await prometheus.stop();
  }
}
