import { randomBytes } from "node:crypto";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { createClient } from "#app/features/clients/clients.server.ts";
import { findOrCreateClient } from "#app/features/clients/find-or-create-client.server.ts";
import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { createContext, type UserContext, withUser } from "#app/platform/context.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { openPlatform, type Platform } from "#app/platform/platform.server.ts";
import { findSession, startSession } from "#app/platform/session.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { DEMO_EMAIL, registerDemo } from "./demo.ts";
import { migrate } from "./migrate.ts";
import { SEED_CLIENTS } from "./seed-clients.ts";
import { SEED_INVOICES } from "./seed-invoices.ts";

/** Builds the demo account with clients and invoices by calling the use cases, as a person would. @returns its password */
export async function seed(platform: Platform): Promise<string> {
  const password = randomBytes(9).toString("base64url");
  const ctx = await signIn(platform, await registerDemo(platform, password));
  await ctx.db.updateTable("businesses").set({ plan: "pro" }).where("id", "=", ctx.businessId).execute();
  for (const client of SEED_CLIENTS) await createClient(ctx, clientSchema.parse(client));
  for (const { daysAgo, ...invoice } of SEED_INVOICES) {
    const input = invoiceSchema.parse({ ...invoice, issueDate: addDays(ctx.today, -daysAgo) });
    await linkToClient(ctx, await createInvoice(ctx, input), invoice);
  }
  return password;
}

async function linkToClient(
  ctx: UserContext,
  id: string,
  invoice: Pick<(typeof SEED_INVOICES)[number], "recipient" | "language">,
) {
  const { recipient, language } = invoice;
  const { client } = await findOrCreateClient(ctx, clientSchema.parse({ ...recipient, language }));
  await ctx.db.updateTable("invoices").set({ client_id: client.id }).where("id", "=", id).execute();
}

async function signIn(platform: Platform, userId: string): Promise<UserContext> {
  const ctx = createContext({ platform, locale: "de", requestId: "seed", log: platform.log });
  const token = await startSession(ctx, { userId, kind: "cookie", userAgent: "seed" });
  const identity = await findSession(platform, token, "cookie");
  if (!identity) throw new Error("the session just started is unknown");
  return withUser(ctx, identity);
}

if (import.meta.main) {
  const platform = openPlatform(readEnv());
  await migrate(platform.database);
  console.log(`Demo sign-in: ${DEMO_EMAIL}, password ${await seed(platform)}`);
  await platform.database.db.destroy();
}
