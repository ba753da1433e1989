import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { historyMessage } from "#app/features/running/history/history-message.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { ownTextsSchema } from "#app/features/selling/invoices/texts/own-texts.schema.ts";
import { saveOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { deliveryNote } from "#app/features/selling/invoices/sending/delivery-words.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { SYMBOL_AREA } from "../../../support/invoices/draw-invoice.ts";
import { deliveries, LONG, sendByEmail, withQueued } from "../../../support/server/queued-delivery.ts";
import { apiKeyOf } from "../../../support/api-key.ts";
import { newEmails } from "../../../support/server/mailbox.ts";
import { PERSON } from "../../../support/person.ts";
import { readEmail } from "../../../support/read/read-email.ts";
import { readPdf, readQr } from "../../../support/read/read-pdf.ts";
import { eventTypes } from "../../../support/event-types.ts";

onDatabaseOfDay((open) => {
  it("carries the stored bytes, whose slip scans, from the sender by us, with answers to the sender", async () => {
    const { ctx, id, server, work } = await withQueued(open, { language: "de" });
    await work();
    const [message, ...others] = server.received;
    expect(others).toEqual([]);
    expect(message!.to).toBe("kundin@example.ch");
    const { head, parts } = readEmail(message!.raw);
    const delivery = (await deliveries(ctx))[0]!;
    expect(head).toMatchObject({
      from: "=?UTF-8?Q?Anna_Muster_=C3=BCber_Rappen?= <post@rappen.example>",
      to: "kundin@example.ch",
      "reply-to": "anna@example.ch",
      subject: "Rechnung INV-2026-0001 von Anna Muster",
      "message-id": `<${delivery.id}@localhost>`,
    });
    const [text, html, pdf] = parts;
    expect(String(text!.content)).toContain("zahlbar bis 21.12.2026");
    expect(String(text!.content)).toMatch(
      /Betrag +CHF\u00a0648\.49\s+Zahlbar bis +21\.12\.2026\s+Konto +CH93 0076 /,
    );
    expect(String(html!.content)).toContain("<strong>CHF\u00a0648.49</strong>");
    expect(pdf!.disposition).toContain('filename="Rechnung INV-2026-0001.pdf"');
    const stored = await ctx.db.selectFrom("invoice_pdfs").selectAll().executeTakeFirstOrThrow();
    expect(createHash("sha256").update(pdf!.content).digest("hex")).toBe(stored.sha256);
    const invoice = await findInvoice(ctx, id);
    expect(readQr(readPdf(pdf!.content).at(-1)!, SYMBOL_AREA)).toBe(qrPayload(slipOf(invoice)));
    expect(invoice.delivery).toMatchObject({ state: "sent", recipient: "kundin@example.ch", errorText: "" });
    expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.email_sent", userName: "" });
    expect(await work()).toBe(0);
  });

  it("goes to a further address in the same message, which everybody sees, and the history says so", async () => {
    const { ctx, id, server, work } = await withQueued(
      open,
      {},
      { cc: "Treuhand@example.ch", copyToMe: true },
    );
    await work();
    await work();
    const [both, own] = server.received;
    expect(both!.to).toBe("kundin@example.ch, treuhand@example.ch");
    expect(readEmail(both!.raw).head).toMatchObject({ to: "kundin@example.ch", cc: "treuhand@example.ch" });
    expect(own!.to).toBe("anna@example.ch");
    expect(readEmail(own!.raw).head).not.toHaveProperty("cc");
    const sent = (await historyOf(ctx, id)).find(({ event }) => event === "invoice.sent")!;
    expect(sent.data).toMatchObject({ recipient: "kundin@example.ch", cc: "treuhand@example.ch" });
    expect(historyMessage(sent, "de", translator("de")).key).toBe("history:event.sent_cc");
  });

  it("says which of two recipients was refused, and sends neither of them the message twice", async () => {
    const { ctx, id, server, work } = await withQueued(open, {}, { cc: "nix@example.ch" });
    server.refusals = { "nix@example.ch": "550 no such copy" };
    await work();
    const { delivery } = await findInvoice(ctx, id);
    expect(delivery).toMatchObject({
      state: "sent",
      errorCode: "copy_refused",
      errorText: "550 no such copy",
    });
    expect(deliveryNote(delivery, "sent", "de", translator("de"))).toMatchObject({
      tone: "note",
      text: expect.stringMatching(
        /^E-Mail an kundin@example.ch am .* Die Kopie an nix@example.ch wurde abgelehnt: 550 no such copy$/,
      ),
    });
    server.refusals = { "kundin@example.ch": "550 unknown" };
    await sendByEmail(ctx, id, { cc: "treuhand@example.ch" });
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "failed",
      errorText: "550 unknown",
    });
    expect(server.received.map(({ to }) => to)).toEqual(["kundin@example.ch", "treuhand@example.ch"]);
  });

  it("tries again for a recipient who is put off while the copy is taken, and sends no second copy", async () => {
    const { ctx, id, server, platform, work } = await withQueued(open, {}, { cc: "treuhand@example.ch" });
    server.refusals = { "kundin@example.ch": "451 greylisted" };
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "queued",
      errorText: "451 greylisted",
    });
    server.conduct = { MAIL: "drop" };
    platform.pass(LONG);
    await work();
    server.conduct = {};
    server.refusals = {};
    platform.pass(LONG);
    await work();
    expect(server.received.map(({ to }) => to)).toEqual(["treuhand@example.ch", "kundin@example.ch"]);
    expect(readEmail(server.received[1]!.raw).head).toMatchObject({
      to: "kundin@example.ch",
      cc: "treuhand@example.ch",
    });
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "sent", errorCode: "" });
  });

  it("carries a copy that says so when another language is wanted of what was sent before", async () => {
    const { ctx, id, server, work } = await withQueued(open, { language: "de" });
    await sendByEmail(ctx, id, { language: "fr" });
    await work();
    const [original, copy] = server.received.map(({ raw }) => readEmail(raw));
    expect(String(original!.parts[0]!.content)).toContain("Im Anhang");
    expect(String(copy!.parts[0]!.content)).toContain("Vous trouverez ci-joint");
    const [first, second] = [original, copy].map((email) => email!.parts.at(-1)!.content);
    const stored = await ctx.db.selectFrom("invoice_pdfs").selectAll().executeTakeFirstOrThrow();
    expect(first).toEqual(Buffer.from(stored.bytes));
    expect(readPdf(second!)[0]!.text).toContain("Copie. La facture originale");
    expect(readQr(readPdf(second!).at(-1)!, SYMBOL_AREA)).toContain("648.49");
  });

  it("is a file, and says so, where there is no mail server", async () => {
    const { ctx, id, platform } = await withQueued(open, {}, null);
    const [email] = (await newEmails(platform)).filter(({ to }) => to === "kundin@example.ch");
    expect(email).toMatchObject({ replyTo: "anna@example.ch", fromName: "Anna Muster via Rappen" });
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "outbox" });
    expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.email_outbox" });
  });

  it("sends a copy to the sender once the customer's has left, as a message of its own", async () => {
    const { ctx, id, server, platform, work } = await withQueued(open, {}, { copyToMe: true });
    server.conduct = { RCPT: "450 later" };
    await work();
    expect(await deliveries(ctx)).toHaveLength(1);
    server.conduct = {};
    platform.pass(LONG);
    await work();
    expect(server.received.map(({ to }) => to)).toEqual(["kundin@example.ch", "anna@example.ch"]);
    const [customer, copy] = server.received.map(({ raw }) => readEmail(raw));
    expect(copy!.head["message-id"]).not.toBe(customer!.head["message-id"]);
    expect(copy!.head.subject).toBe(customer!.head.subject);
    expect(copy!.parts.at(-1)!.content).toEqual(customer!.parts.at(-1)!.content);
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ recipient: "kundin@example.ch" });
    expect((await deliveries(ctx)).map(({ state }) => state)).toEqual(["sent", "sent"]);
  });

  it("sends no copy of what was refused", async () => {
    const { ctx, server, work } = await withQueued(open, {}, { copyToMe: true });
    server.conduct = { RCPT: "550 no" };
    await work();
    expect(await deliveries(ctx)).toHaveLength(1);
    expect(server.received).toEqual([]);
  });

  it("leaves although it was paid meanwhile, and says what was received instead of asking for it", async () => {
    const { ctx, id, server, work } = await withQueued(open, { language: "de" }, { copyToMe: true });
    await markPaid(ctx, id);
    await work();
    await work();
    const [client, copy] = server.received.map(({ raw }) => readEmail(raw));
    const text = String(client!.parts[0]!.content);
    expect(text).toContain("Wir haben dafür CHF\u00a0648.49 erhalten; es bleibt nichts zu zahlen.");
    expect(text).toMatch(/Rechnungsbetrag +CHF\u00a0648\.49\s+Erhalten +CHF\u00a0648\.49/);
    expect(text).not.toMatch(/zahlbar|Konto/i);
    expect(copy!.parts[0]!.content).toEqual(client!.parts[0]!.content);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", delivery: { state: "sent" } });
  });

  it("asks for what is left when a part was paid meanwhile, below the words of a person too", async () => {
    const { ctx, id, server, work } = await withQueued(open, { language: "de" });
    await sendByEmail(ctx, id, { message: "Bitte bald bezahlen." });
    await recordPayment(ctx, id, { amount: 200_00, note: "" });
    await work();
    const [template, typed] = server.received.map(({ raw }) => String(readEmail(raw).parts[0]!.content));
    expect(template).toContain("die Rechnung INV-2026-0001 über CHF\u00a0448.49, zahlbar");
    expect(template).toMatch(/Erhalten +CHF\u00a0200\.00/);
    expect(typed).toMatch(
      /haben wir CHF\u00a0200\.00 erhalten; zu zahlen bleiben CHF\u00a0448\.49\.\s+Bitte bald bezahlen/,
    );
  });

  it("has the same subject as its copy, where that alone changed while it waited", async () => {
    const { ctx, id, server, work } = await withQueued(open, { language: "de" });
    await work();
    const de = { subject: "Offen: {amount}", message: "Freundliche Grüsse" };
    await saveOwnTexts(ctx, ownTextsSchema.parse({ termDays: "30", de, fr: {}, it: {}, en: {} }));
    await sendByEmail(ctx, id, { copyToMe: true });
    await recordPayment(ctx, id, { amount: 200_00, note: "" });
    await work();
    await work();
    const [client, copy] = server.received.slice(1).map(({ raw }) => readEmail(raw).head.subject);
    expect(copy).toBe(client);
    expect((await deliveries(ctx)).at(-1)?.subject).toBe("Offen: CHF\u00a0448.49");
  });

  it("of two payments, one before it was written and one while it waits, it asks for neither", async () => {
    const { ctx, id, server, work } = await withQueued(open, { language: "de" });
    await work();
    await recordPayment(ctx, id, { amount: 200_00, note: "" });
    await sendByEmail(ctx, id);
    await recordPayment(ctx, id, { amount: 100_00, note: "" });
    await work();
    const text = String(readEmail(server.received[1]!.raw).parts[0]!.content);
    expect(text).toContain("die Rechnung INV-2026-0001 über CHF\u00a0348.49, zahlbar");
    expect(text).not.toMatch(/448\.49|haben wir/);
  });

  it("is sent again once it is paid, with what was received, and stays paid", async () => {
    const { ctx, id, server, work } = await withQueued(open, {});
    await work();
    await markPaid(ctx, id);
    await sendByEmail(ctx, id);
    await work();
    expect(String(readEmail(server.received[1]!.raw).parts[0]!.content)).toContain("nothing is left to pay");
    const { status, delivery } = await findInvoice(ctx, id);
    expect([status, delivery?.state]).toEqual(["paid", "sent"]);
    expect(deliveryNote(delivery, status, "en", translator("en"))?.tone).toBe("good");
  });

  it.each([
    ["cancelled", cancelInvoice, "duplicate the invoice"],
    [
      "written_off",
      (ctx: UserContext, id: string) => writeOff(ctx, id, { reason: "gone" }),
      "undo the write-off",
    ],
    ["credited", creditAll, "together with the credit note"],
  ])(
    "is held back at once when the invoice is %s before it has left, and says what to do",
    async (reason, act, next) => {
      const { ctx, id, server, work } = await withQueued(open, {});
      await apiKeyOf(ctx);
      await act(ctx, id);
      const { status, delivery } = await findInvoice(ctx, id);
      expect(delivery).toMatchObject({ state: "failed", errorCode: reason });
      const note = deliveryNote(delivery, status, "en", translator("en"));
      expect(note?.text).toContain(next);
      const told = (await historyOf(ctx, id)).find(({ event }) => event === "invoice.email_held_back")!;
      expect(told.data).toEqual({ recipient: "kundin@example.ch", heldBack: reason });
      expect(historyMessage(told, "en", translator("en")).params.why).toContain("before the e-mail left");
      expect(await eventTypes(ctx)).toContain("invoice.send_failed");
      await work();
      expect(server.connections).toBe(0);
    },
  );

  it("is held back when the invoice is deleted, which programs hear", async () => {
    const { ctx, id, server, work } = await withQueued(open, {});
    await apiKeyOf(ctx);
    await deleteInvoice(ctx, id);
    expect(await deliveries(ctx)).toMatchObject([{ state: "failed", error_code: "deleted" }]);
    expect(await eventTypes(ctx)).toEqual(expect.arrayContaining(["invoice.send_failed", "invoice.deleted"]));
    await work();
    expect(server.connections).toBe(0);
  });

  it("security 21: is withdrawn with the account, and forgets where answers would go", async () => {
    const { ctx, server, work } = await withQueued(open, {});
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    await work();
    expect(server.received.map(({ to }) => to)).toEqual(["anna@example.ch"]);
    expect(await deliveries(ctx)).toMatchObject([{ state: "failed", error_code: "withdrawn", reply_to: "" }]);
  });

  it("security 11: nothing typed becomes a header or HTML", async () => {
    const hostile = 'X <img src=x onerror=alert(1)>\r\nBcc: victim@example.ch\r\n"';
    const { server, work, ctx } = await withQueued(
      open,
      {},
      { subject: hostile, message: hostile },
      (number) => ({
        invoiceNumber: `${number}/..\\"<b>`,
      }),
    );
    await work();
    const [{ raw, to } = { raw: "", to: "" }] = server.received;
    expect([server.received.length, to]).toEqual([1, "kundin@example.ch"]);
    const { head, parts } = readEmail(raw);
    expect(Object.keys(head).toSorted()).toEqual(
      ["content-type", "date", "from", "message-id", "mime-version", "reply-to", "subject", "to"].toSorted(),
    );
    const html = String(parts[1]!.content);
    expect(html).not.toContain("<img");
    expect(html).toContain("X &#60;img src=x");
    expect(html).toContain("&#60;b&#62;");
    expect(parts[2]!.disposition).toMatch(/^attachment; filename="[^"/\\]+\.pdf"$/);
    expect(await deliveries(ctx)).toMatchObject([{ state: "sent" }]);
  });
});

async function creditAll(ctx: UserContext, id: string): Promise<void> {
  await issueCreditNote(ctx, id, { reason: "wrong" });
}

function slipOf(invoice: Invoice) {
  const slip = slipFor({ ...invoice, isCopy: false, mark: null });
  if (!slip) throw new Error("the invoice has no slip");
  return slip;
}
