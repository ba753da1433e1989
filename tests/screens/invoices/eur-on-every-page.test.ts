import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { paths } from "#app/paths.ts";
import { visitBookkeeper } from "../../support/bank-files/bookkeeper.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { allowEur } from "../../support/platform.ts";

/** What is invoiced, paid and left, as no other amount of the account is. */
const AMOUNTS = ["7'777.77", "1'111.11", "6'666.66", "7777.77", "1111.11", "6666.66"];

const AS_FRANCS = new RegExp(`CHF\\s*(?:${AMOUNTS.join("|").replaceAll(".", "\\.")})`);

it("no page says francs of an amount in EUR", async () => {
  const { ctx, browser } = await visitBookkeeper();
  await allowEur(ctx);
  const items = [{ description: "Arbeit", quantity: 1, unitPrice: 7777.77, vatRate: 0 }];
  const overdue = await invoiceWith(ctx, "overdue", { currency: "EUR", items, saveClient: true });
  await recordPayment(ctx, overdue, { amount: 1111_11, note: "" });
  const draft = await invoiceWith(ctx, "draft", { currency: "EUR", items });
  const { clientId, publicUrl } = await findInvoice(ctx, overdue);
  const urls = [
    paths.dashboard,
    `${paths.dashboard}?currency=EUR`,
    paths.invoices,
    paths.invoice(overdue),
    paths.invoice(draft),
    paths.editInvoice(draft),
    paths.recordPayment(overdue),
    paths.markPaid(overdue),
    paths.writeOff(overdue),
    paths.creditNote(overdue),
    paths.clients,
    paths.client(clientId ?? ""),
    paths.clientStatement(clientId ?? "", "EUR"),
    paths.openByAge(1, "EUR"),
    `${paths.payments}?state=booked`,
    paths.remindClient(clientId ?? ""),
    paths.audit(),
    paths.find("1111.11"),
    new URL(publicUrl ?? "").pathname,
  ];
  const found: string[] = [];
  const showing: string[] = [];
  for (const url of urls) {
    const answer = await browser.get(url);
    expect([url, answer.status]).toEqual([url, 200]);
    const text = shownText(await answer.text());
    if (AMOUNTS.some((amount) => text.includes(amount))) showing.push(url);
    const wrong = AS_FRANCS.exec(text);
    if (wrong) found.push(`${url}: ${text.slice(Math.max(0, wrong.index - 60), wrong.index + 40)}`);
  }
  expect(found).toEqual([]);
  expect(urls.filter((url) => !showing.includes(url))).toEqual([]);
});

function shownText(html: string): string {
  const words = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]*>/g, "");
  return words.replaceAll("&#x27;", "'").replaceAll("&nbsp;", " ");
}
