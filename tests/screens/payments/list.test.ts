import { afterAll, expect, it } from "vitest";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { countPayments } from "#app/features/money/payments/list-payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import {
  importEntries,
  OWN_ACCOUNT,
  sentInvoice,
  visitBookkeeper,
} from "../../support/bank-files/bookkeeper.ts";
import { camt } from "../../support/camt.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { pageOf } from "../../support/read/page.ts";

afterAll(() => closeBankFilePool());

it("the first visit says what bank files bring and takes one", async () => {
  const { browser } = await visitBookkeeper();
  const page = await pageOf(browser.get("/payments"));
  expect(page.text).toContain("The bank says who has paid");
  expect(page.html).toMatch(/<form[^>]* action="\/payments\/import"/);
  expect(page.html).toContain('href="/help?find=camt"');
});

it("says for each proposal why, and ticks those whose reference was recognised", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const named = { recipient: { name: "Zbinden Beat", email: "b@example.ch" } };
  const [part, over, rounding, charges, , foreign] = [
    await sentInvoice(ctx, 3620),
    await sentInvoice(ctx, 1290),
    await sentInvoice(ctx, 100),
    await sentInvoice(ctx, 590),
    await sentInvoice(ctx, 648.6, { recipient: { ...RECIPIENT, ...named.recipient } }),
    await sentInvoice(ctx, 580),
  ];
  await importEntries(ctx, [
    { amount: "1500.00", ref: "A", details: [{ reference: part.reference, payer: { name: "Wohnbau" } }] },
    { amount: "1300.00", ref: "B", details: [{ reference: over.reference }] },
    { amount: "99.95", ref: "C", details: [{ reference: rounding.reference }] },
    {
      amount: "581.20",
      ref: "D",
      details: [{ reference: charges.reference, charges: [{ amount: "8.80", included: true }] }],
    },
    { amount: "648.60", ref: "E", details: [{ payer: { name: "Zbinden Beat" } }] },
    {
      amount: "620.00",
      currency: "EUR",
      ref: "F",
      details: [{ amount: "620.00", currency: "EUR", reference: foreign.reference }],
    },
  ]);
  const page = await pageOf(browser.get("/payments"));
  for (const text of [
    "Wohnbau 20 Nov 2026 · Reference RF",
    "3'620.00 outstanding Reference matches. Part payment, 2'120.00 left 1'500.00",
    "1'290.00 outstanding Reference matches. 10.00 become credit",
    "Reference matches. 0.05 as rounding",
    "Reference matches. 8.80 missing, bank charges",
    "Zbinden Beat 20 Nov 2026 · without text",
    "Same name, same amount",
    "EUR\u00a0620.00",
    "Another currency: would settle 580.00",
    "Reference recognised 4 of 4 selected",
    "Confirm 4 payments",
    "Number, payer or amount recognised: please check 0 of 2 selected",
  ])
    expect(page.text.replaceAll("\u00a0", " ")).toContain(text.replaceAll("\u00a0", " "));
  expect(page.html).toContain("<noscript>Confirm the ticked payments</noscript>");
  const boxes = page.html.match(/<input[^>]* name="id"[^>]*>/g) ?? [];
  expect(boxes.map((box) => box.includes("checked"))).toEqual([true, true, true, true, false, false]);
  expect(page.html.match(/<form class="review-form"[^>]* action="\/payments\/confirm"/g)).toHaveLength(2);
});

it("a payer who has paid from this account is proposed, and ticked by a person only", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const payerIban = "CH5604835012345678009";
  const { id: clientId } = await createClient(ctx, clientInput());
  const first = await sentInvoice(ctx, 100, { clientId });
  await importEntries(ctx, [
    { amount: "100.00", ref: "A", details: [{ reference: first.reference, payerIban }] },
  ]);
  await sentInvoice(ctx, 200, { clientId });
  await importEntries(ctx, [{ amount: "200.00", ref: "B", details: [{ payerIban, payer: { name: "X" } }] }]);
  const page = await pageOf(browser.get("/payments"));
  expect(page.text).toContain("Account of the payer known, same amount");
  expect(page.text).toContain("0 of 1 selected");
  expect(page.text).not.toContain("Reference recognised");
  expect(page.text).not.toMatch(/Confirm \d/);
});

it("a statement that states no period has the day on which it was made", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const bare = { account: OWN_ACCOUNT, from: "", to: "", createdAt: "2026-11-19T21:00:00", sequence: 86 };
  const file = camt({ message: "camt.053", statements: [bare] });
  await importBankFiles(ctx, [{ name: "camt.xml", bytes: Buffer.from(file) }]);
  expect((await pageOf(browser.get("/payments"))).text).toContain("No. 86 of 19 Nov 2026");
});

it("confirms what is selected, and says what no longer fits", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const [first, second] = [await proposed(ctx, "A"), await proposed(ctx, "B")];
  const ids = await proposals(browser);
  expect(ids).toHaveLength(2);
  await markPaid(ctx, second.id);
  const fields = new URLSearchParams(ids.map((id): [string, string] => ["id", id]));
  fields.set("redirectTo", "/payments?state=booked");
  const answer = await browser.post("/payments/confirm", fields);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/payments?state=booked"]);
  const page = await pageOf(browser.get("/payments?state=booked"));
  expect(page.text).toContain("Booked: 1. No longer fitting, now unassigned: 1.");
  expect(page.text).toContain(first.number);
  expect(await findInvoice(ctx, first.id)).toMatchObject({ settled: 50_00, status: "sent" });
  const unassigned = await pageOf(browser.get("/payments?state=unassigned"));
  expect(unassigned.text).toContain("The invoice has changed since we proposed it");
});

it("says so when nothing is selected", async () => {
  const { browser } = await visitBookkeeper();
  await browser.post("/payments/confirm", { redirectTo: "//elsewhere.example" });
  expect((await pageOf(browser.get("/payments"))).text).toContain("Select at least one payment.");
});

it("a payment is ignored and taken back, and an earlier click is told", async () => {
  const { browser, ctx } = await visitBookkeeper();
  await proposed(ctx, "A");
  const [id] = await proposals(browser);
  const list = { redirectTo: "/payments?state=ignored" };
  await browser.post(`/payments/${id}/ignore`, list);
  expect((await pageOf(browser.get("/payments?state=ignored"))).text).toContain("The payment is ignored.");
  await browser.post(`/payments/${id}/ignore`, list);
  expect((await pageOf(browser.get("/payments?state=ignored"))).text).toContain(
    "The state of this payment does not allow that.",
  );
  await browser.post(`/payments/${id}/unignore`, list);
  expect(await countPayments(ctx)).toMatchObject({ proposed: 1, ignored: 0 });
});

it("a booked payment is undone from its list, and waits to be assigned", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const { id, reference, number } = await sentInvoice(ctx, 100);
  await importEntries(ctx, [{ amount: "100.00", ref: "A", details: [{ reference }] }]);
  const list = await pageOf(browser.get("/payments?state=booked"));
  expect(list.text).toContain(`${number} Reference 100.00`);
  const undo = /<form[^>]* action="(\/payment\/[^"]+\/undo)"/.exec(list.html)?.[1] ?? "";
  const answer = await browser.post(undo, { redirectTo: "/payments?state=booked" });
  expect(answer.headers.get("Location")).toBe("/payments?state=booked");
  expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 0 });
  expect((await pageOf(browser.get("/payments?state=unassigned"))).text).toContain("Its booking was undone");
});

it("an unassigned payment finds its invoice by amount, number or client, and is booked by one click", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const other = await sentInvoice(ctx, 70, { recipient: { ...RECIPIENT, name: "Rebgut Bächi" } });
  const equal = await sentInvoice(ctx, 120);
  await importEntries(ctx, [{ amount: "120.00", ref: "A", details: [{ payer: { name: "Olten" } }] }]);
  const list = await pageOf(browser.get("/payments?state=unassigned"));
  expect(list.text).toContain("Neither reference nor text says what for");
  const url = /href="(\/payments\/[^"]+\/assign)"/.exec(list.html)?.[1] ?? "";
  const all = await pageOf(browser.get(url));
  expect(all.text.indexOf(equal.number)).toBeLessThan(all.text.indexOf(other.number));
  for (const search of ["bächi", other.number, "70.00"]) {
    const found = await pageOf(browser.get(`${url}?q=${encodeURIComponent(search)}`));
    expect(found.text).toContain(other.number);
    expect(found.text).not.toContain(equal.number);
  }
  expect((await pageOf(browser.get(`${url}?q=zebra`))).text).toContain("No outstanding invoice matches");
  await browser.post(url, { invoiceId: equal.id });
  expect(await findInvoice(ctx, equal.id)).toMatchObject({ status: "paid" });
  const again = await browser.post(url, { invoiceId: other.id });
  expect(again.headers.get("Location")).toBe("/payments");
  expect((await pageOf(browser.get("/payments"))).text).toContain("does not allow that");
  expect(await findInvoice(ctx, other.id)).toMatchObject({ settled: 0 });
});

it("the search stays in its list, and a page beyond the last leads to the last", async () => {
  const { browser, ctx } = await visitBookkeeper();
  await importEntries(ctx, [
    { amount: "1.00", ref: "A", details: [{ texts: ["Velo"] }] },
    { amount: "2.00", ref: "B", details: [{ texts: ["Spende"] }] },
  ]);
  const page = await pageOf(browser.get("/payments?state=unassigned&q=velo"));
  expect(page.text).toContain("“Velo”");
  expect(page.text).not.toContain("Spende");
  expect((await pageOf(browser.get("/payments?state=booked&q=velo"))).text).toContain("Nothing found");
  const beyond = await browser.get("/payments?state=unassigned&page=9");
  expect(beyond.headers.get("Location")).toBe("/payments?state=unassigned");
});

it("names the last statement, and those that are missing between", async () => {
  const { browser, ctx } = await visitBookkeeper();
  for (const sequence of [83, 86])
    await importEntries(ctx, [{ amount: "1.00", ref: `E${sequence}` }], {
      message: "camt.053",
      messageId: `M${sequence}`,
      statements: [{ sequence, to: sequence === 86 ? "2026-11-20T23:59:59" : "2026-11-10T23:59:59" }],
    });
  const { text } = await pageOf(browser.get("/payments"));
  expect(text).toContain("No. 86 of 20 Nov 2026");
  expect(text).toContain("Statements 84, 85 are missing");
});

const RECIPIENT = {
  name: "Kulturhaus Obertor",
  email: "kundin@example.ch",
  address: { street: "Obertor", postalCode: "8400", city: "Winterthur", country: "CH" },
};

/** An invoice of which the bank reports half. */
async function proposed(ctx: UserContext, ref: string) {
  const invoice = await sentInvoice(ctx, 100);
  await importEntries(ctx, [{ amount: "50.00", ref, details: [{ reference: invoice.reference }] }], {
    messageId: `M${ref}`,
  });
  return invoice;
}

async function proposals(browser: { get(path: string): Promise<Response> }): Promise<string[]> {
  const { html } = await pageOf(browser.get("/payments"));
  return [...html.matchAll(/<input[^>]* name="id"[^>]* value="([^"]+)"/g)].map(([, id]) => id!);
}
