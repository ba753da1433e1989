import type { Page } from "@playwright/test";
import { BEXIO } from "../../tests/support/invoices/bexio.ts";
import { csvFile } from "../../tests/support/invoices/importing.ts";
import { inLanguage, ORIGIN, type Take } from "./settings.ts";

/**
 * A webhook that is refused, made, tried (at this very server, which does not know what to do with it) and looked at.
 */
export async function takeWebhooks(page: Page, take: Take): Promise<void> {
  await page.goto(inLanguage("/profile/webhooks/create"), { waitUntil: "networkidle" });
  await page.locator("[name=url]").fill("http://example.ch/webhooks");
  await page.locator("#webhook .button-primary").click();
  await page.locator(".error-summary").waitFor();
  await take("webhook-create-errors");
  await page.locator("[name=url]").fill(`${ORIGIN}/healthz`);
  for (const event of ["invoice_paid", "invoice_overdue", "client_created"])
    await page.locator(`[name="events.${event}"]`).check();
  await page.locator("#webhook .button-primary").click();
  await page.locator(".secret").waitFor();
  await take("webhook-secret");
  await page.locator(".actions .button-primary").click();
  await page.locator("form[action$=test] button").click();
  // The worker makes the first attempt.
  await page.waitForTimeout(1500);
  await page.reload({ waitUntil: "networkidle" });
  await take("webhook-detail");
  const webhook = new URL(page.url()).pathname;
  for (const step of ["edit", "rotate", "delete"]) {
    await page.goto(inLanguage(`${webhook}/${step}`), { waitUntil: "networkidle" });
    await take(`webhook-${step}`);
  }
  await page.goto(inLanguage("/profile/webhooks"), { waitUntil: "networkidle" });
  await take("webhook-list");
  await page.goto(inLanguage(`${webhook}/delete`), { waitUntil: "networkidle" });
  await page.locator("#delete-webhook .button-danger").click();
  await page.waitForURL(({ pathname }) => pathname === "/profile/webhooks");
}

export async function takeClients(page: Page, take: Take): Promise<void> {
  await page.goto(inLanguage("/clients?q=kultur"), { waitUntil: "networkidle" });
  const client = (await page.locator(".row-link").first().getAttribute("href")) ?? "";
  await page.locator("[data-cell=actions] a").first().click();
  await page.locator("dialog [name=name]").waitFor();
  await page.locator("dialog [name=email]").fill("rechnung");
  await page.locator("dialog .button-primary").click();
  await page.locator("dialog .error-summary").waitFor();
  await take("clients-dialog-errors");
  await page.keyboard.press("Escape");
  // On a phone, the client's own page leads there.
  const remove = page.locator("[data-cell=actions] a[href$='/delete']:visible");
  if (await remove.count()) {
    await remove.last().click();
    await page.locator("dialog .button-danger").waitFor();
    await take("clients-dialog-delete");
  }
  for (const path of ["", "/edit", "/delete"]) {
    await page.goto(inLanguage(client + path), { waitUntil: "networkidle" });
    await take(`client${path.replace("/", "-") || "-detail"}`);
  }
}

/** Contacts of bexio that go through, and a file that does not. */
export async function takeImport(page: Page, take: Take): Promise<void> {
  const upload = async (buffer: Buffer) => {
    await page.goto(inLanguage("/import"), { waitUntil: "networkidle" });
    await page.locator("[name=file]").setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
    await page.locator("#import .button-primary").click();
    await page.locator("#mapping").waitFor();
  };
  const check = async () => {
    await page.locator("#mapping .button-primary").click();
    await page.waitForURL("**/check");
  };
  await upload(BEXIO);
  await take("import-columns");
  // At the second width they are there already.
  await page.locator("[name=existing]").selectOption("update");
  await check();
  await take("import-check");
  await page.locator("#run .button-primary").click();
  await page.waitForURL("**/done");
  await take("import-done");
  await upload(csvFile([{ Name: "Gut AG", "E-Mail": "gut", PLZ: 80000, Land: "Entenhausen" }]));
  await check();
  await take("import-errors");
}
