import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/accounts/closing/delete-account.server.ts";
import { historyMessage } from "#app/features/history/history-message.ts";
import { historyOf } from "#app/features/history/history.server.ts";
import { cancelInvoice, markPaid } from "#app/features/invoices/status/change-status.server.ts";
import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import { slipFor } from "#app/features/invoices/document/invoice-slip.ts";
import { findInvoice, type Invoice } from "#app/features/invoices/invoices.server.ts";
import { deliveryNote } from "#app/features/invoices/sending/delivery-words.ts";
import { sendInvoiceSchema } from "#app/features/invoices/sending/send-invoice.schema.ts";
import { sendInvoice } from "#app/features/invoices/sending/send-invoice.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { claimJob, runJob } from "#app/platform/jobs/jobs.server.ts";
import { createMailer } from "#app/platform/mail/mailer.server.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { SYMBOL_AREA } from "../../../support/invoices/draw-invoice.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { mailServer } from "../../../support/server/mail-server.ts";
import { newEmails } from "../../../support/server/mailbox.ts";
import { PERSON } from "../../../support/person.ts";
import { later, sendingMember, type TestPlatform, testPlatform } from "../../../support/platform.ts";
import { readEmail } from "../../../support/read/read-email.ts";
import { readPdf, readQr } from "../../../support/read/read-pdf.ts";
import type { MailServer } from "../../../support/server/smtp-conversation.ts";

const HOUR = 60 * 60 * 1000;
/** Longer than any pause between two attempts, and than any claim. */
const LONG = 24 * HOUR;

onEachDatabase((open) => {
  it("carries the stored bytes, whose slip scans, from the sender by us, with answers to the sender", async () => {
    const { ctx, id, server, work } = await withQueued({ language: "de" });
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
    const { ctx, id, server, work } = await withQueued({}, { cc: "Treuhand@example.ch", copyToMe: true });
    await work();
    await work();
    const [both, own] = server.received;
    expect(both!.to).toBe("kundin@example.ch, treuhand@example.ch");
    expect(readEmail(both!.raw).head).toMatchObject({ to: "kundin@example.ch", cc: "treuhand@example.ch" });
    expect(own!.to).toBe("anna@example.ch");
    expect(readEmail(own!.raw).head).not.toHaveProperty("cc");
    const sent = (await historyOf(ctx, id)).find(({ event }) => event === "invoice.sent")!;
    expect(sent.data).toMatchObject({ recipient: "kundin@example.ch", cc: "treuhand@example.ch" });
    expect(historyMessage(sent, "de").key).toBe("history:event.sent_cc");
  });

  it("says which of two recipients was refused, and sends neither of them the message twice", async () => {
    const { ctx, id, server, work } = await withQueued({}, { cc: "nix@example.ch" });
    server.refusals = { "nix@example.ch": "550 no such copy" };
    await work();
    const { delivery } = await findInvoice(ctx, id);
    expect(delivery).toMatchObject({
      state: "sent",
      errorCode: "copy_refused",
      errorText: "550 no such copy",
    });
    expect(deliveryNote(delivery, "sent", "de")).toMatchObject({
      tone: "note",
      key: "sending:delivery.copyRefused",
      params: { recipient: "kundin@example.ch", copy: "nix@example.ch", error: "550 no such copy" },
    });
    server.refusals = { "kundin@example.ch": "450 greylisted" };
    await send(ctx, id, { cc: "treuhand@example.ch" });
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "failed",
      errorText: "450 greylisted",
    });
    expect(server.received.map(({ to }) => to)).toEqual(["kundin@example.ch", "treuhand@example.ch"]);
  });

  it("carries a copy that says so when another language is wanted of what was sent before", async () => {
    const { ctx, id, server, work } = await withQueued({ language: "de" });
    await send(ctx, id, { language: "fr" });
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
    const { ctx, id, platform } = await withQueued({}, null);
    const [email] = (await newEmails(platform)).filter(({ to }) => to === "kundin@example.ch");
    expect(email).toMatchObject({ replyTo: "anna@example.ch", fromName: "Anna Muster via Rappen" });
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "outbox" });
    expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.email_outbox" });
  });

  it("security 18: is tried again after growing pauses while the server defers it, always the same", async () => {
    const { ctx, id, server, platform, work } = await withQueued({});
    server.conduct = { RCPT: "450 4.2.1 greylisted, come back" };
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "queued",
      errorCode: "deferred",
      errorText: "450 4.2.1 greylisted, come back",
    });
    expect(await work()).toBe(0);
    server.conduct = { message: "451 disk full" };
    platform.pass(LONG);
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ errorText: "451 disk full" });
    server.conduct = {};
    platform.pass(LONG);
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "sent",
      errorCode: "",
      errorText: "",
    });
    const ids = server.received.map(({ raw }) => readEmail(raw).head["message-id"]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    const events = (await historyOf(ctx, id)).map(({ event }) => event);
    expect(events.filter((event) => event.startsWith("invoice.email"))).toEqual(["invoice.email_sent"]);
  });

  it("security 18: is given up visibly after the last attempt, and can be sent again", async () => {
    const { ctx, id, server, platform, work } = await withQueued({});
    server.conduct = { greeting: "drop" };
    while ((await findInvoice(ctx, id)).delivery?.state === "queued") {
      await work();
      platform.pass(LONG);
    }
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "failed",
      errorCode: "unreachable",
      errorText: "",
    });
    expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.email_failed" });
    expect(server.connections).toBe(8);
    server.conduct = {};
    await send(later(ctx), id);
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "sent" });
    expect(server.received).toHaveLength(1);
  });

  it("security 18: is given up at once when the server refuses it, with the server's words", async () => {
    const { ctx, id, server, platform, work } = await withQueued({});
    server.conduct = { RCPT: "550 5.1.1 <kundin@example.ch>: unknown <b>user</b>" };
    await work();
    const { delivery, status } = await findInvoice(ctx, id);
    expect(status).toBe("sent");
    expect(delivery).toMatchObject({
      state: "failed",
      errorCode: "refused",
      errorText: "550 5.1.1 <kundin@example.ch>: unknown <b>user</b>",
    });
    platform.pass(LONG);
    expect(await work()).toBe(0);
    expect(server.connections).toBe(1);
  });

  it("security 17: is uncertain, and not repeated by itself, when the connection breaks after it", async () => {
    for (const conduct of [{ message: "drop" }, { message: "hold" }] as const) {
      const { ctx, id, server, platform, work } = await withQueued({});
      pointTo(platform, { ...server, url: `${server.url}?socketTimeout=800` });
      server.conduct = conduct;
      await work();
      expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "uncertain" });
      expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.email_uncertain" });
      server.conduct = {};
      platform.pass(LONG);
      expect(await work()).toBe(0);
      expect(server.received).toHaveLength(1);
    }
  });

  it("security 17: a result that comes late still counts", async () => {
    const { ctx, id, platform, server, work } = await withQueued({});
    server.conduct = { message: "hold" };
    const slow = await claimJob(platform.database, platform.now());
    const talking = runJob(platform, handlers, slow!);
    await server.reaches("message");
    platform.pass(LONG);
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "uncertain" });
    server.answer("250 taken after all");
    await talking;
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "sent" });
    expect(server.received).toHaveLength(1);
  });

  it("security 18: is given up visibly when its job took the process down at every attempt", async () => {
    const { ctx, id, platform, server, work } = await withQueued({});
    for (let claims = 0; claims < 8; claims++) {
      expect(await claimJob(platform.database, platform.now())).not.toBeNull();
      platform.pass(LONG);
    }
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "failed", errorCode: "" });
    expect(server.connections).toBe(0);
  });

  it("sends a copy to the sender once the customer's has left, as a message of its own", async () => {
    const { ctx, id, server, platform, work } = await withQueued({}, { copyToMe: true });
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
    const { ctx, server, work } = await withQueued({}, { copyToMe: true });
    server.conduct = { RCPT: "550 no" };
    await work();
    expect(await deliveries(ctx)).toHaveLength(1);
    expect(server.received).toEqual([]);
  });

  it.each([
    ["paid", (ctx: UserContext, id: string) => markPaid(ctx, id)],
    ["cancelled", cancelInvoice],
    ["deleted", archive],
  ])("is withdrawn when the invoice is %s before the e-mail has left", async (_, change) => {
    const { ctx, id, server, work } = await withQueued({});
    await change(ctx, id);
    await work();
    expect(server.connections).toBe(0);
    expect(await deliveries(ctx)).toMatchObject([{ state: "failed", error_code: "withdrawn" }]);
  });

  it("security 21: is withdrawn with the account, and forgets where answers would go", async () => {
    const { ctx, server, work } = await withQueued({});
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    await work();
    expect(server.received.map(({ to }) => to)).toEqual(["anna@example.ch"]);
    expect(await deliveries(ctx)).toMatchObject([{ state: "failed", error_code: "withdrawn", reply_to: "" }]);
  });

  it("security 11: nothing typed becomes a header or HTML", async () => {
    const hostile = 'X <img src=x onerror=alert(1)>\r\nBcc: victim@example.ch\r\n"';
    const { server, work, ctx } = await withQueued({}, { subject: hostile, message: hostile }, (number) => ({
      invoiceNumber: `${number}/..\\"<b>`,
    }));
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

  /** An invoice that was sent a moment ago, and the mail server that its e-mail will meet; null for none. */
  async function withQueued(
    invoice: Record<string, unknown>,
    letter: Record<string, unknown> | null = {},
    more: (number: string) => Record<string, unknown> = () => ({}),
  ) {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await newEmails(platform);
    const id = await createInvoice(ctx, invoiceInput({ ...invoice, ...more("N-1") }));
    await send(ctx, id, letter ?? {});
    const server = await mailServer();
    if (letter) pointTo(platform, server);
    return { ctx, id, platform, server, work: () => runDueJobs(platform, handlers) };
  }
});

function pointTo(platform: TestPlatform, server: MailServer): void {
  platform.mailer = createMailer(readEnv({ SMTP_URL: server.url, MAIL_FROM: "post@rappen.example" }));
}

function send(ctx: UserContext, id: string, input: Record<string, unknown> = {}): Promise<void> {
  return sendInvoice(ctx, id, sendInvoiceSchema.parse(input));
}

async function archive(ctx: UserContext, id: string): Promise<void> {
  const archived_at = ctx.now.toISOString();
  await ctx.db.updateTable("invoices").set({ archived_at }).where("id", "=", id).execute();
}

function deliveries(ctx: UserContext) {
  return ctx.db.selectFrom("deliveries").selectAll().orderBy("id").execute();
}

function slipOf(invoice: Invoice) {
  const slip = slipFor({ ...invoice, isCopy: false, mark: null });
  if (!slip) throw new Error("the invoice has no slip");
  return slip;
}
