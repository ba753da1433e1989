import { existsSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { ESSENTIAL } from "#app/features/consent/consent.ts";
import { stripeEnv } from "./tests/support/server/fake-stripe.ts";

const PORT = 3310;
const STRIPE_PORT = 3311;
const ORIGIN = `http://localhost:${PORT}`;
const STRIPE = `http://localhost:${STRIPE_PORT}`;

// The configuration is read once by every worker; only the first makes the folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), "rappen-e2e-"));

const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find(
  (file) => file && existsSync(file),
);

const chosen = {
  name: "cookie_consent",
  value: encodeURIComponent(JSON.stringify(ESSENTIAL)),
  ...{ domain: "localhost", path: "/", expires: -1, httpOnly: false, secure: false },
  sameSite: "Lax" as const,
};

/** The same journeys in a browser with scripts and in one without. */
export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  reporter: [["list"]],
  timeout: 90_000,
  use: {
    baseURL: ORIGIN,
    // The banner is asked about in consent.spec.ts; everywhere else somebody has chosen already.
    storageState: { cookies: [chosen], origins: [] },
    locale: "en-US",
    launchOptions: { executablePath, args: ["--no-sandbox"] },
  },
  projects: [
    { name: "with scripts", testIgnore: /without-scripts/ },
    { name: "without scripts", testIgnore: /with-scripts|accessibility/, use: { javaScriptEnabled: false } },
  ],
  webServer: [
    {
      command: `node --disable-warning=ExperimentalWarning tests/support/server/serve-fake-stripe.ts ${STRIPE_PORT} ${ORIGIN}/api/stripe/webhook`,
      url: `${STRIPE}/clock`,
    },
    {
      command: "node --disable-warning=ExperimentalWarning server.ts",
      url: `${ORIGIN}/readyz`,
      env: {
        NODE_ENV: "production",
        PORT: String(PORT),
        DATA_DIR: process.env.E2E_DATA_DIR,
        DATABASE_URL: "",
        RATE_LIMIT_FACTOR: "1000",
        ...stripeEnv(STRIPE),
      },
    },
  ],
});
