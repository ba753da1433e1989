import { randomBytes } from "node:crypto";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { createClient } from "#app/features/clients/clients.server.ts";
import { markPaid, markSent } from "#app/features/invoices/status/change-status.server.ts";
import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import { closeInvoicePdfPool } from "#app/features/invoices/pdf/invoice-pdf.server.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { createContext, type UserContext, withUser } from "#app/platform/context.server.ts";
import { checkDatabase } from "#app/platform/database/database-check.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { openPlatform, type Platform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { command } from "./command.ts";
import { DEMO_EMAIL, registerDemo } from "./demo.ts";
import { migrate } from "./migrate.ts";
import { SEED_CLIENTS } from "./seed-clients.ts";
import { SEED_INVOICES } from "./seed-invoices.ts";

/** Calls the use cases, as a person would. @returns the password */
export async function seed(platform: Platform): Promise<string> {
  const password = randomBytes(9).toString("base64url");
  const ctx = await signIn(platform, await registerDemo(platform, password));
  await ctx.db.updateTable("businesses").set({ plan: "pro" }).where("id", "=", ctx.businessId).execute();
  const email_verified_at = ctx.now.toISOString();
  await ctx.db.updateTable("users").set({ email_verified_at }).where("id", "=", ctx.user.id).execute();
  for (const client of SEED_CLIENTS) await createClient(ctx, clientSchema.parse(client));
  for (const { daysAgo, then, ...invoice } of SEED_INVOICES) {
    const issueDate = addDays(ctx.today, -daysAgo);
    const id = await createInvoice(ctx, invoiceSchema.parse({ ...invoice, issueDate, saveClient: true }));
    if (then) await markSent(ctx, id);
    if (then === "paid") await markPaid(ctx, id);
  }
  return password;
}

async function signIn(platform: Platform, userId: string): Promise<UserContext> {
  const ctx = createContext({ platform, locale: "de", requestId: "seed", log: platform.log });
  const token = await startSession(ctx, { userId, accessVersion: 0, kind: "cookie", userAgent: "seed" });
  const identity = await findSession(platform, token, "cookie");
  if (!identity) throw new Error("the session just started is unknown");
  return withUser(ctx, identity);
}

if (import.meta.main) {
  await command(async () => {
    const platform = openPlatform(readEnv(), product);
    await checkDatabase(platform.env, platform.database);
    await migrate(platform.database);
    const password = await seed(platform);
    await closeInvoicePdfPool();
    await platform.database.db.destroy();
    return `Demo sign-in: ${DEMO_EMAIL}, password ${password}`;
  });
}
