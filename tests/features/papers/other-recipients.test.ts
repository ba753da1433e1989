import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createClientLetters, createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { createReminderSchema } from "#app/features/money/reminders/create-reminder.schema.ts";
import { remindOnce } from "#app/features/money/reminders/remind-once.server.ts";
import { listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { sendStatement } from "#app/features/money/statements/send-statement.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { later, sendingMember, testPlatform } from "../../support/platform.ts";
import { readEmail } from "../../support/read/read-email.ts";
import { overdueClient } from "../../support/reminders/client-letters.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { mailServer } from "../../support/server/mail-server.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { pointTo } from "../../support/server/queued-delivery.ts";

const A = "a@example.ch";
const B = "b@example.ch";
const C = "c@example.ch";
const MINUTE = 60_000;
const ALL = { recipient: `${A}, ${B}`, cc: C };

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await remindBy(ctx);
    await newEmails(platform);
    return { platform, ctx };
  }

  it("a reminder goes to those who were named, and not to the client's own address", async () => {
    const { platform, ctx } = await start();
    const id = await invoiceWith(ctx, "overdue", { issueDate: "2026-09-01", dueDate: "2026-10-01" });
    const server = await mailServer();
    pointTo(platform, server);
    await remindOnce(ctx, id, createReminderSchema.parse({ send: true, recipient: [A, B], cc: C }));
    await runDueJobs(platform, handlers);
    expect(server.received.map(({ to }) => to)).toEqual([`${A}, ${B}, ${C}`]);
    expect(await listReminders(ctx, id)).toMatchObject([{ delivery: { state: "sent", ...ALL, missed: [] } }]);
  });

  it("a call that is repeated after a refusal goes to those whom it names", async () => {
    const { platform, ctx } = await start();
    const id = await invoiceWith(ctx, "overdue", { issueDate: "2026-09-01", dueDate: "2026-10-01" });
    const server = await mailServer();
    pointTo(platform, server);
    server.refusals = { [A]: "550 unknown" };
    const call = createReminderSchema.parse({ send: true, recipient: A });
    await remindOnce(ctx, id, call);
    await runDueJobs(platform, handlers);
    server.refusals = {};
    await remindOnce(later(ctx), id, call);
    await runDueJobs(platform, handlers);
    expect(server.received.map(({ to }) => to)).toEqual([A]);
  });

  it("a reminder with too many addresses is not written", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "overdue", { issueDate: "2026-09-01", dueDate: "2026-10-01" });
    const cc = Array.from({ length: 10 }, (_, index) => `cc${index}@example.ch`).join(", ");
    await expect(createReminder(ctx, id, { send: true, wanted: { cc } })).rejects.toMatchObject({
      fields: [{ field: "cc", code: "field.too_many_emails", params: { most: 10, given: 11 } }],
    });
    expect(await listReminders(ctx, id)).toEqual([]);
  });

  it("a letter about several invoices goes to those who were named", async () => {
    const { platform, ctx } = await start();
    const { clientId, ids } = await overdueClient(ctx, [100, 200]);
    const invoices = ids.map((id) => ({ id }));
    const server = await mailServer();
    pointTo(platform, server);
    await createClientLetters(ctx, clientId, { invoices, send: true, wanted: ALL });
    await runDueJobs(platform, handlers);
    expect(server.received.map(({ to }) => to)).toEqual([`${A}, ${B}, ${C}`]);
  });

  async function withOpen(ctx: UserContext): Promise<string> {
    const { id: clientId } = await createClient(ctx, clientInput());
    await invoiceWith(ctx, "sent", { clientId });
    return clientId;
  }

  it("a statement goes again to those who were put off, and who is refused is told to its sender", async () => {
    const { platform, ctx } = await start();
    const clientId = await withOpen(ctx);
    const server = await mailServer();
    pointTo(platform, server);
    server.refusals = { [A]: "451 greylisted", [C]: "550 nobody" };
    await sendStatement(ctx, clientId, ALL);
    await runDueJobs(platform, handlers);
    server.refusals = { [C]: "550 nobody" };
    platform.pass(5 * MINUTE - 1);
    await runDueJobs(platform, handlers);
    expect(server.received.map(({ to }) => to)).toEqual([B]);
    platform.pass(1);
    await runDueJobs(platform, handlers);
    await runDueJobs(platform, handlers);
    expect(server.received.map(({ to }) => to)).toEqual([B, A, ctx.user.email]);
    const [first, second, told] = server.received.map(({ raw }) => readEmail(raw));
    expect(second!.head).toMatchObject({ to: ALL.recipient, cc: C, "message-id": first!.head["message-id"] });
    expect(String(told!.parts[0]!.content)).toContain(C);
    expect(String(told!.parts[0]!.content)).not.toContain(B);
  });

  it("the same statement is sent once to the same addresses, and to others as well", async () => {
    const { platform, ctx } = await start();
    const clientId = await withOpen(ctx);
    const once = ctx.newId();
    await sendStatement(ctx, clientId, { once, recipient: A });
    await sendStatement(later(ctx), clientId, { once, recipient: A });
    await sendStatement(later(ctx), clientId, { once, recipient: B });
    expect((await newEmails(platform)).map(({ to }) => to).toSorted()).toEqual([A, B]);
  });
});
