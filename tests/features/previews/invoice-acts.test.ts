import { expect, it } from "vitest";
import { type Act, askFirst, actConfirmed } from "#app/features/people/confirming/confirmation.server.ts";
import {
  cancellingInvoice,
  creditingInvoice,
  deletingInvoice,
  issuingInvoice,
  payingInvoice,
  recordingPayment,
  sendingInvoice,
  writingOff,
} from "#app/features/programs/previews/invoice-acts.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { saveCountryTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { closeYear, seeYear } from "#app/features/taxes/year/close-year.server.ts";
import { onDatabaseOfDay, onEachDatabase, type OpenDatabase } from "../../support/databases/databases.ts";
import { creditFor } from "../../support/invoices/credit-for.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

const TABLES = ["invoices", "history", "payments", "jobs", "payment_allocations"] as const;

async function rowsOf({ db }: UserContext): Promise<unknown[]> {
  const spent = await db.selectFrom("spent_challenges").selectAll().execute();
  return [spent, ...(await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute())))];
}

async function started(open: OpenDatabase) {
  const ctx = await sendingMember(testPlatform(await open()));
  return { ctx, draft: await createInvoice(ctx, invoiceInput()), sent: await sentInvoice(ctx) };
}

async function sentInvoice(ctx: UserContext): Promise<string> {
  const id = await createInvoice(ctx, invoiceInput());
  await markSent(ctx, id);
  return id;
}

onEachDatabase((open) => {
  it("what is shown before changes nothing", async () => {
    const { ctx, draft, sent } = await started(open);
    const before = await rowsOf(ctx);
    const shown = await Promise.all([
      askFirst(ctx, sendingInvoice(draft, {})),
      askFirst(ctx, issuingInvoice({ id: draft })),
      askFirst(ctx, deletingInvoice({ id: draft })),
      askFirst(ctx, cancellingInvoice({ id: sent })),
      askFirst(ctx, creditingInvoice(sent, { reason: "Falsch" })),
      askFirst(ctx, recordingPayment({ id: sent }, { amount: 100, note: "" })),
      askFirst(ctx, writingOff(sent, { reason: "Konkurs" })),
    ]);
    for (const { preview } of shown) expect(preview.invoice.payTo).toMatch(/^CH/);
    expect(await rowsOf(ctx)).toEqual(before);
  });

  it("an e-mail whose text comes from the business's own texts is sent with the text that was shown", async () => {
    const { ctx, draft } = await started(open);
    const act = sendingInvoice(draft, {});
    const { preview, confirmation } = await askFirst(ctx, act);
    const { language } = preview.email;
    const texts = { subject: "Neuer Betreff", message: "", footer: "" };
    await saveCountryTexts(ctx, { ...texts, country: "CH", language, replaces: "" });
    const sending = actConfirmed(ctx, { act, confirmation }, (ctx, { email }) =>
      sendInvoice(ctx, draft, email),
    );
    await expect(sending).rejects.toMatchObject({
      code: "confirmation.changed",
      asked: { preview: { email: { subject: "Neuer Betreff" } } },
    });
  });
});

onDatabaseOfDay((open) => {
  it("what would be refused is not shown as if it happened", async () => {
    const { ctx, draft, sent } = await started(open);
    const shown = (act: Act<object>, who = ctx) => askFirst(who, act);
    await expect(shown(writingOff(draft, { reason: "Konkurs" }))).rejects.toMatchObject({
      code: "invoice.transition_not_allowed",
    });
    const stale = { id: sent, version: 1 };
    for (const act of [cancellingInvoice(stale), writingOff(sent, { reason: "Konkurs", version: 1 })])
      await expect(shown(act)).rejects.toMatchObject({ code: "invoice.changed" });
    const unproven = { ...ctx, user: { ...ctx.user, emailVerified: false } };
    await expect(shown(sendingInvoice(draft, {}), unproven)).rejects.toMatchObject({
      code: "account.email_not_verified",
    });
    await creditFor(ctx, sent, 1_00);
    await expect(shown(cancellingInvoice({ id: sent }))).rejects.toMatchObject({
      code: "invoice.has_credit_notes",
    });
  });

  it("nothing is shown as of a day to come, or of a closed year", async () => {
    const { ctx, sent } = await started(open);
    const dates = { issueDate: "2025-12-31", dueDate: "2026-01-31" };
    await markSent(ctx, await createInvoice(ctx, invoiceInput(dates)));
    const late = await createInvoice(ctx, invoiceInput(dates));
    await closeYear(ctx, 2025, (await seeYear(ctx, 2025)).hash);
    const paid = (paidOn?: string) => askFirst(ctx, payingInvoice({ id: sent, paidOn }));
    const lost = (writtenOffOn?: string) =>
      askFirst(ctx, writingOff(sent, { reason: "Konkurs", writtenOffOn }));
    const future = (field: string, code: string) => ({ fields: [{ field, code }] });
    await expect(paid("2026-11-22")).rejects.toMatchObject(future("paidOn", "field.paid_in_future"));
    await expect(lost("2026-11-22")).rejects.toMatchObject(future("writtenOffOn", "field.day_in_future"));
    const closed = { code: "year.closed" };
    await expect(paid("2025-12-31")).rejects.toMatchObject(closed);
    await expect(lost("2025-12-31")).rejects.toMatchObject(closed);
    await expect(askFirst(ctx, issuingInvoice({ id: late }))).rejects.toMatchObject(closed);
    await expect(askFirst(ctx, sendingInvoice(late, {}))).rejects.toMatchObject(closed);
    expect((await paid()).preview).toMatchObject({ payment: { paidOn: "2026-11-21", method: "" } });
    expect((await paid("2026-11-21")).preview).toMatchObject({ payment: { paidOn: "2026-11-21" } });
    expect((await lost("2026-01-01")).preview).toMatchObject({ writtenOff: { writtenOffOn: "2026-01-01" } });
  });

  it("a payment is shown with what is too much or too little, and what is paid or written off", async () => {
    const { ctx, sent } = await started(open);
    const { preview } = await askFirst(ctx, payingInvoice({ id: sent }));
    const due = preview.payment.amount * 100;
    const payment = async (amount: number) => {
      const { preview } = await askFirst(ctx, recordingPayment({ id: sent }, { amount, note: "Teil" }));
      const { tooMuch, tooLittle, note, skonto, order } = preview.payment;
      expect([note, skonto, order]).toEqual(["Teil", false, "charges_first"]);
      return [tooMuch, tooLittle];
    };
    expect([await payment(due - 1), await payment(due), await payment(due + 1)]).toEqual([
      [0, 0.01],
      [0, 0],
      [0.01, 0],
    ]);
    const lost = async (amount?: number) =>
      (await askFirst(ctx, writingOff(sent, { reason: "Konkurs", amount }))).preview.writtenOff.amount;
    expect([await lost(), await lost(5_05)]).toEqual([due / 100, 5.05]);
    await recordPayment(ctx, sent, { amount: 10_05, note: "" });
    expect((await askFirst(ctx, cancellingInvoice({ id: sent }))).preview.paidBefore).toBe(10.05);
    expect((await askFirst(ctx, deletingInvoice({ id: sent }))).preview.isArchived).toBe(true);
  });
});
