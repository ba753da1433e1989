import { expect, it } from "vitest";
import { ApiClient } from "../support/client.ts";
import { expectFailure, rawCall, registeredClient } from "../support/read/api-answers.ts";
import { apiMember } from "../support/api-member.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { newEmails } from "../support/server/mailbox.ts";
import { testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";

it("sends a draft with no body at all, with the words of the templates", async () => {
  const { api, ctx, platform } = await withMember();
  const id = await invoiceWith(ctx, "draft", { language: "de" });
  const response = await rawCall(api, "POST", `/invoices/${id}/send`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  const queued = {
    state: "queued",
    recipient: "kundin@example.ch",
    at: "2026-11-21T12:00:00.000Z",
    error: null,
  };
  expect(data).toMatchObject({ status: "sent", version: 2, delivery: queued });
  const [email] = await newEmails(platform);
  expect(email).toMatchObject({ to: "kundin@example.ch", subject: "Rechnung INV-2026-0001 von Anna Muster" });
  expect((await api.call("GET", `/invoices/${id}`)).data).toMatchObject({ delivery: { state: "outbox" } });
});

it("sends what is given, in the language given, with a copy", async () => {
  const { api, ctx, platform } = await withMember();
  const id = await invoiceWith(ctx, "draft", { language: "de" });
  const letter = {
    recipient: "buero@example.ch",
    subject: "Hallo",
    message: "Zeile 1\nZeile 2",
    copyToMe: true,
  };
  const { data } = await api.call("POST", `/invoices/${id}/send`, { ...letter, language: "fr" });
  expect(data).toMatchObject({ language: "fr", delivery: { recipient: "buero@example.ch" } });
  const emails = await newEmails(platform);
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    ["buero@example.ch", "Hallo"],
    ["anna@example.ch", "Hallo"],
  ]);
  expect(emails[0]!.text).toContain("Zeile 1\nZeile 2");
  expect(emails[0]!.attachments![0]!.filename).toBe("Facture INV-2026-0001.pdf");
});

it("goes to several recipients and copies, given as lists or as texts", async () => {
  const { api, ctx, platform } = await withMember();
  const id = await invoiceWith(ctx, "draft");
  const letter = { recipient: ["a@example.ch", "b@example.ch"], cc: "c@example.ch; d@example.ch" };
  const { data } = await api.call("POST", `/invoices/${id}/send`, letter);
  const to = { recipient: "a@example.ch, b@example.ch", cc: "c@example.ch, d@example.ch" };
  expect(data).toMatchObject({ delivery: { ...to, missed: [] } });
  expect(await newEmails(platform)).toMatchObject([{ to: to.recipient, cc: to.cc }]);
  const again = {
    recipient: `${to.recipient}\n${to.cc}`,
    cc: Array.from({ length: 7 }, (_, n) => `x${n}@x.ch`),
  };
  const refused = await api.call("POST", `/invoices/${id}/send`, again);
  expect([refused.status, refused.errors]).toMatchObject([
    422,
    [{ field: "cc", message: "At most 10 addresses, copies included. You have given 11." }],
  ]);
});

it("shows what the mail server said", async () => {
  const { api, ctx, platform } = await withMember();
  const id = await invoiceWith(ctx, "draft");
  await api.call("POST", `/invoices/${id}/send`);
  await platform.database.db
    .updateTable("deliveries")
    .set({ state: "failed", error_code: "refused", error_text: "550 unknown user" })
    .execute();
  expect((await api.call("GET", `/invoices/${id}`)).data).toMatchObject({
    status: "sent",
    delivery: { state: "failed", error: "550 unknown user" },
  });
});

it("has no delivery before it is sent, nor when it was only marked as sent", async () => {
  const { api, ctx } = await withMember();
  for (const status of ["draft", "sent"] as const) {
    const id = await invoiceWith(ctx, status);
    expect((await api.call("GET", `/invoices/${id}`)).data).toMatchObject({ status, delivery: null });
  }
});

it.each([
  [{ recipient: "keine-adresse" }, "recipient field.email"],
  [{ recipient: "" }, "recipient field.required"],
  [{ recipient: "a@example.ch b@example.ch" }, "recipient field.email"],
  [{ recipient: "a@example.ch\r\nBcc: b@example.ch" }, "recipient field.emails"],
  [{ subject: " " }, "subject field.required"],
  [{ subject: "x".repeat(151) }, "subject field.too_long"],
  [{ message: "x".repeat(3001) }, "message field.too_long"],
  [{ message: "a\u0000b" }, "message field.controls"],
  [{ language: "rm" }, "language field.language"],
  [{ copyToMe: "perhaps" }, "copyToMe field.wrong_type"],
  [{ version: -1.5 }, "version field.wrong_type"],
  [{ version: 1e15 }, "version field.too_long"],
])("names what is wrong with %j", async (body, problem) => {
  const { api, ctx } = await withMember();
  const id = await invoiceWith(ctx, "draft");
  const answer = await api.call("POST", `/invoices/${id}/send`, body);
  expect(answer.status).toBe(422);
  expect(answer.errors!.map(({ field, code }) => `${field} ${code}`)).toEqual([problem]);
  expect((await api.call("GET", `/invoices/${id}`)).data).toMatchObject({ status: "draft" });
});

it("refuses Free with a message, then an address that is not confirmed", async () => {
  const { api, platform } = await registeredClient();
  const { data } = await api.call("POST", "/invoices", INVOICE);
  const send = () => rawCall(api, "POST", `/invoices/${String(data?.id)}/send`);
  const free = await expectFailure(await send(), 403, "plan.pro_required");
  expect(free.error).toBe("This feature requires a Pro subscription.");
  await platform.database.db.updateTable("businesses").set({ plan: "pro" }).execute();
  const unverified = await expectFailure(await send(), 403, "account.email_not_verified");
  expect(unverified.error).toBe(
    "Email not verified. Please check your email for verification link or contact support.",
  );
});

it("sends what is paid at once, and again", async () => {
  const { api, ctx, platform } = await withMember();
  await api.call("POST", "/invoices", { ...INVOICE, send: true });
  const [id = ""] = (await ctx.db.selectFrom("invoices").select("id").execute()).map((row) => row.id);
  expect((await api.call("POST", "/payments", { invoiceId: id, amount: 648.49 })).status).toBe(201);
  const [email] = await newEmails(platform);
  expect(email?.text).toContain("nothing is left to pay");
  expect((await api.call("POST", `/invoices/${id}/send`)).data).toMatchObject({
    status: "paid",
    delivery: { state: "queued" },
  });
});

it("refuses what is cancelled or written off, and a version that is no more", async () => {
  const { api, ctx } = await withMember();
  for (const status of ["cancelled", "written_off"] as const) {
    const id = await invoiceWith(ctx, status);
    const answer = await api.call("POST", `/invoices/${id}/send`);
    expect([answer.status, answer.code]).toEqual([409, "invoice.transition_not_allowed"]);
  }
  const id = await invoiceWith(ctx, "sent");
  const old = await api.call("POST", `/invoices/${id}/send`, { version: 1 });
  expect([old.status, old.code]).toEqual([409, "invoice.changed"]);
  expect((await api.call("POST", `/invoices/${id}/send`, { version: 2 })).status).toBe(200);
});

async function withMember() {
  const platform = testPlatform(await freshSqlite());
  const api = new ApiClient(await serve(platform));
  const ctx = await apiMember(platform, api);
  await newEmails(platform);
  return { api, ctx, platform };
}
