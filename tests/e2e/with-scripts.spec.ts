import { expect, type Request } from "@playwright/test";
import { changeRow, CONCEPT, fillClient, fillRow, open, POSTAGE, register } from "./journey.ts";
import { test } from "./test.ts";

test("totals follow the typing, and rows come and go without a page load", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  const total = page.locator(".items-foot .sum").last();
  await fillRow(page, 0, CONCEPT);
  await expect(total).toContainText("648.44");
  let loads = 0;
  page.on(
    "request",
    (request) => (loads += request.isNavigationRequest() || request.url().includes("/create") ? 1 : 0),
  );
  await page.locator("button[name=add]").click();
  await fillRow(page, 1, POSTAGE);
  await expect(total).toContainText("648.49");
  await expect(page.locator(".items-foot .totals")).toContainText("48.59");
  await changeRow(page, 1, "remove");
  await expect(total).toContainText("648.44");
  expect(loads).toBe(0);
});

test("the page of a link is fetched while the pointer rests on it, and shown by a click", async ({
  page,
}) => {
  await register(page);
  await open(page, "/dashboard");
  const isAhead = (request: Request) => request.headers()["sec-purpose"]?.startsWith("prefetch") ?? false;
  const link = page.locator(".bar-nav a[href='/clients']");
  const [ahead] = await Promise.all([page.waitForRequest(isAhead), link.hover()]);
  expect(new URL(ahead.url()).pathname).toBe("/clients");
  await link.click();
  await expect(page.locator("h1")).toHaveText("Clients");
});

test("the postal code fills the city", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  await fillClient(page, "Kulturhaus Obertor");
  await page.locator("[name=clientPostalCode]").blur();
  await expect(page.locator("[name=clientCity]")).toHaveValue("Winterthur");
});

test("a password can be shown while it is typed", async ({ page }) => {
  await open(page, "/login");
  await page.locator("[name=password]").fill("geheim");
  await page.locator(".affix button").click();
  await expect(page.locator("[name=password]")).toHaveAttribute("type", "text");
});

test("clicks while the scripts take over break nothing", async ({ page }) => {
  await page.addInitScript(clickAllTheWhile);
  await register(page);
  await open(page, "/clients/create");
  expect(await page.evaluate(() => "clicks" in window)).toBe(true);
});

test("what was typed before the scripts took over counts", async ({ page }) => {
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  await register(page);
  await page.goto("/clients/create", { waitUntil: "commit" });
  await page.locator("[name=name]").fill("Atelier");
  start();
  await expect(page.locator("[id$='-name-count']")).toContainText("7/");
});

/** Runs in the page: clicks from its beginning until the scripts have taken over. */
function clickAllTheWhile() {
  let clicks = 0;
  const click = () => {
    const field = document.querySelector("form input[type=text]");
    if (field?.dispatchEvent(new MouseEvent("click", { bubbles: true })))
      Object.assign(window, { clicks: ++clicks });
    if (!("hydrated" in (document.documentElement?.dataset ?? {}))) setTimeout(click);
  };
  click();
}
