import { expect, type Page } from "@playwright/test";
import { open, register } from "./journey.ts";
import { test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

test("without a connection a page says so, and no page of the account was kept", async ({
  page,
  context,
}) => {
  await register(page);
  await open(page, "/dashboard");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const path of ["/invoices", "/clients", "/profile", "/profile/sign-in"]) await open(page, path);
  await page.evaluate(() => fetch("/api/invoices"));
  const kept = await keptUrls(page);
  expect(kept.some((url) => url.startsWith("/assets/"))).toBe(true);
  expect(
    kept.filter(
      (url) => !/^\/(assets|fonts)\/|^\/(offline(\.css|\/language|\?lang=..)|favicon\.svg)$/.test(url),
    ),
  ).toEqual([]);

  await context.setOffline(true);
  await page.goto("/invoices");
  await expect(page.locator("h1")).toHaveText("No connection");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/invoices");
  await expect(page.locator("h1")).toHaveText("Invoices");
});

async function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        urls.push(pathname + search);
      }
    }
    return urls;
  });
}

test("a form that cannot be sent says so and keeps what was typed", async ({ page, context, messages }) => {
  messages.expect(/net::ERR_INTERNET_DISCONNECTED/);
  messages.expect(/status of 422/);
  await register(page);
  await open(page, "/clients/create");
  await page.locator("[name=name]").fill("Kulturhaus Obertor");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const save = page.locator("#client .button-primary");
  await save.click();
  const message = page.locator("#client [role=alert]");
  await expect(message).toHaveText("Network error. Please check your connection.");
  await expect(page.locator("[name=name]")).toHaveValue("Kulturhaus Obertor");
  await context.setOffline(false);
  await save.click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(message).toHaveCount(1);
  await expect(page.locator("[name=name]")).toHaveValue("Kulturhaus Obertor");
});
