import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findInvoiceLetters } from "#app/features/selling/invoices/sending/letter-language.server.ts";
import { attachedSheets } from "#app/features/selling/invoices/sending/sheets.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { freshSqlite } from "../../../support/databases/databases.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";

it("sent again, the e-mail asks for what is due; the original attached stays as it was", async () => {
  const ctx = await sendingMember(testPlatform(await freshSqlite()));
  const id = await invoiceWith(ctx, "sent", { language: "de" });
  await recordPayment(ctx, id, { amount: 200_00, note: "" });
  const invoice = await findInvoice(ctx, id);
  const letters = await findInvoiceLetters(ctx, invoice);
  for (const { message, facts } of Object.values(letters)) {
    expect(message).toContain("CHF\u00a0448.49");
    const amounts = facts.filter((fact) => "isAmount" in fact && fact.isAmount);
    expect(amounts.map(({ value }) => value)).toEqual(["CHF\u00a0448.49"]);
  }
  const { de, it: copy } = attachedSheets(invoice, ctx.today);
  expect([de.balance, de.slip?.amount]).toEqual([[], "648.49"]);
  expect([copy.balance.map(({ change, value }) => [change, value]), copy.slip?.amount]).toEqual([
    [
      ["−200.00", "448.49"],
      ["", "448.49"],
    ],
    "448.49",
  ]);
});

it("of what is paid, the e-mail says the total as an amount, and neither account nor due date", async () => {
  const ctx = await sendingMember(testPlatform(await freshSqlite()));
  const id = await invoiceWith(ctx, "paid", { language: "de" });
  const { de } = await findInvoiceLetters(ctx, await findInvoice(ctx, id));
  const money = "CHF\u00a0648.49";
  expect(de.facts).toEqual([
    { label: "Rechnung", value: "INV-2026-0001" },
    { label: "Rechnungsbetrag", value: money, isAmount: true },
    { label: "Erhalten", value: money },
  ]);
});

it("the link of a draft opens in the language of the e-mail, and that of a sent invoice asks for another", async () => {
  const ctx = await sendingMember(testPlatform(await freshSqlite()));
  const addresses = async (status: "draft" | "sent") => {
    const id = await invoiceWith(ctx, status, { language: "de" });
    const letters = await findInvoiceLetters(ctx, await findInvoice(ctx, id));
    return (["de", "fr"] as const).map((language) => new URL(letters[language].online?.value ?? "").search);
  };
  expect(await addresses("draft")).toEqual(["", ""]);
  expect(await addresses("sent")).toEqual(["", "?lang=fr"]);
});
