import { expect, type Page } from "@playwright/test";
import { INVOICE_FIELDS } from "../../support/browsing.ts";
import { allowSending, CONCEPT, fillClient, fillRow, open, register, save } from "../journey.ts";
import { isOfDay } from "../../support/choice-of-day.ts";
import { test } from "../test.ts";
import { check, describeLooks, expectSound } from "./look.ts";

describeLooks(() => {
  test("axe finds nothing on a refused invoice", async ({ page, messages }) => {
    messages.expect(/status of 422/);
    await register(page);
    await open(page, "/invoice/create");
    await save(page);
    await expect(page.locator(".error-summary")).toBeFocused();
    await expectSound(page, "a refused invoice");
  });

  test("axe finds nothing on an invoice and its preview", async ({ page }) => {
    await allowSending(await register(page));
    await open(page, "/invoice/create");
    await fillClient(page, "Kulturhaus Obertor");
    const panel = page.locator("#slip-preview");
    // On a phone, the sheet is a tab of its own.
    const tabs = page.locator(".tabs a");
    const show = async (tab: "first" | "last") => {
      if (await tabs.first().isVisible()) await tabs[tab]().click();
    };
    await show("last");
    await expect(panel.locator(".missing")).toBeVisible();
    await expectSound(page, "what a preview still needs");
    await show("first");
    await page.locator("[name=clientCity]").fill("Winterthur");
    await fillRow(page, 0, CONCEPT);
    await show("last");
    await expect(panel.locator(".slip-pay")).toBeVisible();
    await expectSound(page, "a preview");
    await show("first");
    await save(page);
    await expect(page.locator(".sheet")).toBeVisible();
    await expectSound(page, "an invoice");
  });

  test("axe finds nothing on what is done with an invoice", async ({ page }) => {
    test.skip(!isOfDay("axe finds nothing on what is done with an invoice"), "today others are looked at");
    await allowSending(await register(page));
    const invoice = await writeInvoice(page);
    await page.goto(invoice);
    await page.locator(".is-actions summary").click();
    await expectSound(page, "an invoice with its menu open");
    await check(page, `${invoice}/language`);
    await check(page, `${invoice}/send`);
    await check(page, `${invoice}/cancel`);
    await page.goto(invoice);
    await page.locator(".is-actions summary").click();
    await page.locator("form[action$='/mark-sent'] button").click();
    await expect(page.locator(".flash")).toBeVisible();
    await expectSound(page, "an invoice that is sent");
    await check(page, `${invoice}/mark-paid`);
    await check(page, `${invoice}/payment`);
    await check(page, "/invoices");
  });

  test("axe finds nothing on an offer, from its draft to its invoices", async ({ page, messages }) => {
    messages.expect(/status of 422/);
    test.skip(
      !isOfDay("axe finds nothing on an offer, from its draft to its invoices"),
      "today others are looked at",
    );
    await allowSending(await register(page));
    await open(page, "/offers/create");
    await page.locator("#offer .button-primary").last().click();
    await expect(page.locator(".error-summary")).toBeFocused();
    await expectSound(page, "a refused offer");
    await fillClient(page, "Theater am Gleis");
    await page.locator("[name=clientCity]").fill("Winterthur");
    await fillRow(page, 0, CONCEPT);
    await page.locator("#offer .button-primary").last().click();
    await expect(page.locator(".sheet")).toBeVisible();
    await expectSound(page, "an offer");
    const offer = new URL(page.url()).pathname;
    for (const path of ["/edit", "/send", "/delete"]) await check(page, offer + path);
    await page.goto(offer);
    await page.locator(".is-actions summary").click();
    await page.locator(".is-actions form[action$='/mark-sent'] button").click();
    await expect(page.locator("main .flash")).toBeVisible();
    await expectSound(page, "an offer that is sent");
    for (const path of ["/accept", "/decline"]) await check(page, offer + path);
    await page.goto(`${offer}/accept`);
    await page.locator("#answer-offer .button-primary").click();
    await expect(page.locator("main .flash")).toBeVisible();
    await expectSound(page, "an offer that is accepted");
    for (const path of ["/to-invoice", "/part-invoice", "/final-invoice"]) await check(page, offer + path);
    await check(page, "/offers");
  });

  test("axe finds nothing on templates", async ({ page }) => {
    test.skip(!isOfDay("axe finds nothing on templates"), "today others are looked at");
    await allowSending(await register(page));
    const invoice = await writeInvoice(page);
    await check(page, `${invoice}/save-as-template`);
    await page.locator("#save-as-template .button-primary").click();
    await expect(page.locator("main .flash")).toBeVisible();
    await expectSound(page, "a list of templates");
    const template = (await page.locator(".row-link").first().getAttribute("href")) ?? "";
    await check(page, template);
    for (const path of ["rename", "delete"]) await check(page, template.replace(/edit$/, path));
    await open(page, "/templates");
    await page.locator("[data-cell=actions] a[href$='/rename']").click();
    await expect(page.locator("dialog [name=name]")).toBeFocused();
    await expectSound(page, "a template that is renamed in a dialog");
  });

  test("axe finds nothing on recurring invoices", async ({ page }) => {
    test.skip(!isOfDay("axe finds nothing on recurring invoices"), "today others are looked at");
    await allowSending(await register(page));
    const invoice = await writeInvoice(page);
    await open(page, `/recurring/create?invoice=${invoice.split("/").at(-1)}`);
    await page.locator("#series .button-primary").click();
    await expect(page.locator("dl.facts time")).toHaveCount(3);
    await expectSound(page, "a recurring invoice");
    const series = new URL(page.url()).pathname;
    for (const path of ["/edit", "/end"]) await check(page, series + path);
    await check(page, "/recurring");
  });
});

/** Writes an invoice without opening a page. @returns the path of its own */
async function writeInvoice(page: Page): Promise<string> {
  const form = { ...INVOICE_FIELDS, saveClient: "on" };
  const written = await page.request.post("/invoice/create", { form, maxRedirects: 0 });
  return written.headers().location ?? "";
}
