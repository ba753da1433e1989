import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findWarnings } from "#app/features/selling/invoices/document/invoice-warnings.server.ts";
import { createAndSend } from "#app/features/selling/invoices/create-and-send.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { paths } from "#app/paths.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { pageOf } from "../../support/read/page.ts";
import { row } from "../../support/tax/worked-year.ts";

const CHANGES = "VAT rates change on 1 Jan 2024, within the days of service.";
const NOT_THEN = "7.7 % is not in force on the day of supply, only 1 Jan 2018–31 Dec 2023.";
const OVER_2023 = { serviceFrom: "2023-12-01", serviceTo: "2024-01-31" };

it("form, page and sending say that a rate changes within the days of service, or was over", async () => {
  const { browser, ctx } = await visitAsSender();
  const over = await invoiceWith(ctx, "draft", { items: [row(100, 7.7), row(100, 2.6)], ...OVER_2023 });
  const both = [row(100, 7.7), row(100, 8.1), row(100, 2.5), row(100, 2.6)];
  const split = await invoiceWith(ctx, "draft", { items: both, ...OVER_2023 });
  const late = await invoiceWith(ctx, "draft", { items: [row(100, 7.7)] });
  const right = await invoiceWith(ctx, "draft", { items: [row(100, 8.1)] });
  const offer = await createOffer(ctx, offerInput({ items: [row(100, 8.1)], ...OVER_2023 }));
  const saysOf = async (path: string) => {
    const { text } = await pageOf(browser.get(path));
    return [text.includes(CHANGES), text.includes(NOT_THEN)];
  };
  for (const page of [paths.editInvoice, paths.sendInvoice, paths.invoice]) {
    expect(await saysOf(page(over)), page(over)).toEqual([true, false]);
    expect(await saysOf(page(late)), page(late)).toEqual([false, true]);
    for (const id of [right, split]) expect(await saysOf(page(id)), page(id)).toEqual([false, false]);
  }
  for (const page of [paths.editOffer, paths.sendOffer, paths.offer])
    expect(await saysOf(page(offer)), page(offer)).toEqual([true, false]);
  const warning = { field: "items", code: "warning.rates_change", params: { day: "1 Jan 2024" } };
  expect(await findWarnings(ctx, await findInvoice(ctx, over))).toContainEqual(warning);
  const input = invoiceInput({ items: [row(100, 8.1)], ...OVER_2023 });
  expect((await createAndSend(ctx, input)).warnings).toContainEqual(warning);
  expect((await findWarnings(ctx, await findInvoice(ctx, right))).map(({ code }) => code)).toEqual([
    "warning.vat_unregistered",
  ]);
});
