import { expect } from "@playwright/test";
import {
  addClient,
  allowSending,
  changeRow,
  CONCEPT,
  fillRow,
  hasScripts,
  open,
  openFold,
  POSTAGE,
  register,
  save,
} from "../journey.ts";
import { test } from "../test.ts";

test("an invoice is saved as a template, renamed, and the next one started from it", async ({ page }) => {
  await allowSending(await register(page));
  await addClient(page, "Kulturhaus Obertor");
  await page.locator("main a[href*='/invoice/create']").first().click();
  await expect(page.locator("[name=clientName]")).toHaveValue("Kulturhaus Obertor");
  await openFold(page, "subject");
  await page.locator("[name=subject]").fill("Betreuung");
  await fillRow(page, 0, CONCEPT);
  await save(page);
  await expect(page.locator(".sheet")).toBeVisible();

  await page.locator(".is-actions summary").click();
  await page.locator("a[href$='/save-as-template']").click();
  await expect(page.locator("[name=name]")).toHaveValue("Kulturhaus Obertor, Betreuung");
  await page.locator("#save-as-template .button-primary").click();
  await expect(page).toHaveURL(/\/templates$/);
  await expect(page.locator("tbody")).toContainText("Kulturhaus Obertor, Betreuung");

  await page.locator("[data-cell=actions] a[href$='/rename']").click();
  await page.locator("#rename-template [name=name]").fill("Monatlich");
  await page.locator("#rename-template .button-primary").click();
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.locator("tbody .row-link")).toHaveText("Monatlich");

  await page.locator("[data-cell=actions] a[href*='/invoice/create?template=']").click();
  await expect(page.locator("[name=clientName]")).toHaveValue("Kulturhaus Obertor");
  await expect(page.locator("[name=subject]")).toHaveValue("Betreuung");
  await save(page);
  await expect(page.locator("h1")).toContainText("INV-2026-0002");
  await expect(page.locator(".sheet")).toContainText("648.44");
});

test("a template is written from nothing, changed and deleted", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await allowSending(await register(page));
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/templates/create");
  const submit = page.locator("#template .button-primary");
  await page.locator("[name=name]").fill("Miete");
  if (hasScripts()) {
    await page.getByRole("combobox").first().fill("kultur");
    await page.getByRole("option", { name: "Kulturhaus Obertor" }).click();
    await expect(page.getByRole("combobox").first()).toHaveValue("Kulturhaus Obertor");
  } else {
    await page.locator("select[name=clientId]").selectOption({ index: 1 });
  }
  await fillRow(page, 0, CONCEPT);
  await page.locator("button[name=add]").click();
  await fillRow(page, 1, POSTAGE);
  await changeRow(page, 0, "remove");
  await expect(page.locator("[name='items[0].description']")).toHaveValue("Porto");
  await page.locator("[name=termDays]").fill("400");
  await submit.click();
  await expect(page.locator(".error-summary")).toContainText("Enter a number from 1 to 365.");
  await expect(page.locator("[name='items[0].description']")).toHaveValue("Porto");
  await page.locator("[name=termDays]").fill("10");
  await submit.click();
  await expect(page.locator("tbody")).toContainText("Kulturhaus Obertor");

  await page.locator("tbody .row-link").click();
  await page.locator("[name=notes]").fill("Danke");
  await submit.click();
  await expect(page.locator("main .flash")).toContainText("Template changed.");
  await page.locator("[data-cell=actions] a[href$='/delete']").click();
  await page.locator("#delete-template .button-danger").click();
  await expect(page.locator(".empty")).toContainText("No templates yet");
});
