import { expect, type Page } from "@playwright/test";
import { INVOICE_FIELDS } from "../support/browsing.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Adds a client without opening a page. @returns the path of theirs */
export function makeClient(page: Page, name: string): Promise<string> {
  return send(page, "/clients/create", {
    name,
    email: "kundin@example.ch",
    street: "Obertor",
    buildingNumber: "14",
    postalCode: "8400",
    city: "Winterthur",
    country: "CH",
  });
}

/** Writes an invoice over CHF 648.44 without opening a page. @returns the path of its own */
export function makeInvoice(
  page: Page,
  clientName = "Kulturhaus Obertor",
  more: Record<string, string> = {},
): Promise<string> {
  const fields = Object.entries(INVOICE_FIELDS).filter(([name]) => !name.startsWith("items[1]"));
  const now = Date.now();
  return send(page, "/invoice/create", {
    ...Object.fromEntries(fields),
    clientName,
    language: "en",
    issueDate: dayOf(now),
    dueDate: dayOf(now + 30 * DAY),
    ...more,
  });
}

/** Like `makeInvoice`, and marks it as sent. @returns the path of its page */
export async function makeSentInvoice(
  page: Page,
  clientName?: string,
  more?: Record<string, string>,
): Promise<string> {
  const invoice = await makeInvoice(page, clientName, more);
  await send(page, `${invoice}/mark-sent`, {});
  return invoice;
}

/** Sends a form without opening its page. @returns the path to which it leads */
export async function send(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect([302, 303]).toContain(answer.status());
  return new URL(answer.headers().location ?? "", answer.url()).pathname;
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
