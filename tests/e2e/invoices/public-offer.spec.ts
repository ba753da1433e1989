import { expect, type Page } from "@playwright/test";
import { faultsOf } from "../accessibility/axe.ts";
import { CONCEPT, fillClient, fillRow, hasScripts, open, register } from "../journey.ts";
import { test } from "../test.ts";

const LANGUAGES = process.env.FULL === "1" ? ["de", "fr", "it", "en"] : ["de"];

test("a client reads an offer on a phone, accepts it with their name, and its writer sees it", async ({
  page,
  openWindow,
  messages,
}) => {
  messages.expect(/status of 422/);
  await register(page);
  const link = await sendOffer(page);
  const client = await openWindow({ viewport: { width: 390, height: 844 } });
  for (const language of LANGUAGES) await checkLook(client, `${link}?lang=${language}`);
  await client.goto(`${link}?lang=en`);
  await client.getByRole("link", { name: "Accept offer" }).click();
  await client.getByRole("button", { name: /^Accept for CHF/ }).click();
  await expect(client.locator("#accept-offer-name-error")).toBeVisible();
  if (hasScripts()) expect(await faultsOf(client)).toEqual([]);
  await client.locator("[name=name]").fill("Anna Łącka");
  await client.locator("[name=remark]").fill("Gladly");
  await client.getByRole("button", { name: /^Accept for CHF/ }).click();
  await expect(client.locator(".due .status")).toContainText("by Anna Łącka");
  await expect(client.getByRole("link", { name: "Accept offer" })).toHaveCount(0);
  if (hasScripts()) expect(await faultsOf(client)).toEqual([]);
  expect(await client.context().cookies()).toEqual([]);
  await page.reload();
  await expect(page.locator(".title-row .status")).toHaveText("Accepted");
  await expect(page.locator(".facts")).toContainText("Gladly");
});

/** @returns its link */
async function sendOffer(page: Page): Promise<string> {
  await open(page, "/offers/create");
  await fillClient(page, "Kulturhaus Obertor");
  await fillRow(page, 0, CONCEPT);
  await page.locator("main form .button-primary").last().click();
  await page.locator(".button-primary:visible", { hasText: "Mark as sent" }).click();
  await expect(page.locator(".title-row .status")).toHaveText("Sent");
  return (await page.locator('a[href*="/o/"]').getAttribute("href")) ?? "";
}

async function checkLook(client: Page, address: string): Promise<void> {
  await client.goto(address);
  const [scrollWidth = 0, clientWidth = 0] = await client.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  if (hasScripts()) expect(await faultsOf(client)).toEqual([]);
}
