import { expect, it, onTestFinished } from "vitest";
import { requestPasswordReset } from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { handlers, lanes } from "#app/jobs.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { runDueJobs, startJobWorker } from "#app/platform/jobs/job-worker.server.ts";
import { createMailer } from "#app/platform/mail/mailer.server.ts";
import { freshSqlite } from "./support/databases/databases.ts";
import { invoiceInput } from "./support/invoices/invoice-input.ts";
import { mailServer } from "./support/server/mail-server.ts";
import { PERSON } from "./support/person.ts";
import { sendingMember, testPlatform, visitor } from "./support/platform.ts";

it("every e-mail has a lane, and every job of a lane exists", () => {
  const inLanes = lanes.flatMap(({ only }) => only);
  expect(lanes.filter(({ only }) => only.length === 0)).toEqual([]);
  expect(inLanes.filter((name) => !(name in handlers))).toEqual([]);
  expect(new Set(inLanes).size).toBe(inLanes.length);
  const emails = Object.keys(handlers).filter((name) => /email$|^invoice\.delivery$/.test(name));
  expect(emails.filter((name) => !inLanes.includes(name))).toEqual([]);
});

it("security 18: a mail server that hangs over invoices does not hold up a password reset", async () => {
  const { platform, server, begin } = await start();
  const ctx = await sendingMember(platform);
  await runDueJobs(platform, handlers);
  server.received.length = 0;
  for (let count = 0; count < 5; count++) {
    const id = await createInvoice(ctx, invoiceInput());
    await sendInvoice(ctx, id, sendInvoiceSchema.parse({}));
  }
  server.conduct = { RCPT: "hold" };
  server.times = {};
  begin();
  await expect.poll(() => server.times.RCPT).toBe(3);
  server.conduct = {};
  await requestPasswordReset(visitor(platform), PERSON.email);
  platform.jobQueued();
  await expect.poll(() => server.received.map(({ to }) => to)).toEqual([PERSON.email]);
  server.answer("250 ok");
  await expect.poll(() => server.received.length).toBe(6);
  const states = () => ctx.db.selectFrom("deliveries").select("state").execute();
  await expect.poll(states).toEqual(Array.from({ length: 5 }, () => ({ state: "sent" })));
});

async function start() {
  const platform = testPlatform(await freshSqlite(), { MAIL_FROM: "post@rappen.example" });
  const server = await mailServer();
  platform.mailer = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "post@rappen.example" }));
  onTestFinished(() => platform.mailer.close());
  /** Starts a worker for every lane, as the server does. */
  const begin = () => {
    const workers = lanes.map((lane) => startJobWorker(platform, handlers, {}, lane));
    platform.jobQueued = () => workers.forEach((worker) => worker.wake());
    onTestFinished(async () => void (await Promise.all(workers.map((worker) => worker.stop()))));
  };
  return { platform, server, begin };
}
