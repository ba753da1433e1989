import { expect, type Locator } from "@playwright/test";
import { addClient, open, register } from "./journey.ts";
import { test } from "./test.ts";

test("where the system gives the colours, one still sees where one is", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await register(page);
  await addClient(page, "Velo Lüthi");
  const nav = page.locator(".bar-nav a");
  await expect(nav.nth(3)).toHaveAttribute("aria-current", "true");
  expect(await lineOf(nav.nth(3))).toBe("underline");
  expect(await lineOf(nav.nth(1))).toBe("none");
  await open(page, "/clients");
  await page.keyboard.press("j");
  const row = page.locator("tbody tr[aria-current]");
  expect(await row.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");

  await open(page, "/invoices?status=paid&month=2026-01");
  const widths = await page
    .locator(".filters a")
    .evaluateAll((links) =>
      links.map((link) => [link.hasAttribute("aria-current"), getComputedStyle(link).borderBlockEndWidth]),
    );
  expect(widths.filter(([isCurrent]) => isCurrent)).toEqual([[true, "3px"]]);
  expect(new Set(widths.filter(([isCurrent]) => !isCurrent).map(([, width]) => width))).toEqual(
    new Set(["0px"]),
  );
});

test("a payment slip stays black on white, so that its code can be read", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await open(page, "/");
  const slip = page.locator(".slip").first();
  const ground = await slip.evaluate((element) => getComputedStyle(element).backgroundColor);
  const code = slip.locator(".slip-qr path").first();
  expect([ground, await code.evaluate((element) => getComputedStyle(element).fill)]).toEqual([
    "rgb(255, 255, 255)",
    "rgb(0, 0, 0)",
  ]);
});

function lineOf(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element).textDecorationLine);
}
