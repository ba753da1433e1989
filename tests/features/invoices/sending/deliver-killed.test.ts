import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { createMailer } from "#app/platform/mail/mailer.server.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { someOfDay } from "../../../support/choice-of-day.ts";
import { mailServer } from "../../../support/server/mail-server.ts";
import { newEmails } from "../../../support/server/mailbox.ts";
import { onPlaceOfDay } from "../../../support/databases/places.ts";
import { later, sendingMember, testPlatform } from "../../../support/platform.ts";
import { ended, startProcess } from "../../../support/server/processes.ts";
import { readEmail } from "../../../support/read/read-email.ts";

const DAY = 24 * 60 * 60 * 1000;

onPlaceOfDay((place) => {
  it.each(someOfDay(["greeting", "RCPT", "message"] as const, 1, "killed senders"))(
    "security 17: a process killed while the server holds its %s sends nothing twice: people decide",
    async (moment) => {
      const { url, database } = await place();
      const platform = testPlatform(database);
      const ctx = await sendingMember(platform);
      await newEmails(platform);
      const id = await createInvoice(ctx, invoiceInput());
      await sendInvoice(ctx, id, sendInvoiceSchema.parse({}));
      const server = await mailServer({ [moment]: "hold" });

      const reached = server.reaches(moment);
      const child = startProcess("run-jobs.ts", url, {
        SMTP_URL: server.url,
        MAIL_FROM: "rappen@localhost.example",
      });
      const end = ended(child);
      await reached;
      child.kill("SIGKILL");
      expect(await end).toBe("SIGKILL");
      expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "sending" });

      server.conduct = {};
      platform.mailer = createMailer(
        readEnv({ SMTP_URL: server.url, MAIL_FROM: "rappen@localhost.example" }),
      );
      expect(await runDueJobs(platform, handlers)).toBe(0);
      platform.pass(DAY);
      await runDueJobs(platform, handlers);
      expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "uncertain" });
      expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.email_uncertain" });
      platform.pass(DAY);
      expect(await runDueJobs(platform, handlers)).toBe(0);
      expect(server.connections).toBe(1);
      expect(server.received).toHaveLength(moment === "message" ? 1 : 0);

      await sendInvoice(later(ctx), id, sendInvoiceSchema.parse({}));
      await runDueJobs(platform, handlers);
      expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "sent" });
      const ids = server.received.map(({ raw }) => readEmail(raw).head["message-id"]);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it("security 17: of two processes that run the jobs at once, one sends the e-mail", async () => {
    const { url, database } = await place();
    const platform = testPlatform(database);
    const ctx = await sendingMember(platform);
    await newEmails(platform);
    const id = await createInvoice(ctx, invoiceInput());
    await sendInvoice(ctx, id, sendInvoiceSchema.parse({}));
    const server = await mailServer();
    const start = () =>
      ended(
        startProcess("run-jobs.ts", url, { SMTP_URL: server.url, MAIL_FROM: "rappen@localhost.example" }),
      );
    expect(await Promise.all([start(), start()])).toEqual([0, 0]);
    expect(server.received).toHaveLength(1);
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "sent" });
  });
});
