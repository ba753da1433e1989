import { expect } from "vitest";
import { visitSignedIn, writeInvoice } from "../browsing.ts";
import { newEmails } from "../server/mailbox.ts";

/** A visitor who may send invoices, and the page of a draft they have written. */
export async function withDraft(fields: Record<string, string> = {}, env: Record<string, string> = {}) {
  const visited = await visitSignedIn({ DEFAULT_PLAN: "pro", ...env });
  await newEmails(visited.platform);
  await visited.platform.database.db.updateTable("users").set({ email_verified_at: "2026-11-21" }).execute();
  const address = await writeInvoice(visited.browser, { language: "de", ...fields });
  return { ...visited, address, id: address.split("/").at(-1)! };
}

/** Like `withDraft`, and the invoice is marked as sent. */
export async function withSent(fields: Record<string, string> = {}, env: Record<string, string> = {}) {
  const visited = await withDraft(fields, env);
  const response = await visited.browser.post(`${visited.address}/mark-sent`, {});
  expect(response.status).toBe(303);
  return visited;
}
