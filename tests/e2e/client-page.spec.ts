import { expect } from "@playwright/test";
import { allowSending, open, register } from "./journey.ts";
import { makeSentInvoice } from "./records.ts";
import { test } from "./test.ts";

test("a client opens its page on a phone without scripts, proposes an address, and the owner accepts", async ({
  page,
  openWindow,
}) => {
  await allowSending(await register(page));
  await makeSentInvoice(page, "Hotel Bergrose", { saveClient: "on" });
  await open(page, "/clients");
  await page.getByRole("link", { name: "Hotel Bergrose", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("Hotel Bergrose");
  const own = new URL(page.url()).pathname;
  await open(page, `${own}/page`);
  await page.locator("#client-page .button").click();
  const address = await page
    .locator("main")
    .getByText(/\/c\/[\w-]{43}/)
    .first()
    .textContent();
  const link = /\/c\/[\w-]{43}/.exec(address ?? "")?.[0] ?? "";

  const visitor = await openWindow({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await visitor.goto(`${link}?lang=en`);
  await expect(visitor.locator("h1")).toContainText("Hotel Bergrose");
  const width = await visitor.locator("html").evaluate((html) => html.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await visitor.getByRole("link", { name: /INV-/ }).first().click();
  await expect(visitor.locator("h1")).toContainText("INV-");
  await visitor.goto(`${link}/address?lang=en`);
  await visitor.locator("[name=street]").fill("Bahnhofplatz");
  await visitor.locator("[name=buildingNumber]").fill("1");
  await visitor.locator("[name=postalCode]").fill("3011");
  await visitor.locator("[name=city]").fill("Bern");
  await visitor.locator("[name=proposer]").fill("Eva Kunz");
  await visitor.locator("#client-address .button-primary").click();
  await expect(visitor.locator("main")).toContainText("It counts once the sender has accepted it.");

  await open(page, "/dashboard");
  await page.locator(".todo a").filter({ hasText: /./ }).first().click();
  await expect(page).toHaveURL(own);
  await expect(page.locator(".facts")).not.toContainText("3011 Bern");
  await expect(page.locator("main")).toContainText("Eva Kunz");
  await page.locator("[id^=accept-] .button-primary").click();
  await expect(page.locator("main .flash")).toContainText("accepted");
  await expect(page.locator(".facts")).toContainText("3011 Bern");
});
