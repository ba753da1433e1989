import { writeInvoice } from "../browsing.ts";
import type { Browser } from "../client.ts";
import { formIn } from "../read/page.ts";

/** Switches reminders on through their form, for what was due before as well. */
export async function remindOf(browser: Browser, changes: Record<string, string> = {}): Promise<void> {
  const form = formIn(await (await browser.get("/profile/reminders")).text(), "reminders");
  await browser.post("/profile/reminders", { ...form, mode: "suggest", includePast: "on", ...changes });
}

/** @returns the address of its page */
export async function writeLate(browser: Browser, fields: Record<string, string> = {}): Promise<string> {
  const days = { issueDate: "2026-09-01", dueDate: "2026-10-01" };
  const invoice = await writeInvoice(browser, { ...days, ...fields });
  await browser.post(`${invoice}/mark-sent`, {});
  return invoice;
}

/** Reminds as the invoice's page does. */
export async function remindNow(browser: Browser, invoice: string, way: "email" | "post"): Promise<Response> {
  const shown = formIn(await (await browser.get(`${invoice}/remind`)).text(), "remind");
  return browser.post(`${invoice}/remind`, { ...shown, way });
}

export function idIn(address: string): string {
  return address.split("/").at(-1) ?? "";
}
