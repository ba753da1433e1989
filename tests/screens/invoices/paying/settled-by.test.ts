import { expect, it } from "vitest";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { allocate } from "#app/features/books/ledger/allocations.server.ts";
import { withBusiness } from "#app/platform/context.server.ts";
import { withSent } from "../../../support/invoices/sending.ts";
import { visitor } from "../../../support/platform.ts";
import { pageOf } from "../../../support/read/page.ts";

it("says what settles an invoice, and undoes each payment where it is shown", async () => {
  const { browser, address } = await withSent();
  const none = await pageOf(browser.get(address));
  expect(none.html).not.toContain("/undo");
  expect(none.text).not.toContain("Details");
  await browser.post(`${address}/payment`, { amount: "200", paidOn: "2026-11-03", note: "Anzahlung" });
  await browser.post(`${address}/payment`, { amount: "500", paidOn: "2026-11-05", note: "" });
  const both = await pageOf(browser.get(address));
  expect(both.text).toContain("3 Nov 2026 Payment Anzahlung 200.00 448.49 Undo");
  expect(both.text).toContain("5 Nov 2026 Payment out of CHF 500.00 448.49 0.00 Undo");
  expect(both.html).toContain('aria-label="Undo payment of CHF\u00a0448.49 on 5 Nov 2026"');
  const [first] = undoAddresses(both.html);
  const answer = await browser.post(first!, { redirectTo: address });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, address]);
  const after = await pageOf(browser.get(address));
  expect(after.text).toContain("Payment undone.");
  expect(after.text).not.toContain("Anzahlung 200.00");
  expect(after.text).toContain("Payment undone by Anna Muster");
  expect(undoAddresses(after.html)).toHaveLength(1);
  const again = await pageOf(browser.post(first!, { redirectTo: address }));
  expect(again.status).toBe(409);
});

it("undoes a bank's payment with its rounding, and says that it waits to be assigned", async () => {
  const { ctx, browser, address, id } = await withBankPayment();
  const page = await pageOf(browser.get(address));
  expect(page.text).toContain("21 Nov 2026 Bank payment Kundin AG 648.45 0.04 Undo");
  expect(page.text).toContain("21 Nov 2026 Rounding 0.04 0.00");
  const [undo, ...others] = undoAddresses(page.html);
  expect(others).toEqual([]);
  expect((await browser.get(undo!)).headers.get("Location")).toBe(address);
  const answer = await browser.post(undo!, { redirectTo: "https://evil.example" });
  expect(answer.headers.get("Location")).toBe(address);
  const after = await pageOf(browser.get(address));
  expect(after.text).toContain("It did arrive at the bank, so it waits to be assigned.");
  expect(after.text).not.toContain("Rounding");
  const { settled } = await ctx.db
    .selectFrom("invoices")
    .select("settled")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(settled).toBe(0);
});

function undoAddresses(html: string): string[] {
  return [...html.matchAll(/action="(\/payment\/[^"]+\/undo)"/g)].map(([, address]) => address!);
}

/** Five Rappen short of nothing: 648.45 and a rounding. */
async function withBankPayment() {
  const visited = await withSent();
  const { platform, id } = visited;
  const { id: businessId } = await platform.database.db
    .selectFrom("businesses")
    .select("id")
    .executeTakeFirstOrThrow();
  const ctx = withBusiness(visitor(platform), businessId);
  const paidOn = ctx.today;
  const payment = {
    state: "booked",
    source: "bank",
    amount: 648_45,
    paid_on: paidOn,
    payer_name: "Kundin AG",
  } as const;
  await ctx.transaction(async (ctx) => {
    const paymentId = await insertPayment(ctx, payment);
    for (const [kind, amount] of [
      ["payment", 648_45],
      ["rounding", 4],
    ] as const)
      await allocate(ctx, { invoiceId: id, paymentId, kind, amount, settledOn: paidOn });
  });
  return { ...visited, ctx };
}
