import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

function choose(ctx: UserContext, columns: Record<string, string | number>) {
  return ctx.db.updateTable("businesses").set(columns).where("id", "=", ctx.businessId).execute();
}

async function lineFor(ctx: UserContext, recipient: Record<string, string>, clientId?: string) {
  const input = invoiceInput({ recipient: { ...INVOICE.recipient, ...recipient }, clientId });
  return lineOf(ctx, await createInvoice(ctx, input));
}

async function lineOf(ctx: UserContext, id: string) {
  const invoice = await findInvoice(ctx, id);
  return slipFor({ ...invoice, isCopy: false, mark: null })?.billingInformation;
}

const PERSON = { name: "Petra Muster", contact: "" };

onDatabaseOfDay((fresh) => {
  it("a new invoice states billing information to firms only, and what is written keeps its own", async () => {
    const ctx = await member(testPlatform(await fresh()));
    await choose(ctx, { vat_number: "CHE-123.456.788", plan: "pro" });
    expect(await lineFor(ctx, PERSON)).toBe("");
    expect(await lineFor(ctx, { ...PERSON, contact: "Frau Muster" })).toMatch(/^\/\/S1\/10\//);
    const { id } = await createClient(ctx, clientInput({ ...PERSON, vatNumber: "CHE-109.322.551" }));
    expect(await lineFor(ctx, PERSON, id)).toMatch(/^\/\/S1\/10\//);
    const firm = invoiceInput({ recipient: { ...INVOICE.recipient, name: "Muster AG", contact: "" } });
    const written = await createInvoice(ctx, firm);
    await choose(ctx, { billing_information: 0 });
    expect(await lineOf(ctx, written)).toMatch(/^\/\/S1\/10\//);
    expect(await lineOf(ctx, await createInvoice(ctx, firm))).toBe("");
  });
});
