import { expect, type Page } from "@playwright/test";
import {
  allowSending,
  CONCEPT,
  fillClient,
  fillRow,
  hasScripts,
  open,
  openFold,
  POSTAGE,
  register,
} from "../journey.ts";
import { test } from "../test.ts";

test("an offer is written, sent, changed, accepted by phone, and invoiced in parts", async ({ page }) => {
  await allowSending(await register(page));
  const offer = await writeOffer(page);
  await expect(page.locator("main .status")).toHaveText("Draft");
  await expect(page.locator(".sheet")).toContainText("Delivery within four weeks");
  await expect(page.locator(".sheet")).toContainText("Valid until");

  await page.locator("main a[href$='/send']").first().click();
  await expect(page.locator("[name=subject]")).toHaveValue("Offer OFF-2026-0001 from Anna Muster");
  await page.locator("#send-offer .button-primary").click();
  await expect(page.locator("main .status")).toHaveText("Sent");
  await expect(page.locator("a[href*='/o/']")).toBeVisible();
  await expect(page.locator(".copy")).toBeVisible({ visible: hasScripts() });

  await page.locator("main a[href$='/edit']").click();
  await expect(page.locator("#writing .flash").first()).toContainText("version 2");
  await openFold(page, "subject");
  await page.locator("[name=subject]").fill("Two posters");
  if (hasScripts()) await expect(page.locator("#paper .sheet")).toContainText("Two posters");
  await page.locator("#offer .button-primary").last().click();
  await expect(page.locator("main .status")).toHaveText("Draft");
  await expect(page.locator("dl.facts")).toContainText("PDF of version 1");
  await more(page, "form[action$='/mark-sent'] button");
  await expect(page.locator("main .status")).toHaveText("Sent");

  await page.locator("main a[href$='/accept']").click();
  await page.locator("[name=remark]").fill("By phone");
  await page.locator("#answer-offer .button-primary").click();
  await expect(page.locator("main .status")).toHaveText("Accepted");
  await expect(page.locator("dl.facts")).toContainText("recorded by you");

  await page.locator("main a[href$='/part-invoice']").first().click();
  await page.locator("[name=percent]").fill("30");
  await page.locator("#invoice-offer .button-primary").click();
  await expect(page.locator(".sheet")).toContainText("Part payment of 30");
  await page.locator(".is-actions summary").click();
  await page.locator("form[action$='/mark-sent'] button").click();
  await open(page, offer);
  await page.locator("form[action$='/final-invoice'] button:visible").click();
  await expect(page.locator(".sheet")).toContainText("−179.96");
  await open(page, "/offers");
  await expect(page.locator("tbody")).toContainText("Invoiced");
});

test("one click makes an invoice of an accepted offer", async ({ page }) => {
  await register(page);
  await writeOffer(page);
  await page.locator("form[action$='/mark-sent'] button:visible").first().click();
  await expect(page.locator("main .status")).toHaveText("Sent");
  await page.locator("main a[href$='/accept']").click();
  await page.locator("#answer-offer .button-primary").click();
  await page.locator("form[action$='/to-invoice'] button:visible").click();
  await expect(page).toHaveURL(/\/invoice\/[\w-]+$/);
  await expect(page.locator(".sheet")).toContainText("Konzept");
});

/** @returns its address */
async function writeOffer(page: Page): Promise<string> {
  await open(page, "/offers");
  await page.locator("main a[href='/offers/create']:visible").first().click();
  await fillClient(page, "Kulturhaus Obertor");
  if (!hasScripts()) await page.locator("[name=clientCity]").fill("Winterthur");
  await fillRow(page, 0, CONCEPT);
  await page.locator("button[name=add]").click();
  await fillRow(page, 1, POSTAGE);
  await openFold(page, "terms");
  await page.locator("[name=terms]").fill("Delivery within four weeks");
  await page.locator("#offer .button-primary").last().click();
  await expect(page.locator("main .status")).toHaveText("Draft");
  return new URL(page.url()).pathname;
}

async function more(page: Page, entry: string): Promise<void> {
  await page.locator(".is-actions summary").click();
  await page.locator(`.is-actions ${entry}`).click();
}
