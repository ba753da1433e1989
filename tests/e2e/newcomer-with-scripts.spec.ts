import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { readPdf, readQr } from "../support/read/read-pdf.ts";
import { register } from "./journey.ts";
import { test } from "./test.ts";

/** Where the payment part stands on A4, mm. */
const PAYMENT_PART = { left: 62, top: 192, right: 130, bottom: 297 };

/**
 * Counted: every click, every character and every Tab. Not counted: what is pasted (the IBAN from e-banking, the
 * client's address from their e-mail). The browser knows nothing of the newcomer, so all about themselves is typed.
 */
test("a newcomer has a slip of their own after at most 8 clicks and 90 keystrokes", async ({ page }) => {
  const effort = { clicks: 0, keys: 0 };
  const click = async (target: Locator) => {
    effort.clicks++;
    await target.click();
  };
  /** Types into the field that has the focus; `|` goes on to the next one. */
  const type = async (text: string) => {
    effort.keys += [...text].length;
    for (const part of text.split(/(\|)/)) {
      if (part === "|") await page.keyboard.press("Tab");
      else await page.keyboard.type(part);
    }
  };
  await page.goto("/");
  await click(page.locator("a.button-primary[href='/register']").first());
  await expect(page.locator("#register [name=firstName]")).toBeFocused();
  await expect(page.locator(".why-waiting")).toBeVisible();
  // An address as long as mia.frei@frei.ch, and nobody else's.
  await type(`Mia|Frei|mia.${randomUUID().slice(0, 4)}@frei.ch|seeblick-7`);
  await click(page.locator("#register [name=acceptedTermsPrivacy]"));
  await expect(page.locator(".why-waiting")).toBeHidden();
  await click(page.locator("#register .button-primary"));
  await expect(page.locator("#first-day [name=iban]")).toBeFocused();
  await paste(page, " IBAN: CH93 0076 2011\u00a06238 5295 7\n");
  await expect(page.locator("#first-day [name=street]")).toBeFocused();
  await type("Seestrasse|112|8002");
  await click(page.locator("#first-day .button-primary"));
  await expect(page.locator("#first-day [name=name]")).toBeFocused();
  await paste(page, "Gartenbau Müller AG\nBernstrasse 14\n3600 Thun");
  await expect(page.locator("#first-day [name=email]")).toBeFocused();
  await type("info@mueller.ch");
  await click(page.locator("#first-day .button-primary"));
  await expect(page.locator("#first-day [name=description]")).toBeFocused();
  await type("Gartenplan|1850");
  await click(page.locator("#first-day .button-primary"));
  await expect(page.locator(".slip-qr path").first()).toBeAttached();
  const downloading = page.waitForEvent("download");
  await click(page.getByRole("button", { name: "Finish and download" }));
  const pdf = readPdf(await readFile(await (await downloading).path()));
  const lines = readQr(pdf.at(-1)!, PAYMENT_PART).split("\n");
  expect([lines[3], ...lines.slice(5, 10), lines[18], ...lines.slice(21, 26)]).toEqual([
    "CH9300762011623852957",
    ...["Mia Frei", "Seestrasse", "112", "8002", "Zürich"],
    "1850.00",
    ...["Gartenbau Müller AG", "Bernstrasse 14", "", "3600", "Thun"],
  ]);
  expect(effort.clicks).toBeLessThanOrEqual(8);
  expect(effort.keys).toBeLessThanOrEqual(90);
});

test("browsers fill in what they know of the newcomer, and nothing of theirs at a client", async ({
  page,
}) => {
  const tokens = () =>
    page
      .locator("main form :is(input, select):not([type=hidden], [type=checkbox])")
      .evaluateAll((fields) => fields.map((field) => field.getAttribute("autocomplete")));
  await page.goto("/register");
  expect(await tokens()).toEqual(
    ["given-name", "family-name", "email", "new-password", "organization", "off", "off"].concat([
      "address-line1",
      "off",
      "postal-code",
      "address-level2",
      "country",
      "tel",
    ]),
  );
  await register(page);
  await page.goto("/clients/create");
  expect(new Set(await tokens())).toEqual(new Set(["off"]));
});

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press("Control+V");
}
