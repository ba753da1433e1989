import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { findStatement } from "#app/features/money/statements/client-statement.server.ts";
import { downloadStatement } from "#app/features/money/statements/draw-statement.server.ts";
import { sendStatement } from "#app/features/money/statements/send-statement.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { PermanentFailure } from "#app/platform/errors.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { readPdf } from "../../support/read/read-pdf.ts";

/** The total of every invoice here, Rappen. */
const TOTAL = 648_49;

onDatabaseOfDay((open) => {
  async function start(language = "de") {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const client = await createClient(ctx, clientInput({ language }));
    return { platform, ctx, clientId: client.id };
  }

  async function invoice(ctx: UserContext, clientId: string, overrides: Record<string, unknown> = {}) {
    const id = await createInvoice(ctx, invoiceInput({ clientId, ...overrides }));
    await markSent(ctx, id);
    return id;
  }

  const OVERDUE = { issueDate: "2026-10-01", dueDate: "2026-11-11" };

  it("lists what is open, the longest due first, with what is left of each", async () => {
    const { ctx, clientId } = await start();
    const other = await createClient(ctx, clientInput({ name: "Jemand anders" }));
    await invoice(ctx, other.id);
    const later = await invoice(ctx, clientId);
    const overdue = await invoice(ctx, clientId, OVERDUE);
    await markPaid(ctx, await invoice(ctx, clientId));
    await createInvoice(ctx, invoiceInput({ clientId }));
    await recordPayment(ctx, overdue, { amount: 100_00, note: "" });
    const { items, open, credit } = await findStatement(ctx, clientId);
    expect(items.map(({ id, due }) => [id, due])).toEqual([
      [overdue, TOTAL - 100_00],
      [later, TOTAL],
    ]);
    expect([open, credit]).toEqual([2 * TOTAL - 100_00, 0]);
  });

  it("says it on paper without a payment part, less the client's credit", async () => {
    const { ctx, clientId } = await start();
    const paid = await invoice(ctx, clientId);
    await recordPayment(ctx, paid, { amount: TOTAL + 20_00, note: "" });
    await invoice(ctx, clientId, OVERDUE);
    const { name, content } = await downloadStatement(ctx, clientId);
    expect(name).toBe("Auszug offener Rechnungen Kulturhaus Obertor 2026-11-21.pdf");
    const [page, ...others] = readPdf(content);
    expect(others).toEqual([]);
    for (const said of ["Rechnung INV-2026-0002 vom 01.10.2026", "10 Tage überfällig", "−20.00", "628.49"])
      expect(page!.text).toContain(said);
    expect(page!.text).not.toContain("Zahlteil\n");
  });

  it.each([
    ["en", "Statement of open invoices"],
    ["fr", "Relevé des factures à payer"],
    ["it", "Situazione delle fatture"],
  ])("speaks the client's language: %s", async (language, title) => {
    const { ctx, clientId } = await start(language);
    await invoice(ctx, clientId);
    const [page] = readPdf((await downloadStatement(ctx, clientId)).content);
    expect(page!.text).toContain(title);
  });

  it("goes to the client by e-mail, and answers come to its sender", async () => {
    const { platform, ctx, clientId } = await start();
    await invoice(ctx, clientId);
    await sendStatement(ctx, clientId);
    await runDueJobs(platform, handlers);
    const email = platform.mailbox.at(-1);
    const { client } = await findStatement(ctx, clientId);
    expect(email).toMatchObject({ to: client.email, replyTo: ctx.user.email });
    expect(email?.subject).toContain("Auszug offener Rechnungen von ");
    expect(email?.text).toContain("CHF\u00a0648.49");
    expect(email?.text).not.toContain("\n\n\n");
    const [page] = readPdf(email!.attachments![0]!.content);
    expect(page!.text).toContain("INV-2026-0001");
  });

  it("that the mail server refuses is told to whoever sent it", async () => {
    const { platform, ctx, clientId } = await start();
    await invoice(ctx, clientId);
    await sendStatement(ctx, clientId);
    const { send } = platform.mailer;
    platform.mailer.send = (email) =>
      email.to === ctx.user.email ? send(email) : Promise.reject(new PermanentFailure("no such user"));
    await runDueJobs(platform, handlers);
    await runDueJobs(platform, handlers);
    const told = platform.mailbox.find(({ subject }) => subject.startsWith("Not sent: "));
    expect(told).toMatchObject({ to: ctx.user.email });
    expect(told?.text).toContain(`/clients/${clientId}/statement`);
  });

  it("is sent on Pro alone, and by somebody whose address is confirmed", async () => {
    const { platform, ctx, clientId } = await start();
    await invoice(ctx, clientId);
    const unproven = { ...ctx, user: { ...ctx.user, emailVerified: false } };
    await expect(sendStatement(unproven, clientId)).rejects.toMatchObject({
      code: "account.email_not_verified",
    });
    await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
    await expect(sendStatement(ctx, clientId)).rejects.toMatchObject({ code: "plan.pro_required" });
    await runDueJobs(platform, handlers);
    expect(platform.mailbox.filter(({ subject }) => subject.startsWith("Auszug"))).toEqual([]);
  });

  it("is none where nothing is owed", async () => {
    const { ctx, clientId } = await start();
    await expect(downloadStatement(ctx, clientId)).rejects.toMatchObject({ code: "statement.nothing_open" });
    await expect(sendStatement(ctx, clientId)).rejects.toMatchObject({ code: "statement.nothing_open" });
    await expect(findStatement(ctx, "x")).rejects.toMatchObject({ code: "client.not_found" });
  });
});
