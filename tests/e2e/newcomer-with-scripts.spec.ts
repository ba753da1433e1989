import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { readPdf, readQr } from "../support/read/read-pdf.ts";
import { test } from "./test.ts";

/** Where the payment part stands on A4, mm. */
const PAYMENT_PART = { left: 62, top: 192, right: 130, bottom: 297 };

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
  await click(page.locator("#register [name=firstName]"));
  await type("Mia|Frei|");
  // As long as mia@frei.ch, and nobody else's.
  const email = `${randomUUID().slice(0, 4)}@fr.ch`;
  await typeIn(page, "email", email, type);
  await typeIn(page, "password", "quer-b", type);
  await click(page.locator("#register [name=acceptedTermsPrivacy]"));
  await click(page.locator("#register .button-primary"));
  await expect(page.locator("#first-day [name=iban]")).toBeFocused();
  await type("CH9300762011623852957|Weg|4|8002");
  await click(page.locator("#first-day .button-primary"));
  await expect(page.locator("#first-day [name=name]")).toBeFocused();
  await type("Müller|b@zb.ch||");
  await type("|3600");
  await click(page.locator("#first-day .button-primary"));
  await expect(page.locator("#first-day [name=description]")).toBeFocused();
  await type("Logo|960");
  await click(page.locator("#first-day .button-primary"));
  await expect(page.locator(".slip-qr path").first()).toBeAttached();
  const downloading = page.waitForEvent("download");
  await click(page.getByRole("button", { name: "Finish and download" }));
  const pdf = readPdf(await readFile(await (await downloading).path()));
  const lines = readQr(pdf.at(-1)!, PAYMENT_PART).split("\n");
  expect([lines[3], lines[5], lines[18], lines[21]]).toEqual([
    "CH9300762011623852957",
    "Mia Frei",
    "960.00",
    "Müller",
  ]);
  expect(effort.clicks).toBeLessThanOrEqual(8);
  expect(effort.keys).toBeLessThanOrEqual(90);
});

/** The registration form may have other fields between; going there by Tab counts. */
async function typeIn(page: Page, name: string, text: string, type: (text: string) => Promise<void>) {
  for (let tab = 0; tab < 5; tab++) {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute("name"));
    if (focused === name) return type(text);
    await type("|");
  }
  throw new Error(`Tab does not lead to ${name}`);
}
