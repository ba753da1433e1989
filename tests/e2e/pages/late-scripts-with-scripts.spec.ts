import { expect, type Page } from "@playwright/test";
import { addClient, allowSending, fillClient, register, save } from "../journey.ts";
import { test } from "../test.ts";

test("what is typed into an invoice before the scripts come stays, with its focus, and is saved", async ({
  page,
}) => {
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  const start = await holdScripts(page);
  await page.goto("/invoice/create", { waitUntil: "commit" });
  const typed = {
    clientName: "Atelier Nord",
    "items[0].description": "Konzept",
    "items[0].quantity": "4",
    "items[0].unitPrice": "150",
    notes: "Vielen Dank.",
  };
  await openFolds(page);
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await markFields(page);
  await field(page, "clientName").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  start();
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  for (const [name, value] of Object.entries(typed)) {
    await expect(field(page, name)).toHaveValue(value);
    await expect(field(page, name)).toHaveAttribute("data-early", "");
  }
  await expect(field(page, "clientName")).toBeFocused();
  await page.keyboard.type("-");
  await expect(field(page, "clientName")).toHaveValue("Atelier Nor-d");
  await expect(field(page, "clientName")).toHaveRole("combobox");
  await expect(field(page, "clientEmail")).toBeVisible();
  await fillClient(page, "Atelier Nord");
  await save(page);
  for (const saved of ["Atelier Nord", "Konzept", "600.00", "Vielen Dank."])
    await expect(page.locator("main")).toContainText(saved);
});

test("the client of a template is typed into one field, before the scripts come and afterwards", async ({
  page,
}) => {
  await allowSending(await register(page));
  await addClient(page, "Kulturhaus Obertor");
  const start = await holdScripts(page);
  await page.goto("/templates/create", { waitUntil: "commit" });
  await field(page, "clientName").fill("Kultur");
  await markFields(page);
  await field(page, "clientName").focus();
  start();
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  await expect(field(page, "clientName")).toHaveAttribute("data-early", "");
  await expect(field(page, "clientName")).toBeFocused();
  await expect(field(page, "clientName")).toHaveValue("Kultur");
  await page.keyboard.type("haus");
  await page.getByRole("option", { name: "Kulturhaus Obertor" }).click();
  await expect(page.locator("input[name=clientId]")).toHaveValue(/./);
});

function field(page: Page, name: string) {
  return page.locator(`main [name="${name}"]`).first();
}

async function holdScripts(page: Page): Promise<() => void> {
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  return () => start();
}

/** Marks the fields as they stood in the page that the server sent. */
async function markFields(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>("main [name]")) one.dataset.early = "";
  });
}

/** Once the whole form is there. */
async function openFolds(page: Page): Promise<void> {
  await page.locator("#invoice .button-primary").first().waitFor({ state: "attached" });
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
  });
}
