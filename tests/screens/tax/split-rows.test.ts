import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { paths } from "#app/paths.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { row, useMethod } from "../../support/tax/worked-year.ts";

const OVER_2023 = { serviceFrom: "2023-12-15", serviceTo: "2024-01-14" };

it("a button splits rows over a change of rates, and the return declares both parts as they were seen", async () => {
  const { browser, ctx } = await visitAsSender();
  const id = await invoiceWith(ctx, "draft", {
    items: [row(310, 7.7)],
    issueDate: "2026-10-20",
    dueDate: "2026-12-31",
    ...OVER_2023,
  });
  const edit = paths.editInvoice(id);
  const start = await pageOf(browser.get(edit));
  expect(start.text).toContain("Split rows on 1 Jan 2024");
  const form = formIn(start.html, "invoice");
  const answer = await pageOf(browser.post(edit, { ...form, split: "1" }));
  expect(answer.status).toBe(200);
  expect(answer.text).not.toMatch(/Split rows|VAT rates change/);
  expect((await findInvoice(ctx, id)).items).toHaveLength(1);
  const split = formIn(answer.html, "invoice");
  expect(split).toMatchObject({
    "items[0].unitPrice": "170.00",
    "items[0].vatRate": "7.7",
    "items[0].details": "15 Dec 2023 – 31 Dec 2023",
    "items[1].unitPrice": "140.00",
    "items[1].vatRate": "8.1",
    "items[1].details": "1 Jan 2024 – 14 Jan 2024",
  });
  const own = { "items[0].details": "Vorher", "items[1].details": "" };
  expect((await browser.post(edit, { ...split, ...own })).status).toBe(303);
  const page = await pageOf(browser.get(edit));
  expect(page.text).not.toMatch(/Split rows|VAT rates change/);
  await markSent(ctx, id);
  await useMethod(ctx, { validFrom: "2026-10-01" });
  const [{ id: period = "" } = {}] = await listPeriods(ctx);
  const { checks, figures } = await periodJson(ctx, period);
  expect(checks).toContainEqual({ name: "statutoryRates", isMet: true });
  expect(figures).toEqual(
    expect.arrayContaining([
      { ziffer: "302", turnover: 170, tax: 13.09 },
      { ziffer: "303", turnover: 140, tax: 11.34 },
    ]),
  );
});

it("an offer splits as well, and no button is there where nothing changes or all is split", async () => {
  const { browser, ctx } = await visitAsSender();
  const offer = await createOffer(ctx, offerInput({ items: [row(310, 8.1)], ...OVER_2023 }));
  const edit = paths.editOffer(offer);
  const start = await pageOf(browser.get(edit));
  expect(start.text).toContain("Split rows on 1 Jan 2024");
  const answer = await pageOf(browser.post(edit, { ...formIn(start.html, "offer"), split: "1" }));
  const split = formIn(answer.html, "offer");
  expect(split).toMatchObject({ "items[0].vatRate": "7.7", "items[1].vatRate": "8.1" });
  expect((await browser.post(edit, split)).status).toBe(303);
  expect((await pageOf(browser.get(edit))).text).not.toContain("Split rows");
  const plain = await invoiceWith(ctx, "draft", { items: [row(310, 8.1)] });
  expect((await pageOf(browser.get(paths.editInvoice(plain)))).text).not.toContain("Split rows");
});
