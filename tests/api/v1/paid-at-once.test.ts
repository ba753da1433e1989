import { expect, it } from "vitest";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { paymentRows } from "#app/features/money/payments/rows/payment-rows.server.ts";
import { settlingOf } from "#app/features/money/payments/settling.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { ApiClient } from "../../support/client.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { readPdf } from "../../support/read/read-pdf.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { startProgram } from "./start.ts";
import { eventTypes } from "../../support/event-types.ts";

const PAID = { ...INVOICE, payment: { paidOn: "2026-11-20", method: "card" } };

onEachDatabase((open) => {
  it("creates, issues and records as paid in one call", async () => {
    const { call, ctx } = await startProgram(open);
    const { status, data } = await call("POST", "/invoices", PAID);
    expect([status, data]).toMatchObject([201, { status: "paid", paidOn: "2026-11-20", delivery: null }]);
    const { payments } = (await call("GET", "/payments")).data as { payments: { id: string }[] };
    expect(payments).toMatchObject([
      { amount: data?.total, paidOn: "2026-11-20", method: "card", source: "manual", credit: 0 },
    ]);
    const settling = await settlingOf(ctx, await findInvoice(ctx, String(data?.id)));
    expect(settling.map(({ text }) => text)).toEqual(["", "card"]);
    const payment = await findPayment(ctx, String(payments[0]?.id));
    expect(await paymentRows(ctx, [{ payment, allocations: [] }])).toMatchObject([{ message: "card" }]);
    expect(await eventTypes(ctx)).toEqual([
      "invoice.created",
      "invoice.sent",
      "payment.received",
      "invoice.paid",
    ]);
  });

  it("mails it as a receipt that asks for no payment, with what was typed as it was typed", async () => {
    const { call, platform, ctx, api } = await startProgram(open);
    const { data } = await call("POST", "/invoices", { ...PAID, send: true });
    expect(data).toMatchObject({ status: "paid", delivery: { state: "queued" } });
    const [email] = await newEmails(platform);
    expect(email?.text).toContain("nothing is left to pay");
    const attached = textOf(Buffer.from(email!.attachments![0]!.content));
    expect(attached).toContain("Paid on 20 Nov 2026");
    expect(attached).not.toContain("Payment part");
    expect(await pdfOf(api, data?.id)).toBe(attached);
    await call("POST", "/invoices", { ...PAID, send: { subject: "Danke", message: "Ihr Laden" } });
    const [typed] = await newEmails(platform);
    expect(typed?.subject).toBe("Danke");
    expect(typed?.text.startsWith("Ihr Laden\n")).toBe(true);
    expect((await eventTypes(ctx)).toSorted()).toEqual(
      Array(2)
        .fill([
          "invoice.created",
          "invoice.paid",
          "invoice.sent",
          "invoice.updated",
          "invoice.updated",
          "payment.received",
        ])
        .flat()
        .toSorted(),
    );
  });

  it("asks for payment once the payment is undone", async () => {
    const { call, api } = await startProgram(open);
    const { data } = await call("POST", "/invoices", PAID);
    await call("POST", `/invoices/${String(data?.id)}/mark-unpaid`);
    const unpaid = await pdfOf(api, data?.id);
    expect(unpaid).toContain("Payment part");
    expect(unpaid).not.toContain("Paid on");
    await call("POST", `/invoices/${String(data?.id)}/mark-paid`);
    expect(await pdfOf(api, data?.id)).toContain("Paid on");
  });

  it("names all that is wrong at once, and keeps nothing", async () => {
    const { call, ctx } = await startProgram(open);
    const wrong = { paidOn: "2026-11-22", method: "x".repeat(51) };
    const answer = await call("POST", "/invoices", { ...PAID, items: [], payment: wrong });
    expect(answer.status).toBe(422);
    expect(answer.errors?.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
      "items field.required",
      "payment.method field.too_long",
      "payment.paidOn field.paid_in_future",
    ]);
    await ctx.db
      .insertInto("closed_days")
      .values({ id: ctx.newId(), business_id: ctx.businessId, kind: "year", basis: "", ...YEAR })
      .execute();
    const closed = await call("POST", "/invoices", { ...PAID, payment: { paidOn: "2025-12-31" } });
    expect([closed.status, closed.errors]).toMatchObject([
      422,
      [{ field: "payment.paidOn", code: "year.closed", message: expect.stringContaining("1 Jan") }],
    ]);
    const free = { ...PAID, items: [{ description: "Muster", quantity: 1, unitPrice: 0, vatRate: 8.1 }] };
    expect((await call("POST", "/invoices", free)).errors).toMatchObject([
      { field: "payment", code: "field.nothing_to_pay" },
    ]);
    expect((await call("GET", "/invoices")).data).toMatchObject({ total: 0 });
    expect(await ctx.db.selectFrom("payments").selectAll().execute()).toEqual([]);
  });

  it("twenty at once with one key are one, and without a key have numbers of their own", async () => {
    const { call, api } = await startProgram(open);
    const post = (key?: string) =>
      fetch(`${api.origin}/api/v1/invoices`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${api.token}`,
          "Content-Type": "application/json",
          ...(key ? { "Idempotency-Key": key } : {}),
        },
        body: JSON.stringify(PAID),
      });
    await Promise.all(Array.from({ length: 20 }, () => post("order-1")));
    expect((await call("GET", "/invoices")).data).toMatchObject({ total: 1 });
    const made = await Promise.all(Array.from({ length: 12 }, () => post()));
    expect(made.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const { invoices } = (await call("GET", "/invoices?limit=50")).data as { invoices: InvoiceSummary[] };
    expect(new Set(invoices.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(13);
    for (const { id, invoiceNumber } of invoices) expect(await pdfOf(api, id)).toContain(invoiceNumber);
  });

  it("several at once may be paid, and a change of a draft may not", async () => {
    const { call, draft } = await startProgram(open);
    const late = { ...PAID, payment: { paidOn: "2026-11-22" } };
    expect((await call("POST", "/invoices/bulk", { invoices: [PAID, late] })).data?.results).toMatchObject([
      { status: 201, invoice: { status: "paid" } },
      { status: 422, error: { errors: [{ field: "payment.paidOn", code: "field.paid_in_future" }] } },
    ]);
    expect((await call("PUT", `/invoices/${await draft()}`, PAID)).errors).toMatchObject([
      { field: "payment", code: "field.unknown" },
    ]);
  });

  it("is paid also where it cannot be sent, and says why it was not", async () => {
    const { call, platform } = await startProgram(open);
    await platform.database.db.updateTable("users").set({ email_verified_at: null }).execute();
    const { status, data, warnings } = await call("POST", "/invoices", { ...PAID, send: true });
    expect([status, data?.status, data?.delivery]).toEqual([201, "paid", null]);
    expect(warnings?.[0]).toMatchObject({ field: "send", code: "account.email_not_verified" });
  });
});

interface InvoiceSummary {
  id: string;
  invoiceNumber: string;
}

const YEAR = { from_day: "2025-01-01", to_day: "2025-12-31", closed_at: "2026-11-01T00:00:00.000Z" };

async function pdfOf({ origin, token }: ApiClient, id: unknown): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/v1/invoices/${String(id)}/pdf`, { headers });
  return textOf(await response.bytes());
}

function textOf(pdf: Uint8Array): string {
  return readPdf(pdf)
    .map(({ text }) => text)
    .join();
}
