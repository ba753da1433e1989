import { expect, it } from "vitest";
import { historyMessage } from "#app/features/running/history/history-message.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { addComment, listComments } from "#app/features/selling/comments/comments.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { assistant, mcpClient } from "../../support/mcp-client.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { seated } from "../../support/seats/seated.ts";
import { sendingMember } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { useMethod } from "../../support/tax/worked-year.ts";

const DAY = 24 * 60 * 60 * 1000;
const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

async function lateInvoice(ctx: UserContext): Promise<string> {
  const id = await createInvoice(ctx, invoiceInput(LATE));
  await markSent(ctx, id);
  return id;
}

onDatabaseOfDay((open) => {
  it("a reminder is previewed, sent as shown, and once; the history says by which assistant", async () => {
    const { call, ctx, platform } = await assistant({ database: await open() });
    const invoiceId = await lateInvoice(ctx);
    const asked = await call("send_reminder", { invoiceId });
    expect(asked.data).toMatchObject({
      needsConfirmation: true,
      letter: { level: 1, amountClaimed: 648.49 },
    });
    expect(asked.text).toContain("Nothing has been done yet");
    expect(asked.text).toContain('would go to "kundin@example.ch" and claim CHF 648.49');
    const byPost = await call("send_reminder", { invoiceId, byPost: true });
    expect(byPost.text).toContain("would be written for the post and claim CHF 648.49");
    const yes = { invoiceId, confirmation: asked.data.confirmation };
    const post = await call("send_reminder", { ...yes, byPost: true });
    expect(post.data.error?.code).toBe("confirmation.changed");
    const sent = await call("send_reminder", yes);
    expect(sent.data.reminder).toMatchObject({ level: 1, state: "sent" });
    expect((await call("send_reminder", yes)).data.error?.code).toBe("confirmation.used");
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toHaveLength(1);
    const reminded = (await historyOf(ctx, invoiceId)).find(({ event }) => event === "invoice.reminded")!;
    expect(historyMessage(reminded, "de", translator("de")).params.name).toMatch(
      / über MCP \(Anna Muster\)$/,
    );
  });

  it("an invoice whose reminders are paused is not even asked about", async () => {
    const { call, ctx } = await assistant({ database: await open() });
    const invoiceId = await lateInvoice(ctx);
    const until = "2027-01-01";
    await call("pause_reminders", { invoiceId, until });
    await call("pause_reminders", { invoiceId, until });
    const pauses = (await historyOf(ctx, invoiceId)).filter(({ event }) => event.endsWith("paused"));
    expect(pauses).toHaveLength(1);
    expect((await call("send_reminder", { invoiceId })).data.error?.code).toBe("reminder.paused");
    await call("pause_reminders", { invoiceId });
    expect((await call("send_reminder", { invoiceId })).data.needsConfirmation).toBe(true);
  });

  it("a payment that waits is decided as it was shown, and once", async () => {
    const { call, agreed, ctx } = await assistant({ database: await open() });
    const invoice = await sentInvoice(ctx, 100);
    await importEntries(ctx, [{ amount: "90.00", details: [{ reference: invoice.reference }] }]);
    const found = await call("find_payments", {});
    const [payment] = found.data.payments as { id: string; state: string; version: string }[];
    const paymentId = payment!.id;
    const assign = { paymentId, decision: "assign", invoiceId: invoice.id };
    const ignore = { paymentId, decision: "ignore" };
    if (payment!.state === "booked") throw new Error("booked");
    const asked = await call("decide_payment", assign);
    expect(asked.data).toMatchObject({ needsConfirmation: true, version: payment!.version });
    const ignored = await agreed("decide_payment", ignore);
    expect(ignored.data.payment).toMatchObject({ state: "ignored" });
    const late = await call("decide_payment", { ...assign, confirmation: asked.data.confirmation });
    expect(late.data.error?.code).toBe("confirmation.changed");
    const booked = await agreed("decide_payment", assign);
    expect(booked.data.payment).toMatchObject({ state: "booked", amount: 90 });
    expect((await call("decide_payment", ignore)).data.error?.code).toBe("payment.transition_not_allowed");
  });

  it("a statement is sent as it was shown, and once", async () => {
    const { call, agreed, platform } = await assistant({ database: await open() });
    const made = await call("create_client", CLIENT);
    const clientId = made.data.client!.id;
    const draft = await call("create_invoice", { clientId, items: INVOICE.items });
    expect((await call("send_statement", { clientId })).data.error?.code).toBe("statement.nothing_open");
    await agreed("mark_invoice_sent", { invoiceId: draft.data.invoice!.id });
    const asked = await call("send_statement", { clientId });
    expect(asked.data).toMatchObject({ needsConfirmation: true, email: { recipient: CLIENT.email } });
    expect(asked.text).toContain("over CHF 648.49 outstanding");
    const yes = { clientId, confirmation: asked.data.confirmation };
    const other = await call("send_statement", { ...yes, recipient: "other@example.ch" });
    expect(other.data.error?.code).toBe("confirmation.changed");
    expect((await call("send_statement", yes)).isError).toBe(false);
    expect((await call("send_statement", yes)).data.error?.code).toBe("confirmation.used");
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toHaveLength(1);
  });

  it("a question is answered as it was shown, once, and whoever has asked sees the answer", async () => {
    const { call, ctx, platform } = await assistant({ database: await open() });
    const { ctx: books } = await seated(ctx, "accountant");
    const invoiceId = await createInvoice(ctx, invoiceInput());
    const to = { to: ctx.user.id, until: "" };
    for (const text of ["Which account?", "Private?"])
      await addComment(books, { invoiceId }, text, { question: to });
    const first = await call("list_questions", { toUser: true, limit: 1 });
    expect(first.data).toMatchObject({ total: 2, has_more: true, questions: [{ text: "Which account?" }] });
    const rest = await call("list_questions", { limit: 1, starting_after: first.data.next_cursor });
    expect(rest.data).toMatchObject({ has_more: false, questions: [{ text: "Private?" }] });
    const [question] = first.data.questions as { id: string }[];
    const answer = { questionId: question!.id, text: "3400" };
    const asked = await call("answer_question", answer);
    expect(asked.data).toMatchObject({ needsConfirmation: true, answer: { text: "3400" } });
    expect(await listComments(books, { invoiceId })).toHaveLength(2);
    const yes = { ...answer, confirmation: asked.data.confirmation };
    const other = await call("answer_question", { ...yes, text: "3200" });
    expect(other.data.error?.code).toBe("confirmation.changed");
    expect((await call("answer_question", yes)).data.question).toMatchObject({ state: "answered" });
    expect((await call("answer_question", yes)).data.error?.code).toBe("confirmation.used");
    expect((await call("answer_question", answer)).data.error?.code).toBe("question.not_open");
    expect((await listComments(books, { invoiceId })).at(-1)).toMatchObject({ text: "3400" });
    await runDueJobs(platform, handlers);
    expect(platform.mailbox.map(({ to, subject }) => `${to}: ${subject}`)).toContain(
      "accountant@example.ch: Anna Muster has answered your question about INV-2026-0001",
    );
  });

  it("a year is closed as it was read and shown, and not once its figures or its checklist are others", async () => {
    const { call, ctx } = await assistant({ database: await open() });
    const spend = (supplier: string) => createExpense(ctx, expenseInput({ day: "2025-07-07", supplier }));
    await spend("Papier AG");
    const read = async () => ((await call("read_year", { year: 2025 })).data.year as { hash: string }).hash;
    const early = { year: 2025, hash: await read() };
    const asked = await call("close_year", early);
    expect(asked.data).toMatchObject({ needsConfirmation: true, becomes: "closed", year: { state: "open" } });
    expect(asked.text).toContain("Worth a look: receipts 1.");
    await spend("Tinte AG");
    const late = await call("close_year", { ...early, confirmation: asked.data.confirmation });
    expect(late.data.error?.code).toBe("year.changed");
    const now = { year: 2025, hash: await read() };
    const { confirmation } = (await call("close_year", now)).data;
    expect((await call("close_year", { ...now, confirmation })).data.year).toMatchObject({ state: "closed" });
    expect((await call("close_year", { ...now, confirmation })).data.error?.code).toBe("confirmation.used");
    const { year: current } = (await call("read_year", { year: 2026 })).data;
    const over = { year: 2026, hash: (current as { hash: string }).hash };
    expect((await call("close_year", over)).data.error?.code).toBe("year.not_over");
  });

  it("a VAT return is read and closed as it was read, and not once its figures are others", async () => {
    const { call, ctx } = await assistant({ database: await open() });
    await useMethod(ctx);
    const spend = (supplier: string) => createExpense(ctx, expenseInput({ day: "2026-07-07", supplier }));
    await spend("Papier AG");
    const { taxPeriods } = (await call("read_vat_return", {})).data as {
      taxPeriods: { id: string; endsOn: string }[];
    };
    const taxPeriodId = taxPeriods.find(({ endsOn }) => endsOn === "2026-09-30")?.id;
    const read = async () => {
      const { data, text } = await call("read_vat_return", { taxPeriodId });
      return { text, hash: (data.taxPeriod as { hash: string }).hash };
    };
    const unnumbered = await read();
    expect(unnumbered.text).toContain("2026-Q3 (2026-07-01 to 2026-09-30) is open");
    expect(unnumbered.text).toContain("Not met: vatNumber.");
    const refused = await call("close_vat_return", { taxPeriodId, hash: unnumbered.hash });
    expect(refused.data.error?.code).toBe("tax_period.not_ready");
    const numbered = ctx.db
      .updateTable("businesses")
      .set({ company_name: "Muster GmbH", vat_number: "CHE-123.456.788 MWST" });
    await numbered.where("id", "=", ctx.businessId).execute();
    const early = await read();
    const asked = await call("close_vat_return", { taxPeriodId, hash: early.hash });
    expect(asked.data).toMatchObject({
      needsConfirmation: true,
      becomes: "closed",
      taxPeriod: { state: "open" },
    });
    await spend("Tinte AG");
    const { confirmation } = asked.data;
    const late = await call("close_vat_return", { taxPeriodId, hash: early.hash, confirmation });
    expect(late.data.error?.code).toBe("tax_period.changed");
    const now = { taxPeriodId, hash: (await read()).hash };
    const again = (await call("close_vat_return", now)).data.confirmation;
    const closed = await call("close_vat_return", { ...now, confirmation: again });
    expect(closed.data.taxPeriod).toMatchObject({ state: "closed", hash: now.hash });
  });

  it("a VAT return is to be filed once its period is over", async () => {
    const { call, ctx, platform } = await assistant({ database: await open() });
    await useMethod(ctx, { validFrom: "2026-10-01" });
    const told = async () => (await call("read_vat_return", {})).text;
    platform.pass(40 * DAY);
    expect(await told()).toBe("1 VAT returns.");
    platform.pass(DAY);
    expect(await told()).toContain("2026-Q4 is to be filed until 2027-02-28");
  });

  it("reminders that are due are listed up to a limit, and counted all", async () => {
    const { call, ctx } = await assistant({ database: await open() });
    const invoices = [await lateInvoice(ctx), await lateInvoice(ctx)];
    await remindBy(ctx);
    const { data, text } = await call("list_due_reminders", { limit: 1 });
    expect(text).toBe("Reminders due today: 2.");
    expect(data).toMatchObject({ total: 2, has_more: true, reminders: [{ level: 1 }] });
    const whole = (await call("list_due_reminders")).data;
    expect(whole.has_more).toBe(false);
    const all = whole.reminders as { invoiceId: string }[];
    expect(all.map(({ invoiceId }) => invoiceId).toSorted()).toEqual(invoices.toSorted());
  });

  it("an assistant of another business finds nothing of this one", async () => {
    const { ctx, call, origin, platform } = await assistant({ database: await open() });
    const invoice = await sentInvoice(ctx, 100);
    await importEntries(ctx, [{ amount: "90.00", details: [{ reference: invoice.reference }] }]);
    const [payment] = (await call("find_payments", {})).data.payments as { id: string }[];
    const stranger = await sendingMember(platform, { email: "berta@example.ch" });
    const { secret } = await apiKeyOf(stranger, { access: "full" });
    const other = await mcpClient(origin, secret);
    const refusal = async (name: string, args: Record<string, unknown>) =>
      (await other.call(name, args)).data.error?.code;
    const paymentId = payment!.id;
    expect(await refusal("decide_payment", { paymentId, decision: "ignore" })).toBe("payment.not_found");
    expect(await refusal("send_reminder", { invoiceId: invoice.id })).toBe("invoice.not_found");
    expect(await refusal("pause_reminders", { invoiceId: invoice.id })).toBe("invoice.not_found");
    expect(await refusal("get_statement", { clientId: invoice.id })).toBe("client.not_found");
    await addComment(ctx, { invoiceId: invoice.id }, "?", {
      question: { to: (await seated(ctx, "accountant")).ctx.user.id, until: "" },
    });
    const { questions } = (await call("list_questions")).data;
    const [{ id: questionId } = { id: "" }] = questions as { id: string }[];
    expect(await refusal("answer_question", { questionId, text: "x" })).toBe("question.not_found");
    expect((await other.call("list_questions")).data).toMatchObject({ total: 0, questions: [] });
    expect((await other.call("find_payments", {})).data).toMatchObject({ total: 0, payments: [] });
  });
});
