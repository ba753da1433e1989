import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { INVOICE_STATUSES } from "#app/features/selling/invoices/fields/invoice.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendTest } from "#app/features/selling/invoices/sending/send-test.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { confirmAddress, makePro, member, sendingMember, testPlatform } from "../../../support/platform.ts";

onDatabaseOfDay((open) => {
  it("security 18, 22: writes status, PDF, history, e-mail and job together", async () => {
    const { ctx, id } = await withDraft({ language: "de" });
    await send(ctx, id);
    expect(await findInvoice(ctx, id)).toMatchObject({
      status: "sent",
      version: 2,
      delivery: { state: "queued", recipient: "kundin@example.ch", errorCode: "" },
    });
    expect((await historyOf(ctx, id))[0]).toMatchObject({
      event: "invoice.sent",
      data: { recipient: "kundin@example.ch", language: "de" },
      userName: "Anna Muster",
    });
    expect(await ctx.db.selectFrom("invoice_pdfs").select("language").execute()).toEqual([
      { language: "de" },
    ]);
    const [delivery, ...others] = await deliveries(ctx);
    expect(others).toEqual([]);
    expect(delivery).toMatchObject({
      subject: "Rechnung INV-2026-0001 von Anna Muster",
      reply_to: "anna@example.ch",
      copy_to_me: 0,
    });
    expect(delivery!.message).toBe(
      "Guten Tag\n\nIm Anhang erhalten Sie die Rechnung INV-2026-0001 über CHF\u00a0648.49, zahlbar bis " +
        "21.12.2026.\n\nBesten Dank für Ihren Auftrag.\n\nFreundliche Grüsse\nAnna Muster",
    );
    expect(await jobs(ctx)).toMatchObject([{ payload: JSON.stringify({ deliveryId: delivery!.id }) }]);
  });

  it("security 18: leaves nothing behind when the e-mail cannot be queued", async () => {
    const { ctx, id } = await withDraft({});
    const failing = withoutIdsAfter(ctx, 1);
    await expect(send(failing, id)).rejects.toThrow("no more ids");
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "draft", version: 1, delivery: null });
    expect([await deliveries(ctx), await jobs(ctx)]).toEqual([[], []]);
    expect(await ctx.db.selectFrom("invoice_pdfs").select("language").execute()).toEqual([]);
  });

  it("makes the language of a draft the invoice's own, and takes the words of that language", async () => {
    const { ctx, id } = await withDraft({ language: "de" });
    await send(ctx, id, { language: "fr" });
    expect(await findInvoice(ctx, id)).toMatchObject({ language: "fr" });
    expect(await deliveries(ctx)).toMatchObject([
      { language: "fr", subject: "Facture INV-2026-0001 de Anna Muster" },
    ]);
    await send(ctx, id, { language: "it" });
    expect(await findInvoice(ctx, id)).toMatchObject({ language: "fr", status: "sent" });
    expect(await ctx.db.selectFrom("invoice_pdfs").select("language").execute()).toEqual([
      { language: "fr" },
    ]);
    expect(await deliveries(ctx)).toMatchObject([{ language: "fr" }, { language: "it" }]);
  });

  it("takes recipient, subject and message as typed", async () => {
    const { ctx, id } = await withDraft({});
    const typed = {
      recipient: "Buchhaltung@Example.ch",
      subject: "Hallo\r\nBcc: x@y.ch",
      message: "A\r\n\r\nB",
    };
    await send(ctx, id, { ...typed, copyToMe: true });
    expect(await deliveries(ctx)).toMatchObject([
      {
        recipient: "buchhaltung@example.ch",
        subject: "Hallo Bcc: x@y.ch",
        message: "A\n\nB",
        copy_to_me: 1,
      },
    ]);
  });

  it("follows the table in every status: a draft, what is open and what is paid, nothing else", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    for (const status of INVOICE_STATUSES) {
      const id = await invoiceWith(ctx, status);
      const before = await findInvoice(ctx, id);
      if (!["draft", "sent", "overdue", "paid"].includes(status)) {
        await expect(send(ctx, id), status).rejects.toMatchObject({ code: "invoice.transition_not_allowed" });
        expect(await findInvoice(ctx, id)).toEqual(before);
        continue;
      }
      await send(ctx, id);
      const after = await findInvoice(ctx, id);
      expect(after).toMatchObject({
        status: status === "draft" ? "sent" : status,
        version: before.version + 1,
        delivery: { state: "queued" },
      });
      const event = status === "draft" ? "invoice.sent" : "invoice.sent_again";
      expect((await historyOf(ctx, id))[0]).toMatchObject({ event });
    }
  });

  it("a test to oneself wants what sending wants", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await createInvoice(ctx, invoiceInput());
    const test = (ctx: UserContext) => sendTest(ctx, id, sendInvoiceSchema.parse({}));
    await expect(test(ctx)).rejects.toMatchObject({ code: "plan.pro_required" });
    await makePro(ctx);
    await expect(test(ctx)).rejects.toMatchObject({ code: "account.email_not_verified" });
    await confirmAddress(ctx);
    await test({ ...ctx, user: { ...ctx.user, emailVerified: true } });
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "draft", delivery: null });
  });

  it("wants Pro, then a confirmed address, and first of all that the invoice is there", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const id = await createInvoice(ctx, invoiceInput());
    await expect(send(ctx, "nix")).rejects.toMatchObject({ code: "invoice.not_found" });
    await expect(send(ctx, id)).rejects.toMatchObject({ code: "plan.pro_required" });
    await makePro(ctx);
    await expect(send(ctx, id)).rejects.toMatchObject({ code: "account.email_not_verified" });
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "draft" });
    await confirmAddress(ctx);
    await send({ ...ctx, user: { ...ctx.user, emailVerified: true } }, id);
    const stranger = await sendingMember(platform, { email: "other@example.ch" });
    await expect(send(stranger, id)).rejects.toMatchObject({ code: "invoice.not_found" });
  });

  it("gives Pro to everybody where the operator does", async () => {
    const ctx = await member(testPlatform(await open(), { DEFAULT_PLAN: "pro" }));
    const id = await createInvoice(ctx, invoiceInput());
    await send({ ...ctx, user: { ...ctx.user, emailVerified: true } }, id);
    expect(await deliveries(ctx)).toHaveLength(1);
  });

  it("security 17: a page that is submitted twice sends once, one after the other or at once", async () => {
    const { ctx, id } = await withDraft({});
    const page = { version: 1, recipient: "kundin@example.ch", subject: "S", message: "M" };
    await Promise.all([send(ctx, id, page), send(ctx, id, page)]);
    await send(ctx, id, page);
    expect(await deliveries(ctx)).toHaveLength(1);
    await Promise.all([send(ctx, id, { ...page, version: 2 }), send(ctx, id, { ...page, version: 2 })]);
    expect(await deliveries(ctx)).toHaveLength(2);
    expect(await findInvoice(ctx, id)).toMatchObject({ version: 3 });
  });

  it("refuses a page that shows an earlier version, and an old page with other words", async () => {
    const { ctx, id } = await withDraft({});
    await ctx.db.updateTable("invoices").set({ version: 5 }).execute();
    await expect(send(ctx, id, { version: 4 })).rejects.toMatchObject({
      code: "invoice.changed",
    });
    await send(ctx, id, { version: 5, recipient: "wrong@example.ch" });
    const corrected = send(ctx, id, { version: 5, recipient: "right@example.ch" });
    await expect(corrected).rejects.toMatchObject({ code: "invoice.changed" });
    expect(await deliveries(ctx)).toHaveLength(1);
    await ctx.db.updateTable("deliveries").set({ state: "failed" }).execute();
    const same = send(ctx, id, { version: 5, recipient: "wrong@example.ch" });
    await expect(same).rejects.toMatchObject({ code: "invoice.changed" });
  });

  it("security 8: sends no more than a hundred e-mails an hour for a business", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "0.03" });
    const ctx = await sendingMember(platform);
    const id = await invoiceWith(ctx, "sent");
    for (let count = 0; count < 3; count++) await send(ctx, id);
    await expect(send(ctx, id)).rejects.toMatchObject({ code: "request.too_many" });
    expect(await deliveries(ctx)).toHaveLength(3);
  });

  async function withDraft(overrides: Record<string, unknown>) {
    const ctx = await sendingMember(testPlatform(await open()));
    return { ctx, id: await createInvoice(ctx, invoiceInput(overrides)) };
  }
});

function send(ctx: UserContext, id: string, input: Record<string, unknown> = {}): Promise<void> {
  return sendInvoice(ctx, id, sendInvoiceSchema.parse(input));
}

/** A fault in the middle of the transaction. */
function withoutIdsAfter(ctx: UserContext, count: number): UserContext {
  let left = count;
  const newId = () => {
    if (left-- <= 0) throw new Error("no more ids");
    return ctx.newId();
  };
  return { ...ctx, newId };
}

function deliveries(ctx: UserContext) {
  return ctx.db.selectFrom("deliveries").selectAll().orderBy("id").execute();
}

function jobs(ctx: UserContext) {
  return ctx.db.selectFrom("jobs").selectAll().where("name", "=", "invoice.delivery").execute();
}
