import { expect, type Page } from "@playwright/test";
import { faultsOf } from "../accessibility/axe.ts";
import { hasScripts, open, register } from "../journey.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { makeSentInvoice } from "../records.ts";
import { test } from "../test.ts";

/** A browser for tests calls itself a robot, and is not counted. */
const READER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

const LANGUAGES = process.env.FULL === "1" ? ["de", "fr", "it", "en"] : ["de"];

const DEVICES = Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } });

for (const [device, viewport] of someOfDay(DEVICES, 1, "device of a client who pays")) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, permissions: ["clipboard-read", "clipboard-write"] });

    test("a client opens the link, takes what the bank needs and sees the payment arrive", async ({
      page,
      openWindow,
      baseURL,
    }) => {
      await register(page);
      await open(page, await makeSentInvoice(page));
      const link = await linkOn(page);
      expect(link.startsWith(`${baseURL}/i/`)).toBe(true);
      const client = await openWindow({ userAgent: READER, locale: "it-CH" });
      await client.goto(link);
      await expect(client.locator(".due .display")).toContainText("648.44");
      await expect(client.locator("h1")).toContainText(/^Invoice S?INV-/);
      await copyFacts(client);
      await seeCode(client, device);
      for (const language of LANGUAGES) await checkLook(client, `${link}?lang=${language}`);
      const [file] = await Promise.all([
        client.waitForEvent("download"),
        client.locator(".is-client .actions a").first().click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/INV-.*\.pdf$/);
      expect(await client.context().cookies()).toEqual([]);
      await page.reload();
      await expect(page.getByText(/Opened on/)).toBeVisible();
      expect(await isTooWide(page)).toBe(false);
      await pay(page);
      await client.goto(link);
      await expect(client.locator(".due .status")).toContainText("Paid on");
      await expect(client.locator(".copy-list")).toHaveCount(0);
      if (hasScripts()) expect(await faultsOf(client)).toEqual([]);
    });
  });
}

test("a link that its writer has ended leads to a page that says nothing", async ({ page, messages }) => {
  messages.expect(/status of 404/);
  await register(page);
  await open(page, await makeSentInvoice(page));
  const link = await linkOn(page);
  await page.locator(".link-line summary").click();
  await page.getByRole("button", { name: "Deactivate link" }).click();
  await expect(page.getByText("The link was deactivated.")).toBeVisible();
  await page.goto(link);
  await expect(page.locator("h1")).toHaveText("This page cannot be found");
  if (hasScripts()) expect(await faultsOf(page)).toEqual([]);
});

async function linkOn(page: Page): Promise<string> {
  return (await page.locator('a[href*="/i/"]').getAttribute("href")) ?? "";
}

async function pay(page: Page): Promise<void> {
  await page.locator(".is-actions summary").click();
  await page.locator(".is-actions a", { hasText: "Mark as paid" }).click();
  await page.locator("#mark-paid .button-primary").click();
  await expect(page.locator(".title-row .status")).toHaveText("Paid");
}

async function copyFacts(client: Page): Promise<void> {
  const buttons = client.locator("[data-copy]");
  await expect(buttons).toHaveCount(3);
  if (!hasScripts()) return expect(buttons.first()).toBeHidden();
  await buttons.first().click();
  await expect(buttons.first()).toHaveText("Copied");
  expect(await client.evaluate(() => navigator.clipboard.readText())).toBe("CH9300762011623852957");
}

async function seeCode(client: Page, device: string): Promise<void> {
  if (device === "phone") await client.locator("details.fold summary").click();
  await expect(client.locator("svg.scan-code:visible")).toHaveCount(1);
}

async function checkLook(client: Page, address: string): Promise<void> {
  await client.goto(address);
  expect(await isTooWide(client)).toBe(false);
  if (hasScripts()) expect(await faultsOf(client)).toEqual([]);
}

function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
