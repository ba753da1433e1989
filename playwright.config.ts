import { existsSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { ESSENTIAL } from "#app/features/running/consent/consent.ts";
import { stripeEnv } from "./tests/support/server/fake-stripe.ts";
import { FULL, TEST_DAY } from "./tests/support/choice-of-day.ts";
import { specsOfDay } from "./tests/e2e/specs-of-day.ts";
import { SERVER } from "./tests/support/server/server-process.ts";
import { freePort } from "./tests/support/server/free-port.ts";

// Every worker reads this file too: what the first reading chooses is handed on in the environment.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), "rappen-e2e-"));
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_STRIPE_PORT ??= String(await freePort());

if (!process.env.TEST_DAY) {
  process.env.TEST_DAY = TEST_DAY;
  console.warn(`TEST_DAY=${TEST_DAY} repeats what this day has chosen`);
}

const { E2E_DATA_DIR, E2E_PORT, E2E_STRIPE_PORT } = process.env;
const ORIGIN = `http://localhost:${E2E_PORT}`;
const STRIPE = `http://localhost:${E2E_STRIPE_PORT}`;

/** Only what hangs meets these limits, on however busy a machine (ms). */
const HANGS_AFTER = { step: 30_000, test: 300_000, start: 180_000 };

/** What is walked through without scripts; `npm run test:full` walks through the other journeys too. */
const WITHOUT_SCRIPTS = /(main-job|main-job-rows|kept-form|public-offer|seats|without-scripts)\.spec/;

const executablePath = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
].find((file) => file && existsSync(file));

const chosen = {
  name: "cookie_consent",
  value: encodeURIComponent(JSON.stringify(ESSENTIAL)),
  domain: "localhost",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
};

/** The same journeys in a browser with scripts and in one without. */
export default defineConfig({
  testDir: "tests/e2e",
  // Whoever starts Playwright without `npm test` has every journey.
  testMatch: process.env.JOURNEYS === "of the day" ? specsOfDay() : /\.spec\.ts$/,
  fullyParallel: true,
  workers: 2,
  reporter: [["list"]],
  timeout: HANGS_AFTER.test,
  expect: { timeout: HANGS_AFTER.step },
  use: {
    baseURL: ORIGIN,
    // The banner is asked about in consent.spec.ts; everywhere else somebody has chosen already.
    storageState: { cookies: [chosen], origins: [] },
    locale: "en-US",
    // What a worker fetches no test could delay or count; offline-with-scripts.spec.ts has one.
    serviceWorkers: "block",
    launchOptions: { executablePath, args: ["--no-sandbox", "--disable-gpu", "--in-process-gpu"] },
  },
  projects: [
    { name: "with scripts", testIgnore: /without-scripts/ },
    {
      name: "without scripts",
      testMatch: FULL ? /\.spec/ : WITHOUT_SCRIPTS,
      testIgnore: /with-scripts|accessibility/,
      use: { javaScriptEnabled: false },
    },
  ],
  webServer: [
    {
      command: [
        "node --disable-warning=ExperimentalWarning tests/support/server/serve-fake-stripe.ts",
        ...[E2E_STRIPE_PORT, `${ORIGIN}/api/stripe/webhook`],
      ].join(" "),
      url: `${STRIPE}/clock`,
      timeout: HANGS_AFTER.start,
    },
    {
      command: `node --disable-warning=ExperimentalWarning ${SERVER}`,
      url: `${ORIGIN}/readyz`,
      timeout: HANGS_AFTER.start,
      env: {
        NODE_ENV: "production",
        PORT: E2E_PORT,
        DATA_DIR: E2E_DATA_DIR,
        DATABASE_URL: "",
        RATE_LIMIT_FACTOR: "1000",
        DEMO_DATA: "off",
        OPERATOR_EMAILS: "desk-scripts@example.ch,desk-plain@example.ch",
        ...stripeEnv(STRIPE),
      },
    },
  ],
});
