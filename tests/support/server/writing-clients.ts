import { INVOICE_FIELDS } from "../browsing.ts";
import type { Browser } from "../client.ts";
import { INVOICE } from "../invoices/invoice-input.ts";
import { acknowledge, type Work } from "./work.ts";

/** Somebody signed in reads the list, writes an invoice by the form, opens it, and marks it as sent on its page. */
export async function workOnPages(browser: Browser, work: Work): Promise<void> {
  const scenario = work.begin();
  await work.answer(browser.get("/invoices"), 200);
  const fields = { ...INVOICE_FIELDS, subject: scenario.mark };
  const { location: page } = await work.answer(browser.post("/invoice/create", fields), 303);
  acknowledge(scenario, "create");
  const { text } = await work.answer(browser.get(page), 200);
  const version = /name="version" value="(\d+)"/.exec(text)?.[1];
  if (!text.includes(scenario.mark) || !version) throw new Error(`${page} does not show ${scenario.mark}`);
  await work.answer(browser.post(`${page}/mark-sent`, { version }), 303);
  acknowledge(scenario, "markSent");
}

/** A program with a key does the same by calls. */
export async function workByCalls(origin: string, key: string, work: Work): Promise<void> {
  const scenario = work.begin();
  const [create, markSent] = scenario.steps;
  const get = (path: string) =>
    work.answer(fetch(`${origin}/api/v1${path}`, { headers: { Authorization: `Bearer ${key}` } }), 200);
  const post = (path: string, status: number, body: unknown, idempotencyKey = "") => {
    const headers = {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": idempotencyKey,
    };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return work.answer(fetch(`${origin}/api/v1${path}`, init), status);
  };
  await get("/invoices");
  const created = await post("/invoices", 201, { ...INVOICE, subject: scenario.mark }, create?.key);
  acknowledge(scenario, "create");
  const { id } = invoiceOf(created);
  const { subject } = invoiceOf(await get(`/invoices/${id}`));
  if (subject !== scenario.mark) throw new Error(`${scenario.mark} is read as ${subject}`);
  await post(`/invoices/${id}/mark-sent`, 200, {}, markSent?.key);
  acknowledge(scenario, "markSent");
}

function invoiceOf({ text }: { text: string }) {
  return (JSON.parse(text) as { data: { id: string; subject: string } }).data;
}
