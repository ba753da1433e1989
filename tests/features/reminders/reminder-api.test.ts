import { expect, it } from "vitest";
import { openApiDocument } from "#app/features/programs/api-info/openapi.ts";
import { parseQrPayload } from "../../support/read/qr-payload-reader.ts";
import { keyClient } from "../../support/api-key.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { SYMBOL_AREA } from "../../support/invoices/draw-invoice.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";
import { REMINDER_RULES } from "../../support/reminders/reminder-rules.ts";
import { serve } from "../../support/server/server.ts";

const DAY = 24 * 60 * 60 * 1000;

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(origin, ctx);
  return { platform, origin, ctx, api, id: await invoiceWith(ctx, "overdue", LATE) };
}

it("writes a reminder, lists it, and hands out its letter", async () => {
  const { origin, api, id } = await start();
  expect((await api.call("PUT", "/v1/reminder-settings", REMINDER_RULES)).status).toBe(200);
  const made = await api.call("POST", `/v1/invoices/${id}/reminders`, { level: 3 });
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject({
    level: 3,
    state: "ready",
    openAmount: 648.49,
    interest: 4.5,
    fee: 20,
    amountClaimed: 672.99,
    dueDate: "2026-12-01",
    delivery: null,
    invoiceId: id,
  });
  const { data } = await api.call("GET", `/v1/invoices/${id}/reminders`);
  expect(data).toEqual({ reminders: [made.data] });
  const url = `${origin}/api/v1/invoices/${id}/reminders/${String(made.data?.id)}/pdf`;
  const pdf = await fetch(url, { headers: { Authorization: `Bearer ${api.token}` } });
  expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  const page = readPdf(new Uint8Array(await pdf.arrayBuffer())).at(-1)!;
  expect(parseQrPayload(readQr(page, SYMBOL_AREA))?.amount).toBe(672_99);
});

it("sends where it is asked to, and refuses what is not overdue or written already", async () => {
  const { api, ctx, id } = await start();
  const remind = (invoiceId: string, body: object) =>
    api.call("POST", `/v1/invoices/${invoiceId}/reminders`, body);
  const { data } = await remind(id, { send: true });
  expect(data).toMatchObject({ level: 1, state: "sent", delivery: { state: "queued" } });
  expect(await remind(id, { level: 1 })).toMatchObject({ status: 409, code: "reminder.exists" });
  const sent = await invoiceWith(ctx, "sent");
  expect(await remind(sent, {})).toMatchObject({ status: 409, code: "reminder.not_overdue" });
  expect(await remind(id, { level: 4 })).toMatchObject({ status: 422 });
  const missing = await api.call("GET", `/v1/invoices/${id}/reminders/${id}/pdf`);
  expect(missing).toMatchObject({ status: 404, code: "reminder.not_found" });
});

it("without a level a repeated call answers the letter of today, and writes no other", async () => {
  const { api, ctx, id } = await start();
  const remind = (body: object) => api.call("POST", `/v1/invoices/${id}/reminders`, body);
  const made = await remind({ send: true });
  const again = await remind({ send: true });
  expect([made.status, again.status]).toEqual([201, 200]);
  expect(again.data).toEqual(made.data);
  const mails = await ctx.db.selectFrom("deliveries").select("id").where("invoice_id", "=", id).execute();
  expect(mails).toHaveLength(1);
  expect(await remind({ level: 2 })).toMatchObject({ status: 201, data: { level: 2 } });
});

it("fifty calls at once without a level write one letter", async () => {
  const { api, id } = await start();
  const calls = Array.from({ length: 50 }, () => api.call("POST", `/v1/invoices/${id}/reminders`, {}));
  const statuses = (await Promise.all(calls)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array<number>(49).fill(200), 201]);
  const { data } = await api.call("GET", `/v1/invoices/${id}/reminders`);
  expect(data?.reminders).toHaveLength(1);
});

it("without a level the next letter waits for the term of the last one, unless it is named", async () => {
  const { platform, api, id } = await start();
  const remind = (body: object) => api.call("POST", `/v1/invoices/${id}/reminders`, body);
  expect(await remind({})).toMatchObject({ status: 201, data: { level: 1, dueDate: "2026-12-01" } });
  platform.pass(10 * DAY);
  const refused = await remind({});
  expect(refused).toMatchObject({ status: 409, code: "reminder.term_running" });
  expect(refused.error).toContain("1 Dec 2026");
  platform.pass(DAY);
  expect(await remind({})).toMatchObject({ status: 201, data: { level: 2 } });
  expect(await remind({ level: 3 })).toMatchObject({ status: 201, data: { level: 3 } });
});

it("a version that is no longer the invoice's writes nothing", async () => {
  const { api, id } = await start();
  const { data: invoice } = await api.call("GET", `/v1/invoices/${id}`);
  const remind = (body: object) => api.call("POST", `/v1/invoices/${id}/reminders`, body);
  await api.call("POST", "/v1/payments", { invoiceId: id, amount: 100, paidOn: "2026-11-20" });
  const stale = await remind({ level: 1, version: invoice?.version });
  expect(stale).toMatchObject({ status: 409, code: "invoice.changed" });
  const { data: current } = await api.call("GET", `/v1/invoices/${id}`);
  expect((await remind({ level: 1, version: current?.version })).status).toBe(201);
});

it("the same call with its key writes one reminder", async () => {
  const { origin, api, id } = await start();
  const call = () =>
    fetch(`${origin}/api/v1/invoices/${id}/reminders`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${api.token}`,
        "Content-Type": "application/json",
        "Idempotency-Key": "reminder-1",
      },
      body: "{}",
    });
  const [first, second] = [await (await call()).text(), await (await call()).text()];
  expect(second).toBe(first);
  const { data } = await api.call("GET", `/v1/invoices/${id}/reminders`);
  expect(data?.reminders).toHaveLength(1);
});

it("settings come back as they were put, and are described", async () => {
  const { api } = await start();
  const { data: first } = await api.call("GET", "/v1/reminder-settings");
  expect(first).toMatchObject({ mode: "off", activatedOn: null });
  await api.call("PUT", "/v1/reminder-settings", { ...REMINDER_RULES, bankFileDays: 7 });
  const { data } = await api.call("GET", "/v1/reminder-settings");
  expect(data).toMatchObject({ mode: "send", bankFileDays: 7, activatedOn: "2026-11-21", includePast: true });
  expect(openApiDocument("http://localhost").paths?.["/reminder-settings"]).toBeDefined();
});

it("settings whose next level is counted from before the end of a term are warned about", async () => {
  const { api } = await start();
  const levels = [
    { daysAfter: 1, newTermDays: 30 },
    { daysAfter: 29, newTermDays: 10 },
    { daysAfter: 10, newTermDays: 10 },
  ];
  const saved = await api.call("PUT", "/v1/reminder-settings", { ...REMINDER_RULES, mode: "draft", levels });
  expect(saved).toMatchObject({
    status: 200,
    warnings: [{ field: "levels[1].daysAfter", code: "warning.reminder_term" }],
  });
  expect(saved.warnings?.[0]?.message).toContain("30 days");
});

it("money from before a reminder ends its interest and fee, unless the program keeps them", async () => {
  const { ctx, api, id } = await start();
  await api.call("PUT", "/v1/reminder-settings", REMINDER_RULES);
  const other = await invoiceWith(ctx, "overdue", LATE);
  for (const one of [id, other]) await api.call("POST", `/v1/invoices/${one}/reminders`, { level: 3 });
  const money = { amount: 648.49, paidOn: "2026-11-09" };
  expect((await api.call("POST", "/v1/payments", { invoiceId: id, ...money })).status).toBe(201);
  const paid = await api.call("GET", `/v1/invoices/${id}`);
  expect(paid.data).toMatchObject({ status: "paid", amountDue: 0, paidOn: "2026-11-09" });
  await api.call("POST", "/v1/payments", { invoiceId: other, ...money, keepCharges: true });
  const kept = await api.call("GET", `/v1/invoices/${other}`);
  expect(kept.data).toMatchObject({ status: "overdue", amountDue: 24.5 });
});
