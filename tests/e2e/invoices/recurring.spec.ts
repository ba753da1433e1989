import { expect } from "@playwright/test";
import {
  addClient,
  allowSending,
  CONCEPT,
  fillRow,
  hasScripts,
  open,
  openFold,
  register,
  save,
} from "../journey.ts";
import { test } from "../test.ts";

test("an invoice is made recurring, checked in its preview, skipped, paused and ended", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  await allowSending(await register(page));
  await addClient(page, "Kulturhaus Obertor");
  await page.locator("main a[href*='/invoice/create']").first().click();
  await fillRow(page, 0, CONCEPT);
  await save(page);
  await page.locator(".is-actions summary").click();
  await page.locator("a[href*='/recurring/create?invoice=']").click();

  await expect(page.locator("[name=name]")).toHaveValue("Kulturhaus Obertor");
  await openFold(page, "subject");
  await openFold(page, "day");
  await page.locator("[name=subject]").fill("Work in {mnth}");
  await page.locator("[name=day]").selectOption("last");
  await page.locator("select[name=language]").selectOption("en");
  const submit = page.locator("#series .button-primary");
  await submit.click();
  await expect(page.locator(".error-summary")).toContainText("We do not know {mnth}.");
  await page.locator("[name=subject]").fill("Work in {month}");
  await page.locator("[name='items[0].quantity']").fill("4");
  if (hasScripts()) await expect(page.locator(".sheet")).toContainText("799.80");
  await submit.click();

  await expect(page.locator("h1")).toHaveText("Kulturhaus Obertor");
  await expect(page.locator("dl.facts time")).toHaveCount(3);
  await expect(page.locator(".sheet")).toContainText("Work in ");
  const first = await page.locator("dl.facts time").nth(1).textContent();
  await page.getByRole("button", { name: "Skip the next" }).click();
  await expect(page.locator("main .flash")).toContainText("The next invoice is skipped.");
  await expect(page.locator("dl.facts time").first()).toHaveText(first ?? "");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.locator("main .status")).toHaveText("paused");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.locator("main .status")).toHaveText("running");
  await page.locator("a[href$='/end']").click();
  await page.locator("#end-series .button-danger").click();
  await expect(page.locator("main .status")).toHaveText("ended");
  await open(page, "/recurring");
  await expect(page.locator("tbody")).toContainText("ended");
});
