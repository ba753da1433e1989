import { expect, type Page } from "@playwright/test";
import { camt } from "../support/camt.ts";
import { Hand } from "./hand.ts";
import { allowSending, open, register } from "./journey.ts";
import { test } from "./test.ts";

/** How many members there are; a third of them get letters by post. */
const MEMBERS = 45;

const PAID = MEMBERS - 5;

/** What a treasurer does in the first week, from the list of members to the reminders. */
const MOST_PRESSES = 40;

test.use({ locale: "en-GB" });

test("a treasurer imports members, writes, sends, books and reminds in 40 presses", async ({ page }) => {
  test.slow();
  await allowSending(await register(page));
  await open(page, "/dashboard");
  const hand = new Hand(page);

  await test.step("the members come in, a third of them by post", async () => {
    await hand.press(page.locator("header a[href='/clients']").first());
    await hand.press(page.locator("main a[href='/import']").first());
    await hand.choose(page.locator("[name=file]"), "mitglieder.csv", members());
    await hand.press(page.locator("#import .button-primary"));
    await hand.press(page.locator("#mapping .button-primary"));
    await hand.press(page.locator("#by-post button"));
    await hand.press(page.locator("#run .button-primary"));
    await expect(page).toHaveURL(/\/done$/);
    await expect(page.locator(".figures dd").first()).toHaveText(String(MEMBERS));
  });

  await test.step("one fee goes to the group", async () => {
    await hand.press(page.locator("main a[href='/clients']").first());
    await hand.press(page.locator("main a", { hasText: "Aktive" }).first());
    await hand.press(page.locator("main a[href^='/invoices/many']"));
    await hand.type(page.locator("#batch [name=text]"), "Beitrag 2026 für {name}");
    await hand.type(page.locator("#batch [name=amount]"), "80");
    await hand.type(page.locator("#batch [name=issueDate]"), "2026-01-05");
    await hand.type(page.locator("#batch [name=dueDate]"), "2026-02-05");
    await hand.press(page.locator("#batch .button-primary"));
    await expect(page.locator(".next-what")).toHaveText(`${MEMBERS} drafts are ready`, { timeout: 30_000 });
    await hand.press(page.getByRole("button", { name: "Issue and send" }));
    await expect(page.locator(".figures")).toContainText(`by post${MEMBERS / 3}`, { timeout: 60_000 });
    await expect(page.locator(".figures")).toContainText(`by e-mail${(MEMBERS / 3) * 2}`);
  });

  await test.step("one bank file books who has paid", async () => {
    const file = await bankFile(page);
    await hand.press(page.locator("header a[href='/payments']").first());
    await hand.choose(page.locator("[name=file]"), "camt.xml", file);
    await hand.press(page.getByRole("button", { name: "Import", exact: true }));
    await hand.press(page.locator("header a[href='/invoices']").first());
    await expect(page.locator("a[href='/invoices?status=paid']")).toContainText(String(PAID));
  });

  await test.step("the others are reminded", async () => {
    await hand.press(page.locator("a[href='/reminders']:visible").first());
    await hand.press(page.locator("main a[href^='/profile/reminders']").first());
    await hand.select(page.locator("[name=mode]"), "suggest");
    await hand.check(page.locator("[name=includePast]"));
    await hand.press(page.locator("#reminders .thumb-bar button"));
    await hand.press(page.locator("header a[href='/invoices']").first());
    await hand.press(page.locator("a[href='/reminders']:visible").first());
    await expect(page.locator(".batch")).toContainText("5 of 5 selected");
    await hand.press(page.locator(".batch .button-primary"));
    await expect(page.locator("main")).toContainText("written today");
  });

  expect(hand.presses).toBeLessThanOrEqual(MOST_PRESSES);
});

function members(): string {
  const rows = Array.from({ length: MEMBERS }, (_, index) => {
    const number = String(index + 1).padStart(3, "0");
    const email = index % 3 === 0 ? "" : `m${number}@verein.example`;
    return [`Mitglied ${number}`, `Gasse ${index + 1}`, "8004 Zürich", email, "Aktive"].join(";");
  });
  return ["Mitgliederliste 2026", "Name;Strasse Nr.;PLZ Ort;E-Mail;Gruppe", ...rows].join("\r\n");
}

/** Those who pay, by the references of their payment parts. */
async function bankFile(page: Page): Promise<string> {
  const answer = await page.request.get("/export/file?format=csv&includeInvoices=on");
  const references = [...new Set((await answer.text()).match(/\bRF\d\d[0-9A-Z ]+/g) ?? [])];
  expect(references).toHaveLength(MEMBERS);
  const entries = references.slice(0, PAID).map((reference, index) => ({
    amount: "80.00",
    ref: `E${index}`,
    details: [{ reference: reference.replaceAll(" ", "") }],
  }));
  return camt({ statements: [{ account: "CH9300762011623852957", entries }] });
}
