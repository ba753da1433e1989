import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { addClient, allowSending, CONCEPT, fillClient, fillRow, open, register, save } from "../journey.ts";
import { test } from "../test.ts";

const GERMAN = path.join(import.meta.dirname, "../../../app/locales/de");

/** The rooms, each by a link of the one before, and the forms that open on the way. */
const WALK = [
  { link: "/invoices" },
  { link: "/invoice/create" },
  { link: "/invoices" },
  { link: "/clients", dialog: "/clients/create" },
  { link: "/import" },
  { link: "/dashboard" },
  { link: "/export" },
  { link: "/dashboard" },
  { link: "/templates" },
  { link: "/templates/create" },
  { link: "/profile" },
  { link: "/profile/design" },
  { link: "/profile/business" },
  { link: "/profile/getting-paid" },
  { link: "/profile/reminders" },
  { link: "/profile/emails" },
  { link: "/profile" },
  { link: "/profile/sign-in" },
  { link: "/profile" },
  { link: "/profile/subscription" },
  { link: "/profile" },
  { link: "/profile/data" },
  { link: "/profile/integrations" },
  { link: "/profile/api-keys" },
  { link: "/profile/api-keys/create" },
  { link: "/profile/api-keys" },
  { link: "/profile/integrations" },
  { link: "/profile/webhooks" },
  { link: "/profile/webhooks/create" },
  { link: "/clients" },
];

/** What stands where a text is missing: `clients:list.title`, or `list.title`. */
const KEYS = new Set(
  readdirSync(GERMAN, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => keysIn(file)),
);

test("whoever goes from room to room finds each with its words, and scripts without complaint", async ({
  page,
}) => {
  await beginInGerman(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/dashboard");
  await look(page);
  for (const { link, dialog } of WALK) {
    await follow(page, link);
    if (dialog) {
      await page.locator(`main a[href="${dialog}"]`).first().click();
      await expect(page.getByRole("dialog").locator("form [name=name]")).toBeVisible();
      await look(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  }
  await page.locator("tbody a[href$='/delete']").first().click();
  await expect(page.getByRole("dialog").locator("#delete-client")).toBeVisible();
  await look(page);
});

test("an invoice is sent in words, and its page tells its history", async ({ page }) => {
  await beginInGerman(page);
  await open(page, "/dashboard");
  await page.locator('main a[href="/invoice/create"]').first().click();
  await fillClient(page, "Kulturhaus Obertor");
  await fillRow(page, 0, CONCEPT);
  await save(page);
  await expect(page.locator("main .flash")).toBeVisible();
  await look(page);
  await page.locator('main a[href$="/send"]').first().click();
  await expect(page).toHaveURL(/\/send$/);
  await look(page);
  await page.locator("main form .button-primary").click();
  await expect(page).not.toHaveURL(/\/send$/);
  await look(page);
});

/** Begins with a new account on Pro. */
async function beginInGerman(page: Page): Promise<void> {
  await allowSending(await register(page));
  await open(page, "/dashboard");
  await page.locator(".langs [value=de]").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^de/);
}

/** Clicks the link without loading the page anew, whether it stands open or in a menu. */
async function follow(page: Page, to: string): Promise<void> {
  await page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(to);
  await expect(page.locator("h1")).toBeVisible();
  await look(page);
}

/** Looks for keys among the texts that people see, hear or find in the title. */
async function look(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const texts = await page.evaluate(() => {
    const found = document.title.split(" – ");
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // What is set as code, such as the name of an event, may be called like a text.
    while (all.nextNode())
      if (!all.currentNode.parentElement?.closest("code")) found.push(all.currentNode.nodeValue ?? "");
    for (const named of document.querySelectorAll("[aria-label], [placeholder]"))
      found.push(named.getAttribute("aria-label") ?? "", named.getAttribute("placeholder") ?? "");
    return found.map((text) => text.trim());
  });
  expect(
    texts.filter((text) => KEYS.has(text)),
    page.url(),
  ).toEqual([]);
}

function keysIn(file: string): string[] {
  const texts: unknown = JSON.parse(readFileSync(path.join(GERMAN, file), "utf8"));
  const keys = leaves(texts).map((key) => key.replace(/_(zero|one|other)$/, ""));
  return keys.flatMap((key) => [key, `${path.basename(file, ".json")}:${key}`]);
}

function leaves(node: unknown, prefix = ""): string[] {
  if (typeof node === "string") return [prefix];
  const children = Object.entries(node as Record<string, unknown>);
  return children.flatMap(([name, child]) => leaves(child, prefix ? `${prefix}.${name}` : name));
}
