import { expect, it } from "vitest";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { withBusiness } from "#app/platform/context.server.ts";
import { INVOICE_FIELDS, visitSignedIn, writeInvoice } from "../support/browsing.ts";
import { OFFER } from "../support/offers/offer-input.ts";
import { visitor } from "../support/platform.ts";
import { pageOf } from "../support/read/page.ts";

it("shows the payments that wait for a confirmation, and leads to them", async () => {
  const { browser, platform } = await visitSignedIn();
  await writeInvoice(browser);
  expect((await pageOf(browser.get("/dashboard"))).html).not.toContain("/payments?state=proposed");
  const { id } = await platform.database.db.selectFrom("businesses").select("id").executeTakeFirstOrThrow();
  const ctx = withBusiness(visitor(platform), id);
  await ctx.transaction((ctx) =>
    insertPayment(ctx, {
      state: "proposed",
      source: "bank",
      amount: 100_05,
      paid_on: ctx.today,
      payer_name: "Kundin AG",
    }),
  );
  const page = await pageOf(browser.get("/dashboard"));
  expect(page.text).toMatch(/Kundin AG .*1 payment 100.05 Confirm/);
  expect(page.html).toMatch(/<a [^>]*href="\/payments\?state=proposed"/);
});

it("leads to the accepted offers that wait for their invoice", async () => {
  const { browser } = await visitSignedIn();
  await writeInvoice(browser);
  const { validUntil, terms } = OFFER;
  const made = await browser.post("/offers/create", { ...INVOICE_FIELDS, validUntil, terms });
  const offer = made.headers.get("Location")!;
  for (const step of ["mark-sent", "accept"]) await browser.post(`${offer}/${step}`, {});
  const page = await pageOf(browser.get("/dashboard"));
  expect(page.text).toContain(`1 accepted offer to invoice ${OFFER.recipient.name} CHF 648.49`);
  expect(page.html).toMatch(/<a [^>]*href="\/offers\?status=accepted"/);
});
