import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { runAdmin } from "#db/admin.ts";
import { backup } from "#db/backup.ts";
import { examine } from "#db/doctor.ts";
import { FakeStripe } from "../support/server/fake-stripe.ts";
import { freePort } from "../support/server/free-port.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { mailServer } from "../support/server/mail-server.ts";
import { onEachPlace } from "../support/databases/places.ts";
import { member, testPlatform } from "../support/platform.ts";
import { TEST_NOW } from "../support/test-now.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

const SECRET = "a-secret-of-more-than-32-characters";
const HOUR = 60 * 60 * 1000;

function folder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "rappen-doctor-"));
}

async function linesOf(env: Record<string, string>, options = {}) {
  const result = await examine({ SESSION_SECRET: SECRET, ...env }, { timeoutMs: 2_000, ...options });
  return { ...result, level: (name: string) => new RegExp(`^(\\w+) +${name} `, "m").exec(result.text)?.[1] };
}

onEachPlace((place) => {
  it("the doctor finds a copy in order, with mail, Stripe and a backup", async () => {
    const { url, database } = await place();
    const now = new Date();
    const mail = await mailServer();
    const stripe = new FakeStripe(() => now.getTime());
    onTestFinished(await stripe.listen());
    const platform = testPlatform(database);
    await createInvoice(await member(platform), invoiceInput());
    await backup(url, path.join(folder(), "copy"), now);
    const { text, failed } = await linesOf({
      DATABASE_URL: url,
      DATA_DIR: platform.env.dataDir,
      SMTP_URL: mail.url,
      MAIL_FROM: "rappen@example.ch",
      ...stripe.env,
    });
    expect(
      text
        .replaceAll(/^(\w+ +\w+).*$/gm, "$1")
        .replaceAll(/ +/g, " ")
        .split("\n"),
    ).toEqual([
      ...[
        "ok settings",
        "ok database",
        "ok replica",
        "ok mail",
        "ok Stripe",
        "ok storage",
        "ok documents",
        "ok clock",
        "ok backup",
        "ok books",
        "ok owners",
        "0 failed",
      ],
    ]);
    expect(failed).toBe(0);
    expect(mail.received).toEqual([]);
  });

  itRarely("the doctor warns of a backup that is missing or old, and of a clock that went back", async () => {
    const { url, database } = await place();
    const platform = testPlatform(database);
    const env = { DATABASE_URL: url, DATA_DIR: platform.env.dataDir };
    expect((await linesOf(env)).text).toMatch(/^warn +backup +none was ever made.*npm run backup/m);
    await createInvoice(await member(platform), invoiceInput());
    await backup(url, path.join(folder(), "copy"), new Date(TEST_NOW.getTime() - 49 * HOUR));
    const old = await linesOf(env, { now: new Date(TEST_NOW.getTime() + HOUR) });
    expect(old.text).toMatch(/^warn +backup .*50 hours ago\. Run npm run backup/m);
    const back = await linesOf(env, { now: new Date(TEST_NOW.getTime() - HOUR) });
    expect(back.text).toMatch(
      /^fail +clock .*data was written at 2026-11-21T12:00:00.000Z already. Set the clock/m,
    );
    expect(back.failed).toBe(1);
  });
});

it("the doctor says what to do on a fresh copy, and makes nothing", async () => {
  const DATA_DIR = path.join(folder(), "none");
  const { text, failed, level } = await linesOf({ DATA_DIR });
  for (const name of ["database", "storage", "clock", "backup", "books"]) expect(level(name)).toBe("warn");
  expect(text).toContain("Start the product once");
  expect(text).toMatch(/^ok +Stripe +not set up/m);
  expect(failed).toBe(0);
  expect((await linesOf({ DATA_DIR })).text).toBe(text);
});

itRarely("the doctor names what fails, within its time, and shows no secret", async () => {
  const silent = createServer(() => {});
  const port = await freePort();
  await new Promise<void>((resolve) => silent.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => void silent.close());
  const DATA_DIR = folder();
  writeFileSync(path.join(DATA_DIR, "session-secret"), SECRET);
  chmodSync(path.join(DATA_DIR, "session-secret"), 0o644);
  const { text, failed, level } = await linesOf({
    DATA_DIR,
    DATABASE_URL: `postgres://anna:hunter2@127.0.0.1:${port}/rappen`,
    SMTP_URL: `smtp://anna:hunter2@127.0.0.1:${port}`,
    MAIL_FROM: "rappen@example.ch",
    STRIPE_SECRET_KEY: "sk_hunter2",
    STRIPE_WEBHOOK_SECRET: "whsec_hunter2",
    STRIPE_PRICE_MONTHLY: "monthly",
    STRIPE_PRICE_YEARLY: "yearly",
    STRIPE_API_BASE: `http://127.0.0.1:${await freePort()}`,
  });
  for (const name of ["database", "mail", "Stripe", "documents", "clock", "backup", "books", "owners"])
    expect(level(name)).toBe("fail");
  expect(failed).toBe(8);
  expect(text).toMatch(/^warn +storage .*chmod 600/m);
  expect(text).not.toContain("hunter2");
  expect(text).not.toContain(SECRET);
});

it("a wrong setting is all the doctor says, and the command ends with code 1", async () => {
  expect(await examine({ PORT: "http" })).toEqual({
    text: expect.stringMatching(/^fail +settings +PORT: .*it is "http"\. Correct it/) as string,
    failed: 1,
  });
  const never = () => Promise.reject(new Error("opened"));
  expect(await runAdmin(["doctor", "now"], never)).toMatchObject({ code: 2 });
  const outcome = { text: "1 failed", code: 1 } as const;
  expect(await runAdmin(["doctor"], never, () => Promise.resolve(outcome))).toEqual(outcome);
});
