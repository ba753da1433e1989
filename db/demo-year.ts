import { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import { createContext, type UserContext, withUser } from "#app/platform/context.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { DEMO_CLIENTS, type DemoInvoice, demoInvoices, demoItems } from "./demo-data.ts";
import { fillOffers } from "./demo-offers.ts";
import { fillPayments, paidApart } from "./demo-payments.ts";
import { closeReturns, fillBooks } from "./demo-books.ts";
import { fillRegularWork, remindOldest } from "./demo-regular-work.ts";

/** A year of the demo account, by the use cases that people call, each on its own day. */
export async function fillDemo(platform: Platform, userId: string): Promise<void> {
  const ctx = await signIn(platform, userId);
  await ctx.db.updateTable("businesses").set({ plan: "pro" }).where("id", "=", ctx.businessId).execute();
  const email_verified_at = ctx.now.toISOString();
  await ctx.db.updateTable("users").set({ email_verified_at }).where("id", "=", userId).execute();
  const clients = [];
  for (const client of DEMO_CLIENTS) clients.push(await createClient(ctx, clientSchema.parse(client)));
  const invoices = demoInvoices(ctx.today);
  const apart = paidApart(invoices);
  const ids = new Map<DemoInvoice, string>();
  for (const invoice of invoices) {
    const { name, contact, email, phone, language, id, ...rest } = clients[invoice.client]!;
    const { street, buildingNumber, postalCode, city, country } = rest;
    const address = { street, buildingNumber, postalCode, city, country };
    const { issueDate, sent } = invoice;
    const input = invoiceSchema.parse({
      issueDate,
      language,
      clientId: id,
      items: demoItems(invoice),
      recipient: { name, contact, email, phone, address },
    });
    const thatDay = on(ctx, issueDate);
    const invoiceId = await createInvoice(thatDay, input);
    if (sent) await markSent(thatDay, invoiceId);
    ids.set(invoice, invoiceId);
    if (sent?.paidOn && !apart.includes(invoice))
      await markPaid(on(ctx, sent.paidOn), invoiceId, { paidOn: sent.paidOn });
  }
  await fillOffers(ctx, clients);
  await fillRegularWork(ctx, clients);
  await fillBooks(ctx);
  const open = invoices.filter(({ sent }) => sent?.paidOn === null);
  await fillPayments(ctx, {
    apart: apart.map((invoice) => ({ id: ids.get(invoice)!, paidOn: invoice.sent!.paidOn! })),
    openIds: open.map((invoice) => ids.get(invoice)!),
  });
  await remindOldest(
    ctx,
    open.map((invoice) => ids.get(invoice)!),
  );
  await closeReturns(ctx);
}

/** The same person at noon of another day. */
function on(ctx: UserContext, day: string): UserContext {
  return { ...ctx, now: new Date(`${day}T11:00:00Z`), today: day, month: day.slice(0, 7) };
}

async function signIn(platform: Platform, userId: string): Promise<UserContext> {
  const ctx = createContext({ platform, locale: "de", requestId: "demo", log: platform.log });
  const token = await startSession(ctx, { userId, accessVersion: 0, kind: "cookie", userAgent: "demo" });
  const identity = await findSession(platform, token, "cookie");
  if (!identity) throw new Error("the session just started is unknown");
  return withUser(ctx, identity);
}
