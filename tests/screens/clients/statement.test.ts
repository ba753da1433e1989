import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { recordPaymentSchema } from "#app/features/money/payments/payment.schema.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { visitAsSender, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

it("a client's page leads to the statement of what is open, as a page and as a file", async () => {
  const { browser } = await visitSignedIn();
  const invoice = await writeInvoice(browser, { saveClient: "on" });
  const { html } = await pageOf(browser.get("/clients"));
  const client = /href="(\/clients\/[\da-f-]{36})"/.exec(html)![1]!;
  const empty = await pageOf(browser.get(`${client}/statement`));
  expect(empty.text).toContain("Nothing is open");
  expect((await browser.get(`${client}/statement/pdf`)).status).toBe(409);
  await browser.post(`${invoice}/mark-sent`, {});
  const page = await pageOf(browser.get(client));
  expect(page.html).toContain(`href="${client}/statement"`);
  const statement = await pageOf(browser.get(`${client}/statement`));
  expect(statement.text).toContain("CHF 648.49");
  const file = await browser.get(`${client}/statement/pdf`);
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
});

it("a statement is sent as its page showed it, and once however often the page is submitted", async () => {
  const { browser, platform, ctx } = await visitAsSender();
  const { id: clientId } = await createClient(ctx, clientInput());
  const invoice = await invoiceWith(ctx, "sent");
  await ctx.db.updateTable("invoices").set({ client_id: clientId }).execute();
  const page = `/clients/${clientId}/statement`;
  const shown = formIn(await (await browser.get(page)).text(), "statement");
  await recordPayment(ctx, invoice, recordPaymentSchema.parse({ amount: 100, paidOn: "2026-11-20" }));
  const jobs = () =>
    platform.database.db.selectFrom("jobs").select("id").where("name", "=", "statement.email").execute();
  const refused = await pageOf(browser.post(page, shown));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("548.49");
  expect(await jobs()).toHaveLength(0);
  const current = formIn(refused.html, "statement");
  await Promise.all([1, 2, 3].map(() => browser.post(page, current)));
  expect(await jobs()).toHaveLength(1);
});

it("a statement goes to whom its page names, and keeps what was typed where that is no address", async () => {
  const { browser, platform, ctx } = await visitAsSender();
  const { id: clientId } = await createClient(ctx, clientInput());
  await invoiceWith(ctx, "sent", { clientId });
  const page = `/clients/${clientId}/statement`;
  const form = formIn(await (await browser.get(page)).text(), "statement");
  const wrong = await pageOf(browser.post(page, { ...form, recipient: "a@example.ch, nix" }));
  expect([wrong.status, wrong.field("recipient")]).toMatchObject([
    422,
    { value: "a@example.ch, nix", error: "Not an e-mail address: nix" },
  ]);
  expect(wrong.html).toMatch(/<details class="fold" open/);
  const to = { recipient: "a@example.ch, b@example.ch", cc: "c@example.ch" };
  expect((await browser.post(page, { ...form, ...to })).status).toBe(303);
  expect((await newEmails(platform)).at(-1)).toMatchObject({ to: to.recipient, cc: to.cc });
});
