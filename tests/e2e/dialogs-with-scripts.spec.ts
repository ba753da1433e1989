import { expect, type Page } from "@playwright/test";
import { faultsOf } from "./accessibility/axe.ts";
import { addClient, allowSending, fillAddressee, open, register } from "./journey.ts";
import { makeInvoice } from "./records.ts";
import { test } from "./test.ts";

test("a form opens over the page it was asked from, at its first field, and Escape gives focus back", async ({
  page,
}) => {
  await register(page);
  await open(page, "/clients");
  const link = page.locator(".title-row .button-primary");
  await link.click();
  const dialog = page.getByRole("dialog", { name: "New client" });
  await expect(dialog.locator("[name=name]")).toBeFocused();
  await expect(page).toHaveURL(/\/clients$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  for (const leave of ["button", "link"] as const) {
    await link.click();
    await dialog.getByRole(leave, { name: leave === "link" ? "Cancel" : "Close" }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test("a form that opens asks for its data once", async ({ page }) => {
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/clients");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const dialog = await openEdit(page);
  await expect(dialog.locator("[name=name]")).toBeFocused();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.endsWith("/edit"))).toHaveLength(1);
});

test("errors stand in the dialog, with everything typed, and its links lead to the fields", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/clients?q=kultur");
  const dialog = await openEdit(page);
  await dialog.locator("[name=email]").fill("rechnung");
  await dialog.locator("[name=contact]").fill("Regula");
  await dialog.locator("[name=contact]").press("Enter");
  await expect(dialog.locator(".error-summary")).toBeFocused();
  await expect(dialog.locator("#client-email-error")).toBeVisible();
  await expect(dialog.locator("[name=contact]")).toHaveValue("Regula");
  await dialog.locator(".error-summary a").click();
  await expect(dialog.locator("[name=email]")).toBeFocused();
  await dialog.locator("[name=email]").fill("neu@example.ch");
  await dialog.locator(".button-primary").click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/clients\?q=kultur$/);
  await expect(page.locator("main .flash")).toContainText("Changes saved.");
  await expect(page.locator("tbody")).toContainText("neu@example.ch");
  await expect(page.locator("[data-cell=actions] a").first()).toBeFocused();
});

test("a change made elsewhere in the meantime is not overwritten", async ({ page, messages }) => {
  messages.expect(/status of 409/);
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/clients");
  const dialog = await openEdit(page);
  const elsewhere = await page.context().newPage();
  await open(elsewhere, (await page.locator("[data-cell=actions] a").first().getAttribute("href"))!);
  await elsewhere.locator("[name=name]").fill("Obertor AG");
  await elsewhere.locator("#client .button-primary").click();
  await expect(elsewhere.locator("h1")).toHaveText("Obertor AG");
  await dialog.locator("[name=name]").fill("Zu spät");
  await dialog.locator(".button-primary").click();
  await expect(dialog.getByRole("alert")).toContainText("changed elsewhere");
  await expect(dialog.locator("[name=name]")).toHaveValue("Zu spät");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
  await openEdit(page);
  await expect(dialog.locator("[name=name]")).toHaveValue("Obertor AG");
});

test("the last one of a list is deleted over the list, which then says how to begin", async ({ page }) => {
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/clients");
  await page.locator("[data-cell=actions] a").last().click();
  const dialog = page.getByRole("dialog", { name: "Delete client" });
  await dialog.locator(".button-danger").click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/clients$/);
  await expect(page.locator(".empty")).toContainText("No clients yet");
});

test("from the client's own page, deleting leads to the list and changing back to the page", async ({
  page,
}) => {
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  const dialog = page.getByRole("dialog");
  await page.locator(".actions a", { hasText: "Edit" }).click();
  await dialog.locator("[name=name]").fill("Obertor AG");
  await dialog.locator(".button-primary").click();
  await expect(page.locator("h1")).toHaveText("Obertor AG");
  await expect(dialog).toHaveCount(0);
  await page.locator(".actions summary", { hasText: "More" }).click();
  await page.locator(".actions a", { hasText: "Delete" }).click();
  await dialog.locator(".button-danger").click();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(page.locator("main .flash")).toContainText("Obertor AG is deleted.");
});

test("the postal code fills the city in a dialog too, in Switzerland only", async ({ page }) => {
  await register(page);
  await open(page, "/clients");
  await page.locator(".title-row .button-primary").click();
  await fillAddressee(page, "Kulturhaus Obertor");
  const city = page.locator("dialog [name=city]");
  await page.locator("dialog [name=country]").selectOption("AT");
  await page.locator("dialog [name=postalCode]").fill("1010");
  await page.locator("dialog [name=postalCode]").blur();
  await expect(city).toHaveValue("");
  await page.locator("dialog [name=country]").selectOption("CH");
  await page.locator("dialog [name=postalCode]").fill("8400");
  await page.locator("dialog [name=postalCode]").blur();
  await expect(city).toHaveValue("Winterthur");
});

test("the language of PDF and e-mail is chosen over the invoice", async ({ page }) => {
  await allowSending(await register(page));
  await open(page, await makeInvoice(page));
  const link = page.getByRole("link", { name: "In another language" });
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Language of e-mail and PDF" });
  await expect(dialog.getByLabel("English")).toBeChecked();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await link.press("Enter");
  await dialog.getByLabel("Italiano").check();
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download PDF" }).click();
  expect((await downloading).url()).toMatch(/\/pdf\?language=it$/);
  await expect(dialog).toHaveCount(0);
  await link.click();
  await dialog.getByLabel("Italiano").check();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/send\?language=it$/);
  await expect(page.locator("[name=subject]")).toHaveValue(/^Fattura /);
});

async function openEdit(page: Page) {
  await page.locator("[data-cell=actions] a").first().click();
  const dialog = page.getByRole("dialog", { name: "Edit client" });
  await expect(dialog.locator("[name=name]")).toBeFocused();
  return dialog;
}

test("what is typed in a dialog is thrown away only after a question, and nothing else is asked about", async ({
  page,
}) => {
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/clients");
  const dialog = await openEdit(page);
  const name = dialog.locator("[name=name]");
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  await name.fill("Halb geschrieben");
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => dialog.getByRole("link", { name: "Cancel" }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await question.getByRole("button", { name: "Keep writing" }).click();
    await expect(question).toHaveCount(0);
    await expect(name).toHaveValue("Halb geschrieben");
  }
  await page.keyboard.press("Escape");
  for (let times = 0; times < 2; times++) {
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue("Halb geschrieben");
  await page.keyboard.press("Escape");
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);
  await openEdit(page);
  await name.fill("Anders");
  await name.fill("Kulturhaus Obertor");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(question).toHaveCount(0);
});
