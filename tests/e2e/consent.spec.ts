import { expect, type Page } from "@playwright/test";
import { faultsOf } from "./accessibility/axe.ts";
import { hasScripts, open, register } from "./journey.ts";
import { test } from "./test.ts";

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.locator(".cookies");

async function consentOf(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "cookie_consent");
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null;
}

const ALL = { necessary: true, analytics: true, marketing: true, preferences: true };

test("one accepts all on a page to read, and is not asked again", async ({ page }) => {
  await open(page, "/help?find=iban");
  await banner(page).locator("button").first().click();
  await expect(banner(page)).toBeHidden();
  await expect(page).toHaveURL(/\/help\?find=iban$/);
  expect(await consentOf(page)).toEqual(ALL);
  await open(page, "/pricing");
  await expect(banner(page)).toHaveCount(0);
});

test("one refuses in the middle of an invoice and chooses otherwise later", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  await expect(banner(page)).toBeVisible();
  await page.locator("[name=clientName]").fill("Kulturhaus Obertor");
  await banner(page).locator("button").last().click();
  await expect(banner(page)).toBeHidden();
  // Without scripts the page comes back anew.
  await expect(page.locator("[name=clientName]")).toHaveValue(hasScripts() ? "Kulturhaus Obertor" : "");
  await page.locator(".foot a[href='/cookie-settings']").click();
  await page.locator("#cookies-analytics").check();
  await page.locator("#cookie-settings .button-primary").click();
  if (hasScripts()) {
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("[name=clientName]")).toHaveValue("Kulturhaus Obertor");
  } else {
    await expect(page.locator(".flash")).toBeVisible();
    await expect(page.locator("#cookies-analytics")).toBeChecked();
  }
  expect(await consentOf(page)).toEqual({ ...ALL, marketing: false, preferences: false });
});

test("one chooses in a dialog over a page to read, which asks no more", async ({ page }) => {
  test.skip(!hasScripts(), "without scripts, a page asks");
  await open(page, "/help?find=iban");
  const link = banner(page).locator("a", { hasText: "Choose" });
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Cookie settings" });
  await expect(dialog.locator("#cookies-analytics")).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.press("Enter");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await consentOf(page)).toBeNull();
  await link.click();
  await dialog.locator("#cookies-marketing").check();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("#content")).toBeFocused();
  await expect(page).toHaveURL(/\/help\?find=iban$/);
  expect(await consentOf(page)).toEqual({ ...ALL, analytics: false, preferences: false });
  await open(page, "/pricing");
  await expect(page.locator(".flash")).toHaveCount(0);
});

test("the dialog of the footer gives focus back, and is the page where it cannot be fetched", async ({
  page,
  messages,
}) => {
  messages.expect(/net::ERR_FAILED/);
  test.skip(!hasScripts(), "without scripts, there is no dialog");
  await open(page, "/pricing");
  await banner(page).locator("button").last().click();
  const link = page.locator(".foot a[href='/cookie-settings']");
  await link.click();
  await page.getByRole("dialog").locator("#cookies-analytics").check();
  await page.keyboard.press("Enter");
  await expect(link).toBeFocused();
  await page.route("**/cookie-settings", (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await link.click();
  await expect(page).toHaveURL(/\/cookie-settings$/);
  await expect(page.locator("main #cookies-analytics")).toBeChecked();
});

test("the choice is told to the data layer and to the page", async ({ page }) => {
  test.skip(!hasScripts(), "there is nobody to tell");
  await open(page, "/login");
  await page.evaluate(() =>
    window.addEventListener("cookie_consent_change", (event) =>
      document.body.setAttribute("data-told", JSON.stringify((event as CustomEvent).detail)),
    ),
  );
  await banner(page).locator("button").first().click();
  await expect(page.locator("body")).toHaveAttribute("data-told", JSON.stringify(ALL));
  expect(await page.evaluate(() => Reflect.get(window, "dataLayer") as unknown)).toEqual([
    { event: "consent_update", consent: ALL },
  ]);
});

test("on a phone the banner takes little of the screen and covers no button of a form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ["de", "fr", "it", "en"]) {
    await open(page, `/?lang=${language}`);
    expect((await banner(page).boundingBox())!.height, language).toBeLessThanOrEqual(0.15 * 844);
  }
  await register(page);
  await open(page, "/invoice/create");
  const submit = page.locator("#invoice .button-primary");
  for (const top of [0, 300, 10_000]) {
    await page.evaluate((top) => scrollTo(0, top), top);
    const [button, asked] = [(await submit.boundingBox())!, (await banner(page).boundingBox())!];
    expect(asked.y >= button.y + button.height || asked.y + asked.height <= button.y).toBe(true);
  }
  await banner(page).locator("a").last().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeHidden();
});

test("pages are counted from the consent to its end, also those shown without loading anew", async ({
  page,
}) => {
  test.skip(!hasScripts(), "only scripts count");
  const events: { type: string; path: string; sessionId: string }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/events")) events.push(request.postDataJSON() as (typeof events)[number]);
  });
  const session = () => page.evaluate(() => localStorage.getItem("rappen_session"));
  await open(page, "/login");
  expect(events).toEqual([]);
  expect(await session()).toBeNull();
  await banner(page).locator("button").first().click();
  await expect(banner(page)).toBeHidden();
  await page.locator("main a[href^='/register']").click();
  await expect(page).toHaveURL(/\/register/);
  await expect
    .poll(() => events.map(({ type, path }) => `${type} ${path}`))
    .toEqual(["consent_update /login", "page_view /login", "page_view /register"]);
  expect(new Set(events.map(({ sessionId }) => sessionId))).toEqual(new Set([await session()]));
  await open(page, "/cookie-settings");
  await page.locator("#cookies-analytics").uncheck();
  await page.locator("#cookie-settings .button-primary").click();
  await expect(page.locator(".flash")).toBeVisible();
  await open(page, "/pricing");
  expect(await session()).toBeNull();
  expect(events.slice(3).map(({ type, path }) => `${type} ${path}`)).toEqual([
    "page_view /cookie-settings",
    "consent_update /cookie-settings",
  ]);
});
