import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

const REFUSED = { code: "input.invalid", fields: [{ field: "dueDate", code: "field.due_after_issue" }] };

const undated = { ...INVOICE, issueDate: undefined };

onDatabaseOfDay((fresh) => {
  it("a new invoice without an issue date is not due today or earlier", async () => {
    const ctx = await member(testPlatform(await fresh()));
    for (const dueDate of ["2026-10-01", ctx.today]) {
      await expect(createInvoice(ctx, invoiceInput({ ...undated, dueDate }))).rejects.toMatchObject(REFUSED);
    }
    const id = await createInvoice(ctx, invoiceInput({ ...undated, dueDate: "2026-11-22" }));
    expect(await findInvoice(ctx, id)).toMatchObject({ issueDate: "2026-11-21", dueDate: "2026-11-22" });
  });

  it("a draft's new due date comes after its stored issue date", async () => {
    const ctx = await member(testPlatform(await fresh()));
    const id = await createInvoice(ctx, invoiceInput({ issueDate: "2027-01-01" }));
    const early = invoiceInput({ ...undated, dueDate: "2026-12-24" });
    await expect(updateInvoice(ctx, id, early)).rejects.toMatchObject(REFUSED);
    expect(await findInvoice(ctx, id)).toMatchObject({ dueDate: "2027-01-31", version: 1 });
  });
});
