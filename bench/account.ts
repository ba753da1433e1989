import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { registrationSchema } from "#app/features/people/accounts/account.schema.ts";
import { registerAccount } from "#app/features/people/accounts/register.server.ts";
import { apiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { createApiKey } from "#app/features/people/api-keys/api-keys.server.ts";
import { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { type InvoiceInput, invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { createContext, type UserContext, withUser } from "#app/platform/context.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { createLogger } from "#app/platform/observability/log.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { findSession, sessionCookie, startSession } from "#app/platform/auth/session.server.ts";
import { migrate } from "#db/migrate.ts";

const address = { street: "Seestrasse", postalCode: "8002", city: "Zürich" };
export const PASSWORD = "quer-durch-bern";
export const EMAIL = "anna@example.ch";
const PERSON = {
  firstName: "Anna",
  lastName: "Muster",
  email: EMAIL,
  password: PASSWORD,
  iban: "CH93 0076 2011 6238 5295 7",
  companyName: "Anna Muster Grafik",
  vatNumber: "CHE-123.456.788",
  address,
  acceptedTermsPrivacy: true,
};
const CLIENT = { name: "Kulturhaus Obertor", email: "rechnung@kulturhaus.example", address };

/** Settings of every copy of the product that is measured: on Pro, with limits that are counted but never reached. */
export const SETTINGS = { DEFAULT_PLAN: "pro", RATE_LIMIT_FACTOR: "1000000" };

/** Of the environment, beside those that all copies have. */
type Settings = Record<string, string>;

/** Somebody who is signed in, with what proves it over HTTP. */
export interface Account {
  ctx: UserContext;
  /** Value of the header `Cookie`. */
  cookie: string;
}

export function makeFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "rappen-bench-"));
}

export function removeFolder(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}

/** A migrated database in the folder, or where the settings say, with somebody who has a client. */
export async function newAccount(dir: string, email = EMAIL, settings: Settings = {}): Promise<Account> {
  const visitor = openVisitor(dir, settings);
  await migrate(visitor.platform.database);
  await registerAccount(visitor, registrationSchema.parse({ ...PERSON, email }));
  await visitor.db.destroy();
  const account = await signIn(dir, email, settings);
  const { ctx } = account;
  const email_verified_at = ctx.now.toISOString();
  await ctx.db.updateTable("users").set({ email_verified_at }).where("id", "=", ctx.user.id).execute();
  await createClient(ctx, clientSchema.parse(CLIENT));
  return account;
}

/** The account of the folder's database with this address. Close it with `ctx.db.destroy()`. */
export async function signIn(dir: string, email = EMAIL, settings: Settings = {}): Promise<Account> {
  const visitor = openVisitor(dir, settings);
  // A database that an earlier run left has the schema of that day.
  await migrate(visitor.platform.database);
  const user = await visitor.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const token = await startSession(visitor, {
    userId: user.id,
    accessVersion: 0,
    kind: "cookie",
    userAgent: "bench",
  });
  const identity = await findSession(visitor.platform, token, "cookie");
  if (!identity) throw new Error("the session just started is unknown");
  const setCookie = await sessionCookie(visitor.platform).serialize(token);
  return { ctx: withUser(visitor, identity), cookie: setCookie.split(";")[0]! };
}

function openVisitor(dir: string, settings: Settings) {
  const env = { DATA_DIR: dir, NODE_ENV: "production", ...SETTINGS, ...settings };
  const platform = openPlatform(readEnv(env), product, { log: createLogger("silent") });
  return createContext({ platform, locale: "de", requestId: "bench", log: platform.log });
}

export async function newApiKey(ctx: UserContext): Promise<string> {
  return (await createApiKey(ctx, apiKeySchema.parse({ name: "Bench", access: "full" }))).secret;
}

/** An invoice of so many rows, as a form or a program sends it. */
export function invoiceInput(rows: number): InvoiceInput {
  const items = Array.from({ length: rows }, (_, row) => ({
    description: `Konzept, Teil ${row + 1}`,
    quantity: 3,
    unitPrice: 199.95,
    vatRate: 8.1,
  }));
  return invoiceSchema.parse({ recipient: CLIENT, items });
}

/** One invoice written as people write it, then copied in the database until there are `count`. */
export async function fillInvoices(ctx: UserContext, count: number, rows = 1): Promise<void> {
  const id = await createInvoice(ctx, invoiceInput(rows));
  const invoice = await ctx.db
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const items = await ctx.db.selectFrom("invoice_items").selectAll().where("invoice_id", "=", id).execute();
  for (let done = 0; done < count - 1; done += 100) {
    const ids = Array.from({ length: Math.min(100, count - 1 - done) }, () => ctx.newId());
    const copies = ids.map((id, index) => ({ ...invoice, id, number: `N-${done + index}` }));
    const copiedItems = ids.flatMap((id) => items.map((item) => ({ ...item, invoice_id: id })));
    await ctx.transaction(async (ctx) => {
      await ctx.db.insertInto("invoices").values(copies).execute();
      await ctx.db.insertInto("invoice_items").values(copiedItems).execute();
    });
  }
}
