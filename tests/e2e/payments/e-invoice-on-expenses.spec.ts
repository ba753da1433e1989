import { expect } from "@playwright/test";
import { PDFDocument } from "pdf-lib";
import { ciiInvoice } from "../../support/e-invoices/received.ts";
import { drawInvoice } from "../../support/invoices/draw-invoice.ts";
import { invoiceDocument } from "../../support/invoices/invoice-document.ts";
import { hasScripts, open, register } from "../journey.ts";
import { test } from "../test.ts";

test("where XML and QR code contradict each other, a person chooses, and the expense is saved", async ({
  page,
}) => {
  const pdf = await PDFDocument.load(await drawInvoice(invoiceDocument()));
  await pdf.attach(Buffer.from(ciiInvoice()), "factur-x.xml");
  const file = { name: "both.pdf", mimeType: "application/pdf", buffer: Buffer.from(await pdf.save()) };
  await register(page);
  await open(page, "/expenses/read");
  await page.locator("[name=file]").setInputFiles(file);
  if (!hasScripts()) await page.locator("#read-receipt button.button").click();
  await expect(page.getByText("contradict each other")).toBeVisible();
  const amount = page.locator("[name='rows[0].gross']");
  await expect(amount).toHaveValue("");
  await page.getByRole("link", { name: "Use what the QR code says" }).click();
  await expect(amount).toHaveValue("6'444.92");
  await page.getByRole("link", { name: "Use what the e-invoice says" }).click();
  await expect(amount).toHaveValue("598.20");
  await page.locator("[name=category]").selectOption("office");
  await page.getByRole("button", { name: "Save expense" }).click();
  await expect(page).toHaveURL(/\/expenses\/[\da-f-]{36}$/);
  await expect(page.getByText("both.pdf")).toBeVisible();
});
