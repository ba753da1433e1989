import { expect, type Page } from "@playwright/test";
import { addClient, allowSending, open, register } from "../journey.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { test } from "../test.ts";

const INVOICE = { path: "/invoice/create", form: "invoice", first: "Choose a client." };
const OTHERS = [
  { path: "/offers/create", form: "offer", first: "Choose a client." },
  { path: "/recurring/create", form: "series", first: "Choose a client." },
  { path: "/clients/create", form: "client", first: "This field is required." },
  { path: "/catalogue/create", form: "catalogue", first: "Enter a name in at least one language." },
  { path: "/profile/webhooks/create", form: "webhook", first: "This field is required." },
];

for (const { path, form, first } of [INVOICE, ...someOfDay(OTHERS, 1, "form with errors")]) {
  test(`each error of ${path} is one click from its field, and the others stay`, async ({
    page,
    messages,
  }) => {
    messages.expect(/status of 422/);
    await allowSending(await register(page));
    await open(page, path);
    await saveEmpty(page, form);
    await expect(page.locator(".error-summary li").first()).toContainText(first);
    await followEachError(page);
    await expect(page).toHaveURL(path);
  });
}

test("a client without an address is asked for it, in fields that open", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await register(page);
  for (const path of ["/invoice/create", "/offers/create"]) {
    await open(page, path);
    await page.locator("[name=clientName]").fill("Kulturhaus Obertor");
    await page.locator("main form[id] .button-primary").last().click();
    await expect(page.locator(".error-summary li")).toHaveCount(6);
    const fold = page.locator("details.fold", { has: page.locator("[name=clientEmail]") });
    await fold.evaluate((details: HTMLDetailsElement) => (details.open = false));
    await followEachError(page);
  }
});

test("a recurring invoice offers to add a client where one is missing", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/recurring/create");
  await saveEmpty(page, "series");
  await followEachError(page);
  await expect(page.locator("#series-clientName-error")).toHaveText("Choose a client.");
});

test("on a phone a look at the sheet leaves the errors where they are", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  await open(page, "/invoice/create");
  await saveEmpty(page, "invoice");
  const errors = page.locator(".error-summary li");
  const count = await errors.count();
  const [write, sheet] = [page.locator(".tabs a").first(), page.locator(".tabs a").last()];
  await sheet.click();
  await expect(page.locator("#paper")).toBeVisible();
  await write.click();
  await expect(errors).toHaveCount(count);
  await page.goBack();
  await expect(page.locator("#paper")).toBeVisible();
});

async function saveEmpty(page: Page, form: string): Promise<void> {
  await page.locator(`#${form} .button-primary`).last().click();
  await expect(page.locator(".error-summary")).toBeFocused();
}

async function followEachError(page: Page): Promise<void> {
  const links = page.locator(".error-summary a");
  const count = await links.count();
  expect(count).toBeGreaterThan(0);
  const wrong = await page.locator("[aria-invalid=true]").count();
  for (let index = 0; index < count; index++) {
    const link = links.nth(index);
    const target = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page.locator(target)).toBeFocused();
    await expect(links).toHaveCount(count);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(wrong);
  }
}
