import { expect } from "@playwright/test";
import { csvFile } from "../../support/invoices/importing.ts";
import { checkColumns, uploadClients } from "../import-file.ts";
import { addClient, allowSending, open, register } from "../journey.ts";
import { importEntries, sendInvoice } from "../payments/bank-file.ts";
import { isOfDay } from "../../support/choice-of-day.ts";
import { test } from "../test.ts";
import { check, describeLooks, expectSound } from "./look.ts";

describeLooks(() => {
  test("axe finds nothing on clients", async ({ page, messages }) => {
    messages.expect(/status of 422/);
    test.skip(!isOfDay("axe finds nothing on clients"), "today others are looked at");
    await allowSending(await register(page));
    await addClient(page, "Genossenschaft für gemeinnützigen Wohnungsbau");
    await expectSound(page, "a client");
    const client = new URL(page.url()).pathname;
    for (const path of ["/edit", "/delete"]) await check(page, client + path);
    await open(page, "/clients");
    await expectSound(page, "a list of clients");
    await page.locator("[data-cell=actions] a").first().click();
    await page.locator("dialog [name=email]").fill("keine-adresse");
    await page.locator("dialog .button-primary").click();
    await expect(page.locator("dialog .error-summary")).toBeFocused();
    await expectSound(page, "a refused form in a dialog");
  });

  test("axe finds nothing on an import", async ({ page }) => {
    test.skip(!isOfDay("axe finds nothing on an import"), "today others are looked at");
    await allowSending(await register(page));
    await uploadClients(page);
    await expectSound(page, "columns of an import");
    await checkColumns(page);
    await expectSound(page, "check of an import");
    await page.locator("#run .button-primary").click();
    await page.waitForURL("**/done");
    await expectSound(page, "result of an import");
    await uploadClients(page, csvFile([{ Name: "Gut AG", "E-Mail": "gut" }]));
    await checkColumns(page);
    await expectSound(page, "errors of an import");
  });

  test("axe finds nothing on payments", async ({ page }) => {
    test.skip(!isOfDay("axe finds nothing on payments"), "today others are looked at");
    await allowSending(await register(page));
    const reference = await sendInvoice(page);
    await importEntries(page, [
      { amount: "300.00", ref: "A", details: [{ reference, payer: { name: "Genossenschaft Sonnenberg" } }] },
      { amount: "12.00", ref: "B", details: [{ texts: ["Velo"] }] },
      { amount: "9.00", ref: "C", status: "PDNG" },
    ]);
    await expectSound(page, "the result of a bank file");
    await check(page, `${new URL(page.url()).pathname}/undo`);
    for (const state of ["proposed", "unassigned"]) await check(page, `/payments?state=${state}`);
    await page.locator("main form[action$='/ignore'] button").click();
    await check(page, "/payments?state=ignored");
    await open(page, "/payments");
    await page.keyboard.press("j");
    await expectSound(page, "proposals, one of them under the keys");
    await page.keyboard.press("a");
    await expect(page.getByRole("dialog").locator("[name=q]")).toBeFocused();
    await expectSound(page, "invoices for a payment in a dialog");
    await check(page, (await page.locator(".do a").first().getAttribute("href")) ?? "");
  });

  test("axe finds nothing on API keys", async ({ page }) => {
    test.skip(!isOfDay("axe finds nothing on API keys"), "today others are looked at");
    await allowSending(await register(page));
    await open(page, "/profile/api-keys/create");
    await page.locator("[name=name]").fill("Buchhaltung");
    await page.locator("main form .button-primary").click();
    await expect(page.locator(".secret")).toBeVisible();
    await expectSound(page, "a new key");
    await open(page, "/profile/api-keys");
    await expectSound(page, "a list of keys");
    const revoke = await page.locator("a[href$='/revoke']").first().getAttribute("href");
    await check(page, revoke ?? "");
  });
});
