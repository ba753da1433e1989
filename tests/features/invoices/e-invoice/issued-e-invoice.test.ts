import { expect, it } from "vitest";
import { profileSchema } from "#app/features/people/accounts/account.schema.ts";
import { updateProfile } from "#app/features/people/accounts/profile.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { creditNoteSchema } from "#app/features/selling/invoices/correcting/credit-note.schema.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { downloadEInvoice } from "#app/features/selling/invoices/download-e-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { schemaFaults } from "../../../support/e-invoices/cii-schema.ts";
import { brokenRules } from "../../../support/e-invoices/en-16931-rules.ts";
import { readCii } from "../../../support/e-invoices/read-cii.ts";
import { clientInput } from "../../../support/invoices/client-input.ts";
import { INVOICE, invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { PERSON } from "../../../support/person.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

const ADDRESS = { ...INVOICE.recipient.address, country: "DE", postalCode: "79098", city: "Freiburg" };
const GERMAN = { ...INVOICE.recipient, address: ADDRESS };

async function issued(ctx: UserContext, changes: { recipient?: object; clientId?: string }): Promise<string> {
  const id = await createInvoice(ctx, invoiceInput(changes));
  await markSent(ctx, id);
  return id;
}

async function xmlOf(ctx: UserContext, id: string): Promise<string | null> {
  try {
    return Buffer.from((await downloadEInvoice(ctx, id)).content).toString("utf8");
  } catch (error) {
    expect(error).toMatchObject({ code: "e_invoice.not_found" });
    return null;
  }
}

onDatabaseOfDay((fresh) => {
  it("an invoice holds its data as business and client want it when it is issued, and so its credit note", async () => {
    const ctx = await member(testPlatform(await fresh()));
    await makePro(ctx);
    const choose = (eInvoices: string) =>
      updateProfile(ctx, profileSchema.parse({ ...PERSON, vatNumber: "CHE-123.456.788", eInvoices }));
    await choose("abroad");
    const { id: always } = await createClient(ctx, clientInput({ name: "Immer AG", eInvoice: "always" }));
    const { id: never } = await createClient(ctx, clientInput({ name: "Nie AG", eInvoice: "never" }));
    const abroad = await issued(ctx, { recipient: GERMAN });
    expect(await xmlOf(ctx, await issued(ctx, {}))).toBeNull();
    expect(await xmlOf(ctx, await issued(ctx, { clientId: always }))).toContain("CrossIndustryInvoice");
    expect(await xmlOf(ctx, await issued(ctx, { clientId: never, recipient: GERMAN }))).toBeNull();
    const draft = await createInvoice(ctx, invoiceInput({ recipient: GERMAN }));
    expect(await xmlOf(ctx, draft)).toBeNull();
    const note = await issueCreditNote(ctx, abroad, creditNoteSchema.parse({ reason: "Storno" }));
    for (const [id, code] of [
      [abroad, "380"],
      [note, "381"],
    ] as const) {
      const xml = (await xmlOf(ctx, id)) ?? "";
      expect([schemaFaults(xml), brokenRules(xml)]).toEqual([[], []]);
      expect(readCii(xml).text("//rsm:ExchangedDocument/ram:TypeCode")).toBe(code);
    }
    await choose("all");
    expect(await xmlOf(ctx, await issued(ctx, {}))).toContain("CrossIndustryInvoice");
    await choose("off");
    expect(await xmlOf(ctx, await issued(ctx, { recipient: GERMAN }))).toBeNull();
    expect(await xmlOf(ctx, abroad)).toContain("CrossIndustryInvoice");
  });
});
