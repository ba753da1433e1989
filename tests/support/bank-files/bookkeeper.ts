import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { startCookieSession } from "#app/platform/auth/sign-in-response.server.ts";
import { FIRST_ACCESS_VERSION } from "#app/platform/auth/access-version.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { visit } from "../browsing.ts";
import { Browser } from "../client.ts";
import { camt, type CamtEntry, type CamtFile } from "../camt.ts";
import { invoiceInput } from "../invoices/invoice-input.ts";
import { makePro, member } from "../platform.ts";

/** The account of every member. */
export const OWN_ACCOUNT = "CH9300762011623852957";

/** Somebody on Pro, as the product knows them and with their browser. */
export async function visitBookkeeper() {
  const visited = await visit();
  return { ...visited, ctx: await signInBookkeeper(visited) };
}

/** Another one at the same product. */
export async function anotherBookkeeper({ platform, origin }: { platform: Platform; origin: string }) {
  const browser = new Browser(origin);
  await signInBookkeeper({ platform, origin, browser }, { email: "berta@example.ch" });
  return browser;
}

async function signInBookkeeper(
  { platform, origin, browser }: { platform: Platform; origin: string; browser: Browser },
  overrides: Record<string, unknown> = {},
): Promise<UserContext> {
  const ctx = await member(platform, overrides);
  await makePro(ctx);
  const request = new Request(origin, { headers: { "User-Agent": "node" } });
  const session = { userId: ctx.user.id, accessVersion: FIRST_ACCESS_VERSION, to: "/dashboard" };
  browser.take(await startCookieSession(ctx, request, { ...session, language: ctx.locale }));
  return ctx;
}

/** An invoice with a creditor reference. */
export async function sentInvoice(ctx: UserContext, francs: number, overrides: Record<string, unknown> = {}) {
  const items = [{ description: "Arbeit", quantity: 1, unitPrice: francs, vatRate: 0 }];
  const qrBillOptions = { referenceType: "SCOR" };
  const id = await createInvoice(ctx, invoiceInput({ items, qrBillOptions, ...overrides }));
  await markSent(ctx, id);
  const { reference, number } = await findInvoice(ctx, id);
  return { id, reference, number };
}

export function bankFile(entries: CamtEntry[], file: CamtFile = {}, account = OWN_ACCOUNT): string {
  return camt({ ...file, statements: [{ account, entries, ...file.statements?.[0] }] });
}

export async function importEntries(ctx: UserContext, entries: CamtEntry[], file: CamtFile = {}) {
  return importBankFiles(ctx, [{ name: "camt.xml", bytes: Buffer.from(bankFile(entries, file)) }]);
}

/** What the form to import sends. */
export function uploadOf(
  files: { name: string; content: string | Buffer }[],
  accounts: string[] = [],
): FormData {
  const form = new FormData();
  for (const { name, content } of files)
    form.append("file", new File([new Uint8Array(Buffer.from(content))], name));
  for (const account of accounts) form.append("account", account);
  return form;
}
