import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { faultsOf } from "../accessibility/axe.ts";
import { allowSending, CONCEPT, fillRow, hasScripts, open, register, save } from "../journey.ts";
import { makeInvoice } from "../records.ts";
import { test } from "../test.ts";

test("the owner invites an accountant and a writer, who see what their roles may", async ({
  page,
  openWindow,
  messages,
}) => {
  messages.expect(/status of 403/);
  await allowSending(await register(page));
  const invoice = await makeInvoice(page);

  const accountant = await openWindow();
  await invited(page, accountant, "accountant");
  await open(accountant, invoice);
  await expect(accountant.locator("main .button-primary", { hasText: "Send" })).toHaveCount(0);
  await accountant.locator("[name=text]").fill("Which account is this?");
  await accountant.locator("#comment .button").click();
  await expect(accountant.locator("main .log").first()).toContainText("Which account is this?");
  await open(accountant, "/journal");
  await expect(accountant.locator("h1")).toBeVisible();
  await open(accountant, "/payments");
  await expect(accountant.locator("main input[type=file]")).toHaveCount(0);
  await open(accountant, "/seats");
  await expect(accountant.locator("main .options > li")).toHaveCount(1);
  await expect(accountant.locator("main .options")).toContainText("No bookings yet.");
  if (hasScripts()) expect(await faultsOf(accountant)).toEqual([]);
  await accountant.getByRole("link", { name: "Calendar of all VAT dates" }).click();
  await expect(accountant.locator("h1")).toHaveText("Calendar of all VAT dates");
  await open(accountant, "/profile/data");
  await expect(accountant.locator("main")).toContainText("what we hold about you");
  const [own] = await Promise.all([
    accountant.waitForEvent("download"),
    accountant.locator("main a[download]").click(),
  ]);
  expect(own.suggestedFilename()).toMatch(/^rappen-.*\.zip$/);

  const writer = await openWindow();
  await invited(page, writer, "writer");
  await expect(writer.locator(".bar-nav a", { hasText: "Payments" })).toHaveCount(0);
  await open(writer, invoice);
  await expect(writer.locator("main .button", { hasText: "Edit" })).toHaveCount(1);
  await expect(writer.locator("main .button-primary", { hasText: "Send" })).toHaveCount(0);
  await writer.locator("main .button", { hasText: "Edit" }).click();
  await fillRow(writer, 0, CONCEPT);
  await save(writer);
  await expect(writer.locator("main")).toContainText("Konzept");
  await writer.goto(`${invoice}/send`);
  await expect(writer.locator("h1")).toContainText("Only the owner and members");

  await open(page, invoice);
  await expect(page.locator("main .log").first()).toContainText("Which account is this?");
  await page.locator("[name=text]").fill("3400");
  await page.locator("#comment .button").click();
  await open(page, "/profile/people/audit");
  await page.getByRole("link", { name: "Mira writer" }).click();
  await expect(page.locator("main tbody tr").first()).toContainText("Mira writer");
  await page.locator("#audit-from").fill("2026-02-02");
  await page.locator("#audit-to").fill("2026-02-01");
  await page.locator("#audit .button").click();
  await expect(page.locator("#audit-to-error")).toBeVisible();
  await expect(page.locator("#audit-from")).toHaveValue("2026-02-02");
  await page.locator("#audit-to").fill("2999-12-31");
  await page.locator("#audit .button").click();
  await expect(page.locator("main tbody tr").first()).toContainText("Mira writer");

  await open(page, "/profile/people");
  if (hasScripts()) expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "End the access of Mira writer" }).click();
  await page.locator("main .button-danger").click();
  await expect(page.locator("main .flash")).toContainText("The access of Mira writer has ended.");
  await writer.goto(invoice);
  await expect(writer).toHaveURL(/\/login/);
});

test("the owner ticks two rights, and the trustee enters an expense and closes a return", async ({
  page,
  openWindow,
  messages,
}) => {
  messages.expect(/status of 403/);
  await allowSending(await register(page));
  await open(page, "/profile/business");
  await page.locator("#business [name=companyName]").fill("Muster GmbH");
  await page.locator("#business [name=vatNumber]").fill("CHE-123.456.788 MWST");
  await page.locator("#business .button-primary").click();
  await expect(page.locator("main .flash")).toBeVisible();
  await open(page, "/tax/method");
  await page.locator("[name=validFrom]").fill(`${new Date().getFullYear() - 1}-01-01`);
  await page.locator("[name=registeredBefore][value='0']").check();
  await page.locator("#vat-method .button-primary").click();
  await expect(page.locator("main .flash")).toBeVisible();

  const trustee = await openWindow();
  await invited(page, trustee, "accountant");
  await open(trustee, "/expenses");
  await expect(trustee.getByRole("link", { name: "Enter an expense" })).toHaveCount(0);

  await open(page, "/profile/people");
  await page.getByRole("link", { name: "Change role of Mira accountant" }).click();
  await page.locator("#change-role [name=expenses]").check();
  await page.locator("#change-role [name=returns]").check();
  await page.locator("#change-role .button-primary").click();
  await expect(page.locator("main tbody")).toContainText("Expenses, VAT returns");

  await open(trustee, "/expenses/create");
  await trustee.locator("[name=supplier]").fill("Papier AG");
  await trustee.locator("[name=day]").fill(`${new Date().getFullYear()}-01-05`);
  await trustee.locator("[name=category]").selectOption("office");
  await trustee.locator("[name='rows[0].gross']").fill("108.10");
  await trustee.locator("[name='rows[0].rate']").fill("8.1");
  await trustee.locator("#expense .button-primary").click();
  await expect(trustee.locator("h1")).toContainText("Papier AG");
  await open(trustee, "/tax");
  await trustee.locator("main tbody a").nth(1).click();
  await expect(trustee.getByRole("link", { name: "Adjust turnover" })).toBeVisible();
  await expect(trustee.locator(`main a[href$="/figures"]`)).toHaveCount(0);
  const { pathname } = new URL(trustee.url());
  await trustee.locator(`form[action="${pathname}/close"] button`).click();
  await expect(trustee.locator("main .flash")).toBeVisible();
  await trustee.goto("/year/setting");
  await expect(trustee.locator("h1")).toContainText("accountants whom the owner lets do it");

  await open(page, "/profile/people/audit");
  await expect(page.locator("main tbody")).toContainText("closed by Mira accountant");
  await expect(page.locator("main tbody")).toContainText(
    "Mira accountant is Accountant: Expenses, VAT returns",
  );
});

/** Through the form, the e-mail and its link, as somebody new. */
async function invited(owner: Page, person: Page, role: "accountant" | "writer"): Promise<void> {
  const email = `${randomUUID()}@example.ch`;
  await open(owner, "/profile/people");
  await owner.locator("[name=email]").fill(email);
  await owner.locator(`[name=role][value=${role}]`).check();
  await owner.locator("#invite .button-primary").click();
  await expect(owner.locator("main .flash")).toContainText(email);
  await expect
    .poll(() => linkFor(email, person), { message: "the e-mail arrives in the outbox" })
    .not.toBe("");
  await open(person, await linkFor(email, person));
  await person.locator("[name=firstName]").fill("Mira");
  await person.locator("[name=lastName]").fill(role);
  await person.locator("[name=password]").fill("quer-durch-bern");
  await person.locator("[name=acceptedTermsPrivacy]").check();
  await person.locator("#invited-person .button-primary").click();
  await expect(person).toHaveURL(/\/dashboard$/);
}

/** The link in the newest e-mail to this address, or nothing yet. */
async function linkFor(email: string, { request }: Page): Promise<string> {
  const list = await (await request.get("/dev/outbox")).text();
  for (const [, file] of list.matchAll(/href="(\/dev\/outbox\/[^"]+)"/g)) {
    const mail = await (await request.get(file!)).text();
    const link = /\/invitation\?token=[\w-]+/.exec(mail);
    if (link && mail.includes(email)) return link[0];
  }
  return "";
}
