import { describe, expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { invoiceFormValues } from "#app/features/selling/invoices/form/invoice-form-values.ts";
import { readInvoiceForm } from "#app/features/selling/invoices/form/invoice-form.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { issueInvoice } from "../../support/invoices/issue-invoice.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const QR_IBAN = "CH4431999123000889012";

async function events(ctx: UserContext, id: string): Promise<string[]> {
  return (await historyOf(ctx, id)).map(({ event }) => event).toReversed();
}

onDatabaseOfDay((fresh) => {
  describe("a change to a draft", () => {
    it("replaces content and totals, keeps number and reference, and is told in the history", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const id = await createInvoice(ctx, invoiceInput({ paymentReferenceType: "SCOR" }));
      const before = await findInvoice(ctx, id);
      const items = [{ description: "Neu", quantity: 2, unitPrice: 50, vatRate: 0 }];
      await updateInvoice(ctx, id, invoiceInput({ items, notes: "geändert" }));
      const after = await findInvoice(ctx, id);
      expect(after).toMatchObject({
        number: before.number,
        referenceType: "SCOR",
        reference: before.reference,
        sender: before.sender,
        notes: "geändert",
        total: 100_00,
        version: 2,
      });
      expect(after.items).toHaveLength(1);
      expect((await listInvoices(ctx, { search: "geandert" })).total).toBe(1);
      expect(await events(ctx, id)).toEqual(["invoice.created", "invoice.updated"]);
    });

    it("changes nothing when the form is saved as it was opened", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const id = await createInvoice(
        ctx,
        invoiceInput({ paymentReferenceType: "SCOR", serviceFrom: "2026-11-01", subject: "Umbau" }),
      );
      const { version, updatedAt, ...before } = await findInvoice(ctx, id);
      const values = invoiceFormValues({ ...before, version, updatedAt });
      await updateInvoice(ctx, id, invoiceSchema.parse(readInvoiceForm(values)));
      expect(await findInvoice(ctx, id)).toMatchObject(before);
    });

    it("is refused when somebody else saved in between", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await makePro(ctx);
      const id = await createInvoice(ctx, invoiceInput());
      const edits = ["one", "two", "three"].map((notes) =>
        updateInvoice(ctx, id, invoiceInput({ notes, version: 1 })).then(
          () => "saved",
          (error: Error) => error.message,
        ),
      );
      expect((await Promise.all(edits)).toSorted()).toEqual(["invoice.changed", "invoice.changed", "saved"]);
    });

    it("is refused once the invoice has left draft", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const id = await issueInvoice(ctx, Buffer.from("%PDF"));
      await expect(updateInvoice(ctx, id, invoiceInput())).rejects.toThrow("invoice.locked");
    });

    it("counts once a month on Free, from the 1st anew, and without end on Pro", async () => {
      const platform = testPlatform(await fresh());
      const ctx = await member(platform);
      const id = await createInvoice(ctx, invoiceInput());
      await updateInvoice(ctx, id, invoiceInput({ notes: "1" }));
      await expect(updateInvoice(ctx, id, invoiceInput())).rejects.toThrow("invoice.edit_limit_reached");
      await updateInvoice({ ...ctx, month: "2026-12" }, id, invoiceInput({ notes: "2" }));
      await makePro(ctx);
      await updateInvoice(ctx, id, invoiceInput({ notes: "3" }));
      expect((await findInvoice(ctx, id)).notes).toBe("3");
    });

    it("may move the number on Pro, to a free one", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await makePro(ctx);
      const one = await createInvoice(ctx, invoiceInput());
      const two = await createInvoice(ctx, invoiceInput());
      const { number } = await findInvoice(ctx, one);
      await expect(updateInvoice(ctx, two, invoiceInput({ invoiceNumber: number }))).rejects.toThrow(
        "invoice.number_taken",
      );
      await updateInvoice(ctx, two, invoiceInput({ invoiceNumber: "RE-77" }));
      await updateInvoice(ctx, two, invoiceInput({ invoiceNumber: "RE-77", notes: "again" }));
      expect((await findInvoice(ctx, two)).number).toBe("RE-77");
    });

    it("moves to another account and another kind of reference together", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await makePro(ctx);
      const id = await createInvoice(ctx, invoiceInput({ paymentReferenceType: "SCOR" }));
      await updateInvoice(ctx, id, invoiceInput({ sender: { iban: QR_IBAN }, paymentReferenceType: "QRR" }));
      const invoice = await findInvoice(ctx, id);
      expect([invoice.sender.iban, invoice.referenceType]).toEqual([QR_IBAN, "QRR"]);
      expect(invoice.reference).toMatch(/^\d{27}$/);
      await updateInvoice(ctx, id, invoiceInput({ notes: "only this" }));
      expect(await findInvoice(ctx, id)).toMatchObject({ reference: invoice.reference, notes: "only this" });
    });
  });

  describe("a duplicate", () => {
    it("is a new draft of today with number, reference and due date of its own", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const id = await issueInvoice(ctx, Buffer.from("%PDF"), {
        issueDate: "2026-01-01",
        serviceFrom: "2026-01-01",
        paymentReferenceType: "SCOR",
        language: "fr",
      });
      const copyId = await duplicateInvoice(ctx, id);
      const [original, copy] = [await findInvoice(ctx, id), await findInvoice(ctx, copyId)];
      expect(copy).toMatchObject({
        status: "draft",
        number: "SINV-2026-2957-2",
        issueDate: "2026-11-21",
        dueDate: "2026-12-21",
        serviceFrom: "",
        language: "fr",
        referenceType: "SCOR",
        recipient: original.recipient,
        items: original.items,
        total: original.total,
      });
      expect(copy.reference).not.toBe(original.reference);
      expect(await events(ctx, copyId)).toEqual(["invoice.created", "invoice.duplicated"]);
      expect(await events(ctx, id)).toEqual(["invoice.created"]);
    });

    it("counts against the plan", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const id = await createInvoice(ctx, invoiceInput());
      await duplicateInvoice(ctx, id);
      await duplicateInvoice(ctx, id);
      await expect(duplicateInvoice(ctx, id)).rejects.toThrow("invoice.limit_reached");
    });

    it("takes a kind of reference that the account of today allows", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const id = await createInvoice(ctx, invoiceInput({ paymentReferenceType: "NON" }));
      await ctx.db.updateTable("businesses").set({ iban: "", qr_iban: QR_IBAN }).execute();
      expect(await findInvoice(ctx, await duplicateInvoice(ctx, id))).toMatchObject({
        referenceType: "QRR",
        sender: { iban: QR_IBAN },
      });
    });
  });

  describe("deleting", () => {
    it("removes a draft, gives nothing back, and never gives its number out again", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const id = await createInvoice(ctx, invoiceInput());
      expect(await deleteInvoice(ctx, id)).toEqual({ isArchived: false });
      await expect(findInvoice(ctx, id)).rejects.toThrow("invoice.not_found");
      await expect(deleteInvoice(ctx, id)).rejects.toThrow("invoice.not_found");
      expect((await findInvoice(ctx, await createInvoice(ctx, invoiceInput()))).number).toBe(
        "SINV-2026-2957-2",
      );
      await createInvoice(ctx, invoiceInput());
      await expect(createInvoice(ctx, invoiceInput())).rejects.toThrow("invoice.limit_reached");
      expect(
        await ctx.db.selectFrom("invoice_items").selectAll().where("invoice_id", "=", id).execute(),
      ).toEqual([]);
    });

    it("archives what has left draft, with its stored PDF", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await makePro(ctx);
      const id = await issueInvoice(ctx, Buffer.from("%PDF"), { invoiceNumber: "RE-1" });
      expect(await deleteInvoice(ctx, id)).toEqual({ isArchived: true });
      expect((await listInvoices(ctx)).total).toBe(0);
      await expect(findInvoice(ctx, id)).rejects.toThrow("invoice.not_found");
      expect(await ctx.db.selectFrom("invoice_pdfs").select("sha256").execute()).toHaveLength(1);
      await expect(createInvoice(ctx, invoiceInput({ invoiceNumber: "RE-1" }))).rejects.toThrow(
        "invoice.number_taken",
      );
    });

    it("deletes only one's own", async () => {
      const platform = testPlatform(await fresh());
      const ctx = await member(platform);
      const other = await member(platform, { email: "other@example.ch" });
      const id = await createInvoice(ctx, invoiceInput());
      for (const change of [deleteInvoice, duplicateInvoice]) {
        await expect(change(other, id)).rejects.toThrow("invoice.not_found");
      }
      await expect(updateInvoice(other, id, invoiceInput())).rejects.toThrow("invoice.not_found");
      expect((await findInvoice(ctx, id)).version).toBe(1);
    });
  });
});
