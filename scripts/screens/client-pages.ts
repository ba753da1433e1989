import type { Page } from "@playwright/test";
import { inLanguage, type Take } from "./settings.ts";

/** The newest one, which was accepted, and what can be done with it. */
export async function takeOffers(page: Page, take: Take): Promise<void> {
  await page.goto(inLanguage("/offers"), { waitUntil: "networkidle" });
  await take("offers");
  const offer = (await page.locator(".row-link").first().getAttribute("href")) ?? "";
  await page.goto(inLanguage("/offers/create"), { waitUntil: "networkidle" });
  await take("offer-create");
  for (const step of ["", "/part-invoice", "/to-invoice"]) {
    await page.goto(inLanguage(offer + step), { waitUntil: "networkidle" });
    await take(`offer${step.replace("/", "-") || "-detail"}`);
  }
}

/** What clients see who have the link: of the oldest overdue invoice, and of each offer. */
export async function takePublicPages(page: Page, take: Take): Promise<void> {
  await page.goto(inLanguage("/invoices?status=overdue"), { waitUntil: "networkidle" });
  const invoice = (await page.locator(".row-link").last().getAttribute("href")) ?? "";
  await takeLinked(page, invoice, () => take("public-invoice"));
  await page.goto(inLanguage("/offers"), { waitUntil: "networkidle" });
  const offers = await page
    .locator(".row-link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const [index, offer] of offers.entries())
    await takeLinked(page, offer ?? "", () => take(`public-offer-${index + 1}`));
}

async function takeLinked(page: Page, document: string, take: () => Promise<void>): Promise<void> {
  await page.goto(inLanguage(document), { waitUntil: "networkidle" });
  const path = /\/[io]\/[\w-]{64}/.exec(await page.content())?.[0];
  if (!path) return;
  await page.goto(inLanguage(path), { waitUntil: "networkidle" });
  await take();
}
