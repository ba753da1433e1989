import { expect, it, onTestFinished } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { sendTest } from "#app/features/selling/invoices/sending/send-test.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { runReminders } from "#app/features/money/reminders/run/run-reminders.server.ts";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { sendStatement } from "#app/features/money/statements/send-statement.server.ts";
import { noteFailure } from "#app/features/programs/webhooks/delivery/switch-off.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { createMailer } from "#app/platform/mail/mailer.server.ts";
import { onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { MONTHLY, newSeries } from "../../support/invoices/series-input.ts";
import { later, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { inSandboxOf } from "../../support/sandbox.ts";
import { mailServer } from "../../support/server/mail-server.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";
import { codeOf, sources } from "../../support/source-files.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MONDAY = 2 * DAY;

async function start(open: OpenDatabase) {
  const platform = testPlatform(await open(), { MAIL_FROM: "post@rappen.example" });
  const server = await mailServer();
  const ctx = await sendingMember(platform);
  const own = await inSandboxOf(ctx);
  await runDueJobs(platform, handlers);
  platform.mailer = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "post@rappen.example" }));
  onTestFinished(() => platform.mailer.close());
  return { platform, server, ctx, ...own };
}

/** Everything by which a business sends an e-mail, to its clients or to its owner. */
const CAUSES: Record<string, (ctx: UserContext) => Promise<unknown>> = {
  "an invoice, with a copy to the sender": async (ctx) =>
    sendInvoice(ctx, await createInvoice(ctx, invoiceInput()), sendInvoiceSchema.parse({ copyToMe: true })),
  "a test of an invoice": async (ctx) =>
    sendTest(ctx, await createInvoice(ctx, invoiceInput()), sendInvoiceSchema.parse({})),
  "an offer": async (ctx) =>
    sendOffer(ctx, await createOffer(ctx, offerInput()), sendInvoiceSchema.parse({})),
  "a reminder": async (ctx) =>
    createReminder(ctx, await invoiceWith(ctx, "overdue", OVERDUE), { send: true }),
  "a run of reminders": async (ctx) => {
    await remindBy(ctx, { mode: "send" });
    await invoiceWith(ctx, "overdue", OVERDUE);
    await runReminders(visitor(ctx.platform));
  },
  "an account statement": async (ctx) => {
    const { id: clientId } = await createClient(ctx, clientInput());
    await invoiceWith(ctx, "sent", { clientId });
    await sendStatement(ctx, clientId);
  },
  "a series that sends": async (ctx) => {
    await newSeries(ctx, { mode: "send", rule: FROM_MONDAY });
    await runSeries(visitor(ctx.platform));
  },
  "a series that writes drafts": async (ctx) => {
    await newSeries(ctx, { mode: "draft", rule: FROM_MONDAY });
    await runSeries(visitor(ctx.platform));
  },
};
const FROM_MONDAY = { ...MONTHLY, start: "2026-11-23" };
const OVERDUE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

onDatabaseOfDay((open) => {
  it.each(Object.keys(CAUSES))("a sandbox mails nothing: %s", async (cause) => {
    const { platform, server, ctx, sandbox } = await start(open);
    platform.pass(MONDAY);
    const run = async (of: UserContext) => {
      await CAUSES[cause]!({ ...later(of), user: { ...of.user, emailVerified: true } });
      for (let round = 0; round < 3; round++) {
        await runDueJobs(platform, handlers);
        platform.pass(2 * MINUTE);
      }
    };
    await run(sandbox);
    expect(server.received).toEqual([]);
    const { db } = platform.database;
    const waiting = await db.selectFrom("jobs").select("name").where("state", "!=", "done").execute();
    expect(waiting).toEqual([]);
    await run(ctx);
    expect(server.received.length).toBeGreaterThan(0);
  });

  it("an e-mail of a sandbox is recorded as kept in the outbox", async () => {
    const { platform, sandbox } = await start(open);
    const id = await createInvoice(sandbox, invoiceInput());
    await sendInvoice(sandbox, id, sendInvoiceSchema.parse({}));
    await runDueJobs(platform, handlers);
    const { db } = platform.database;
    expect(await db.selectFrom("deliveries").select(["state", "error_code"]).execute()).toEqual([
      { state: "outbox", error_code: "" },
    ]);
    const events = await db.selectFrom("history").select("event").where("invoice_id", "=", id).execute();
    expect(events).toContainEqual({ event: "invoice.email_outbox" });
  });

  it("nobody is told that a webhook of a sandbox has been switched off", async () => {
    const { platform, server, sandbox, ctx } = await start(open);
    for (const own of [sandbox, ctx]) {
      const { webhook } = await webhookOf(own, "https://hooks.example.ch/x");
      await ctx.db.deleteFrom("jobs").where("name", "=", "account.act_email").execute();
      await noteFailure(own, webhook.id);
      platform.pass(3 * DAY);
      await noteFailure({ ...own, now: platform.now() }, webhook.id);
      await runDueJobs(platform, handlers);
      expect(server.received).toHaveLength(own === ctx ? 1 : 0);
    }
  });
});

it("only e-mails of accounts and seats, and messages to the operator, leave without asking whose they are", () => {
  const sending = sources("app").filter((file) => /\bmailer\b[^;]*\.send\(/.test(codeOf(file)));
  const others = sending.filter(
    (file) =>
      !/^app\/(features\/(people\/(accounts|operator|seats)|running\/contact)|platform\/mail)\//.test(file),
  );
  expect(sending.length).toBeGreaterThan(0);
  expect(others).toEqual([]);
});
