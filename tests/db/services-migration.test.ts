import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { up as addServices } from "#db/migrations/0169_services.ts";
import { up as addProjects } from "#db/migrations/0170_projects.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createService } from "#app/features/selling/services/change-services.server.ts";
import { invoiceServicesSchema } from "#app/features/selling/services/invoice-services.schema.ts";
import { invoiceServices } from "#app/features/selling/services/invoice-services.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { onEachNewDatabase } from "../support/databases/databases.ts";
import { expenseInput } from "../support/expense-input.ts";
import { clientInput } from "../support/invoices/client-input.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";
import { serviceInput } from "../support/service-input.ts";

onEachNewDatabase((open) => {
  it("an older database keeps invoices and expenses without a project, and takes services", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const invoiceId = await createInvoice(ctx, invoiceInput());
    const { id: expenseId } = await createExpense(ctx, expenseInput());
    const db = ctx.db as Kysely<unknown>;
    await db.schema.dropTable("services").execute();
    for (const table of ["invoices", "expenses"]) await db.schema.dropIndex(`${table}_project`).execute();
    for (const table of ["invoices", "templates", "expenses"])
      await db.schema.alterTable(table).dropColumn("project").execute();
    await addServices(db);
    await addProjects(db);
    expect((await findInvoice(ctx, invoiceId)).project).toBe("");
    expect((await findExpense(ctx, expenseId)).project).toBe("");
    const { id: clientId } = await createClient(ctx, clientInput());
    const { day } = await createService(ctx, serviceInput(clientId));
    await invoiceServices(ctx, invoiceServicesSchema.parse({ clientId, until: day }));
  });
});
