import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { keyClient } from "../../support/api-key.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { overdueClient } from "../../support/reminders/client-letters.ts";
import { serve } from "../../support/server/server.ts";

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(origin, ctx);
  const { clientId, ids } = await overdueClient(ctx, [100, 200]);
  const remind = (body: object) => api.call("POST", `/v1/clients/${clientId}/reminders`, body);
  return { origin, ctx, api, clientId, ids, remind };
}

interface Letter {
  id: string;
  reference: string;
  reminders: { invoiceId: string; letterId: string }[];
}

const lettersIn = (data: unknown) => (data as { letters: Letter[] }).letters;

it("writes one letter for all overdue invoices, lists it, and hands out its PDF", async () => {
  const { origin, api, clientId, ids, remind } = await start();
  const made = await remind({});
  expect(made.status).toBe(201);
  const [letter] = lettersIn(made.data);
  expect(letter).toMatchObject({ clientId, level: 1, state: "ready", amountClaimed: 300, delivery: null });
  expect(letter!.reminders.map(({ invoiceId }) => invoiceId)).toEqual(ids);
  const list = await api.call("GET", `/v1/clients/${clientId}/reminders`);
  expect(list.data).toMatchObject({ letters: [letter], total: 1, has_more: false });
  const own = await api.call("GET", `/v1/invoices/${ids[0]}/reminders`);
  expect(own.data).toEqual({ reminders: [letter!.reminders[0]] });
  const headers = { Authorization: `Bearer ${api.token}` };
  const pdf = await fetch(`${origin}/api/v1/reminder-letters/${letter!.id}/pdf`, { headers });
  expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  const missing = await api.call("GET", `/v1/reminder-letters/${clientId}/pdf`);
  expect(missing).toMatchObject({ status: 404, code: "reminder.not_found" });
});

it("a repeated call answers the letter of today and writes no other, and neither do eight at once", async () => {
  const { api, clientId, remind } = await start();
  const answers = await Promise.all(Array.from({ length: 8 }, () => remind({ send: true })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  expect(new Set(answers.map(({ data }) => lettersIn(data)[0]?.id)).size).toBe(1);
  expect((await api.call("GET", `/v1/clients/${clientId}/reminders`)).data).toMatchObject({ total: 1 });
});

it("a letter whose e-mail was held back says why, and a repeat sends it once more", async () => {
  const { ctx, remind } = await start();
  const sending = { send: true };
  const made = await remind(sending);
  await ctx.db.updateTable("deliveries").set({ state: "failed", error_code: "not_overdue" }).execute();
  const held = lettersIn((await remind({})).data)[0];
  expect(held).toMatchObject({ delivery: { state: "failed", error: "not_overdue" } });
  const again = await remind(sending);
  expect(again.status).toBe(200);
  expect(lettersIn(again.data)).toMatchObject([
    { id: lettersIn(made.data)[0]?.id, delivery: { state: "queued", error: null } },
  ]);
});

it("what was seen is what is written: named invoices with their versions and levels", async () => {
  const { ids, remind, ctx } = await start();
  const [id = ""] = ids;
  const named = (one: object) => remind({ invoices: [{ id, ...one }] });
  expect(await named({ version: 99 })).toMatchObject({ status: 409, code: "reminder_letter.changed" });
  expect(await named({ level: 4 })).toMatchObject({ status: 422 });
  const made = await named({ level: 1 });
  expect(lettersIn(made.data)[0]?.reminders).toHaveLength(1);
  expect(await named({ level: 1 })).toMatchObject({ status: 409, code: "reminder.exists" });
  expect((await named({ level: 2 })).status).toBe(201);
  const other = await createInvoice(ctx, invoiceInput());
  expect(await remind({ invoices: [{ id: other }] })).toMatchObject({ status: 404 });
  expect(await remind({ invoices: [] })).toMatchObject({ status: 422 });
});

it("no reference is given twice, to an invoice or to a letter", async () => {
  const { ctx, remind } = await start();
  const [letter] = lettersIn((await remind({})).data);
  const invoiceNumber = letter!.reference.slice(4);
  const input = invoiceInput({ invoiceNumber, qrBillOptions: { referenceType: "SCOR" } });
  const id = await createInvoice(ctx, input);
  const { reference } = await ctx.db
    .selectFrom("invoices")
    .select("reference")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(reference).not.toBe(letter!.reference);
});
