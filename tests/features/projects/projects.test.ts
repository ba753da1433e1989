import { expect, it } from "vitest";
import { sumsOfProjects } from "#app/features/front/projects/project-sums.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createService } from "#app/features/selling/services/change-services.server.ts";
import { invoiceServicesSchema } from "#app/features/selling/services/invoice-services.schema.ts";
import { invoiceServices } from "#app/features/selling/services/invoice-services.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { serviceInput } from "../../support/service-input.ts";

const NOVEMBER = { from: "2026-11-01", to: "2026-11-30" };

onEachDatabase((open) => {
  it("a project adds up issued invoices, what is to be invoiced, hours and costs, as worked out by hand", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const { id: clientId } = await createClient(ctx, clientInput());
    await createService(ctx, serviceInput(clientId));
    const sent = await invoiceServices(
      ctx,
      invoiceServicesSchema.parse({ clientId, until: "2026-11-30", groupBy: "text" }),
    );
    await createService(ctx, serviceInput(clientId, { project: "WEBSITE", quantity: 1, day: NOVEMBER.to }));
    await createService(ctx, serviceInput(clientId, { quantity: 3, unit: "Stück", unitPrice: 10 }));
    await createService(ctx, serviceInput(clientId, { day: "2026-10-31" }));
    await createService(ctx, serviceInput(clientId, { project: "" }));
    await createInvoice(ctx, invoiceInput({ project: "Website" }));
    const rows = [{ rate: 8.1, gross: 108.1 }];
    await createExpense(ctx, expenseInput({ day: "2026-11-10", rows, project: "Website" }));
    const drafted = { project: "Website", incomeEur: 0, open: 170_00, hours: 3500, costs: 100_00 };
    expect(await sumsOfProjects(ctx, NOVEMBER)).toEqual([{ ...drafted, income: 0, result: -100_00 }]);
    await markSent(ctx, sent);
    expect(await sumsOfProjects(ctx, NOVEMBER)).toEqual([{ ...drafted, income: 350_00, result: 250_00 }]);
    await issueCreditNote(ctx, sent, { reason: "Storniert" });
    expect(await sumsOfProjects(ctx, NOVEMBER)).toEqual([{ ...drafted, income: 0, result: -100_00 }]);
    const all = await sumsOfProjects(ctx, { from: "0001-01-01", to: "9999-12-31" });
    expect(all).toMatchObject([{ open: 520_00, hours: 6000 }]);
  });

  it("what is of the first or last day counts, of a day beside them or of nobody's project not", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    await ctx.db.updateTable("businesses").set({ eur_invoices: 1 }).execute();
    const { id: clientId } = await createClient(ctx, clientInput());
    const both = async (project: string, day: string, unitPrice: number) => {
      const items = [{ description: "Arbeit", quantity: 1, unitPrice, vatRate: 0 }];
      await invoiceWith(ctx, "sent", { project, issueDate: day, items });
      const rows = [{ rate: 0, gross: unitPrice / 2 }];
      await createExpense(ctx, expenseInput({ day, rows, project }));
      await createService(ctx, serviceInput(clientId, { project, day, quantity: unitPrice }));
      return items;
    };
    await both("Website", "2026-10-31", 1);
    await both("Website", "2026-11-01", 10);
    await both("website", "2026-11-30", 100);
    await both("Website", "2026-12-01", 1000);
    const items = await both("", "2026-11-15", 5000);
    const eur = { project: "Äpfel", currency: "EUR", exchangeRate: 0.9, items };
    await invoiceWith(ctx, "sent", eur);
    await deleteInvoice(ctx, await invoiceWith(ctx, "cancelled", { project: "Website", items }));
    await deleteInvoice(ctx, await invoiceWith(ctx, "sent", { project: "Website", items }));
    const none = { income: 0, incomeEur: 0, open: 0, hours: 0, costs: 0, result: 0 };
    const website = { open: 110 * 140_00, hours: 110_000, costs: 55_00 };
    expect(await sumsOfProjects(ctx, NOVEMBER)).toEqual([
      { ...none, project: "Äpfel", incomeEur: 5000_00 },
      // A deleted invoice is only hidden: its 5000.00 are in the books.
      { ...none, project: "Website", ...website, income: 5110_00, result: 5055_00 },
    ]);
    expect(await sumsOfProjects(await member(platform, { email: "other@example.ch" }), NOVEMBER)).toEqual([]);
  });
});
