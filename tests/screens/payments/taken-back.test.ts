import { afterAll, expect, it } from "vitest";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice, visitBookkeeper } from "../../support/bank-files/bookkeeper.ts";
import type { CamtEntry } from "../../support/camt.ts";
import { pageOf } from "../../support/read/page.ts";

afterAll(() => closeBankFilePool());

/** Two invoices of one amount, paid in one batch, and what the bank takes back of it. */
async function twoPaid(taken: Partial<CamtEntry>) {
  const { browser, ctx } = await visitBookkeeper();
  const invoices = [await sentInvoice(ctx, 75), await sentInvoice(ctx, 75)];
  const details = invoices.map(({ reference }, n) => ({
    amount: "75.00",
    reference,
    payer: { name: `Mitglied ${n}` },
  }));
  await importEntries(ctx, [{ amount: "150.00", ref: "BATCH", details }]);
  await importEntries(ctx, [{ amount: "75.00", direction: "DBIT", ref: "BATCH", ...taken }], {
    messageId: "MSG-2",
  });
  return { browser, ctx, invoices };
}

const statusOf = async (ctx: UserContext, { id }: { id: string }) => (await findInvoice(ctx, id)).status;

/** Addresses of the buttons on the page, and what each form sends. */
function formsOf(html: string, act: string) {
  const forms = html.match(/<form[^>]*action="\/payments\/taken-back\/[^"]*"[\s\S]*?<\/form>/g) ?? [];
  return forms
    .map((form) => ({
      action: /action="([^"]*)"/.exec(form)?.[1] ?? "",
      paymentId: /name="paymentId" value="([^"]*)"/.exec(form)?.[1] ?? "",
      label: /aria-label="([^"]*)"/.exec(form)?.[1] ?? "",
    }))
    .filter(({ action }) => action.endsWith(`/${act}`));
}

it("a reversal that two payments fit is listed with both, and the chosen one is taken back", async () => {
  const { browser, ctx, invoices } = await twoPaid({ reversal: true });
  expect((await pageOf(browser.get("/dashboard"))).text).toContain("1 booking of the bank to decide");
  expect((await pageOf(browser.get("/payments"))).html).toContain('href="/payments/taken-back"');
  const page = await pageOf(browser.get("/payments/taken-back"));
  expect(page.text).toContain("CHF 75.00 reversed on 20 Nov 2026");
  const choices = formsOf(page.html, "choose");
  expect(choices.map(({ label }) => label)).toEqual([
    "Reverse the payment of Mitglied 0 of 20 Nov 2026",
    "Reverse the payment of Mitglied 1 of 20 Nov 2026",
  ]);
  const chosen = choices[1]!;
  await browser.post(chosen.action, { paymentId: chosen.paymentId });
  expect(await statusOf(ctx, invoices[0]!)).toBe("paid");
  expect(await statusOf(ctx, invoices[1]!)).toBe("sent");
  await browser.post(choices[0]!.action, { paymentId: choices[0]!.paymentId });
  expect((await pageOf(browser.get("/payments/taken-back"))).text).toContain(
    "This was decided in the meantime.",
  );
  expect(await statusOf(ctx, invoices[0]!)).toBe("paid");
});

it("what was decided can be decided again", async () => {
  const { browser, ctx, invoices } = await twoPaid({ reversal: true });
  const [choice] = formsOf((await pageOf(browser.get("/payments/taken-back"))).html, "choose");
  await browser.post(choice!.action, { paymentId: choice!.paymentId });
  expect(await statusOf(ctx, invoices[0]!)).toBe("sent");
  const met = await pageOf(browser.get("/payments/taken-back?state=met"));
  const [again] = formsOf(met.html, "reopen");
  await browser.post(again!.action, {});
  expect(await statusOf(ctx, invoices[0]!)).toBe("paid");
  const [ignore] = formsOf((await pageOf(browser.get("/payments/taken-back"))).html, "ignore");
  await browser.post(ignore!.action, {});
  expect((await pageOf(browser.get("/payments/taken-back?state=ignored"))).text).toContain("Decide again");
  expect((await pageOf(browser.get("/payments/taken-back"))).text).toContain("Nothing here.");
});

it("a returned transfer is listed with its reference and the payment that it names", async () => {
  const { browser, ctx } = await visitBookkeeper();
  expect((await pageOf(browser.get("/payments/taken-back"))).text).toContain("Nothing here.");
  const invoice = await sentInvoice(ctx, 70);
  await importEntries(ctx, [{ amount: "70.00", ref: "C", details: [{ reference: invoice.reference }] }]);
  await importEntries(
    ctx,
    [
      {
        amount: "70.00",
        direction: "DBIT",
        family: "RRTN",
        ref: "X",
        details: [{ reference: invoice.reference }],
      },
    ],
    { messageId: "MSG-2" },
  );
  const page = await pageOf(browser.get("/payments/taken-back"));
  expect(page.text).toContain("Reversed? CHF 70.00 returned on 20 Nov 2026");
  expect(page.text.replace(/\s/g, "")).toContain(invoice.reference);
  expect(page.text).toContain(invoice.number);
  expect(formsOf(page.html, "choose")).toHaveLength(1);
});

it("somebody else's reversal is not found, and a payment of another amount is refused", async () => {
  const { browser, ctx } = await twoPaid({ reversal: true });
  const { browser: stranger } = await visitBookkeeper();
  const [choice] = formsOf((await pageOf(browser.get("/payments/taken-back"))).html, "choose");
  const refused = await stranger.post(choice!.action, { paymentId: choice!.paymentId });
  expect(refused.status).toBe(404);
  const other = await sentInvoice(ctx, 20);
  const { results } = await importEntries(ctx, [
    { amount: "20.00", ref: "O", details: [{ reference: other.reference }] },
  ]);
  await browser.post(choice!.action, { paymentId: results[0]!.payment!.id });
  expect(await statusOf(ctx, other)).toBe("paid");
});
