import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { purgeAccounts } from "#app/features/people/accounts/closing/purge.server.ts";
import { createClient, deleteClient } from "#app/features/selling/clients/clients.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { INVOICE_STATUSES, type ListedStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { saveAsTemplate, suggestedName } from "#app/features/selling/templates/save-as-template.server.ts";
import { startFromTemplate } from "#app/features/selling/templates/start-from-template.server.ts";
import { findTemplate } from "#app/features/selling/templates/templates.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { later, makePro, member, testPlatform } from "../../support/platform.ts";
import { jsonIn, readZip } from "../../support/read/read-zip.ts";
import { templateInput } from "../../support/invoices/template-input.ts";

const STATES: Record<ListedStatus, object> = {
  draft: { state: "draft" },
  sent: { state: "sent" },
  paid: { state: "sent", paid_on: "2026-11-21" },
  overdue: { state: "sent", due_date: "2026-11-20" },
  credited: { state: "credited" },
  written_off: { state: "written_off" },
  cancelled: { state: "cancelled" },
};

onDatabaseOfDay((open) => {
  it("keeps an invoice of any status as a template: client, rows, texts, language and term", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const client = await createClient(ctx, clientInput());
    const texts = { subject: "Konzept", notes: "Danke", language: "it", dueDate: "2026-12-01" };
    const invoice = await createInvoice(ctx, invoiceInput({ ...texts, clientId: client.id }));
    for (const status of INVOICE_STATUSES) {
      await ctx.db.updateTable("invoices").set(STATES[status]).execute();
      const id = await saveAsTemplate(ctx, invoice, `Vorlage ${status}`);
      expect(await findTemplate(ctx, id)).toMatchObject({
        name: `Vorlage ${status}`,
        clientId: client.id,
        language: "it",
        subject: "Konzept",
        notes: "Danke",
        termDays: ["draft", "sent", "paid"].includes(status) ? 10 : 1,
        items: [
          { description: "Konzept", quantity: 3000, unitPrice: 19995, vatRate: 81 },
          { description: "Porto", quantity: 1000, unitPrice: 5, vatRate: 26 },
        ],
      });
    }
  });

  it("refuses an invoice that is not there, and anything on Free", async () => {
    const platform = testPlatform(await open());
    const owner = await member(platform);
    const theirs = await createInvoice(owner, invoiceInput());
    await expect(saveAsTemplate(owner, theirs, "Gratis")).rejects.toMatchObject({
      code: "plan.pro_required",
    });
    const ctx = await member(platform, { email: "other@example.ch" });
    await makePro(ctx);
    for (const id of [theirs, "x", "\u0000"])
      await expect(saveAsTemplate(ctx, id, "Fremd")).rejects.toMatchObject({ code: "invoice.not_found" });
  });

  it("starts the form of an invoice: due by the term from today, in the template's language", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const client = await createClient(ctx, clientInput({ language: "de" }));
    const id = await createTemplate(ctx, templateInput({ clientId: client.id }));
    const values = await startFromTemplate(ctx, id);
    expect(values).toMatchObject({
      clientId: client.id,
      clientName: "Kulturhaus Obertor",
      clientCity: "Winterthur",
      language: "fr",
      subject: "Konzept",
      notes: "Danke",
      dueDate: "2026-12-01",
      items: [
        { description: "Konzept", quantity: "3", unit: "", unitPrice: "199.95", vatRate: "8.1" },
        { description: "Porto", quantity: "1", unit: "", unitPrice: "0.05", vatRate: "2.6" },
      ],
    });
    await deleteClient(ctx, client.id);
    expect(await startFromTemplate(ctx, id)).toMatchObject({
      clientId: "",
      clientName: "",
      subject: "Konzept",
    });
    const other = await member(platform, { email: "other@example.ch" });
    await makePro(other);
    await expect(startFromTemplate(other, id)).rejects.toMatchObject({ code: "template.not_found" });
    await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
    expect(await startFromTemplate(ctx, id)).toBeNull();
  });

  it("is in the download of all data, and goes with the account and nobody else's", async () => {
    const platform = testPlatform(await open());
    const other = await member(platform, { email: "other@example.ch" });
    await makePro(other);
    const theirs = await createTemplate(other, templateInput({ name: "Von Zenobia" }));
    const ctx = await member(platform);
    await makePro(ctx);
    const client = await createClient(ctx, clientInput());
    await createTemplate(ctx, templateInput({ clientId: client.id }));
    const response = streamResponse(await downloadMyData(ctx), () => Promise.resolve(true));
    const entries = readZip(Buffer.from(await response.arrayBuffer()));
    expect(jsonIn(entries, "templates.json")).toMatchObject([
      {
        name: "Konzept, monatlich",
        clientId: client.id,
        termDays: 10,
        items: [
          { description: "Konzept", quantity: 3, unitPrice: 199.95, vatRate: 8.1 },
          { description: "Porto", quantity: 1, unitPrice: 0.05, vatRate: 2.6 },
        ],
      },
    ]);
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    platform.pass(32 * 24 * 60 * 60 * 1000);
    await purgeAccounts(later(ctx));
    expect(await ctx.db.selectFrom("templates").select("id").execute()).toEqual([{ id: theirs }]);
    expect(await ctx.db.selectFrom("businesses").select("id").execute()).toEqual([{ id: other.businessId }]);
  });
});

it("suggests the client's name and the subject, never longer than a name may be", () => {
  const recipient = {
    ...invoiceInput().recipient.address,
    contact: "",
    email: "",
    phone: "",
    name: "Obertor",
  };
  expect(suggestedName({ recipient, subject: "" })).toBe("Obertor");
  expect(suggestedName({ recipient, subject: "Miete" })).toBe("Obertor, Miete");
  expect([...suggestedName({ recipient, subject: "ä".repeat(100) })]).toHaveLength(99);
});
