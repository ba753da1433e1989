import { expect } from "@playwright/test";
import { addClient, fillAddressee, fillRow, open, register, save } from "./journey.ts";
import { test } from "./test.ts";

test("a client is added, found, changed and deleted, from the list", async ({ page }) => {
  await register(page);
  await open(page, "/clients");
  await page.locator(".title-row .button-primary").click();
  await fillAddressee(page, "Bäckerei Zbinden");
  await page.locator("#client .button-primary").click();
  await expect(page).toHaveURL(/\/clients\/[\da-f-]{36}$/);
  await expect(page.locator("h1")).toHaveText("Bäckerei Zbinden");
  await expect(page.locator(".facts")).toContainText("8400 Winterthur");
  await addClient(page, "Hotel Bergrose");

  await open(page, "/clients");
  await expect(page.locator("tbody tr")).toHaveCount(2);
  await page.locator("[name=q]").fill("backerei");
  await page.locator("[name=q]").press("Enter");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await expect(page).toHaveURL(/\/clients\?q=backerei$/);

  await page.locator("[data-cell=actions] a").first().click();
  await expect(page.locator("#client [name=name]")).toHaveValue("Bäckerei Zbinden");
  await page.locator("#client [name=name]").fill("Bäckerei Zbinden & Söhne");
  await page.locator("#client .button-primary").click();
  await expect(page.locator("main .flash")).toContainText("Changes saved.");
  await expect(page.locator("main")).toContainText("Bäckerei Zbinden & Söhne");

  await open(page, "/clients?q=backerei");
  await page.locator("[data-cell=actions] a").last().click();
  await expect(page.locator("#delete-client")).toContainText("Bäckerei Zbinden & Söhne");
  await page.locator("#delete-client .button-danger").click();
  await expect(page.locator("main .flash")).toContainText("Bäckerei Zbinden & Söhne is deleted.");
  await open(page, "/clients");
  await expect(page.locator("tbody tr")).toHaveCount(1);
});

test("a postal code with several places offers them", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await register(page);
  await open(page, "/clients/create");
  await fillAddressee(page, "Kulturhaus Zug");
  await page.locator("[name=postalCode]").fill("6300");
  await page.locator("[name=name]").press("Enter");
  await expect(page.locator("#client-city-error")).toContainText("Zug, Zugerberg");
  await expect(page.locator("datalist option")).toHaveCount(2);
  await page.locator("[name=city]").fill("Zug");
  await page.locator("#client .button-primary").click();
  await expect(page.locator(".facts")).toContainText("6300 Zug");
});

test("two of the same client are pointed out, and kept", async ({ page }) => {
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await addClient(page, "KULTURHAUS OBERTOR");
  const hint = page.locator("main .flash a");
  await expect(page.locator("main .flash")).toContainText("Another client has the same e-mail address");
  await hint.click();
  await expect(page.locator("h1")).toHaveText("Kulturhaus Obertor");
});

test("a client without an e-mail address gets letters by post, and its invoice is printed", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  await register(page);
  await open(page, "/clients/create");
  await fillAddressee(page, "Frieda Amstutz");
  await page.locator("[name=email]").fill("");
  await page.locator("#client .button-primary").click();
  await expect(page.locator("#client-email-error")).toBeVisible();
  await page.locator("[name=delivery]").selectOption("post");
  await page.locator("#client .button-primary").click();
  await expect(page.locator("h1")).toHaveText("Frieda Amstutz");
  await expect(page.locator(".facts")).toContainText("No e-mail, by post");

  const client = page.url().split("/").at(-1);
  await open(page, `/invoice/create?client=${client}`);
  await fillRow(page, 0, { description: "Treppe gestrichen", quantity: "1", unitPrice: "450", vatRate: "0" });
  await save(page);
  const invoice = new URL(page.url()).pathname;
  await open(page, `${invoice}/send`);
  await expect(page.locator("main")).toContainText("This client gets letters by post and no e-mails.");
  await page.getByRole("button", { name: "Mark as sent" }).click();
  await expect(page).toHaveURL(new RegExp(`${invoice}$`));
});
