import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { newExpenseForm } from "#app/features/taxes/expenses/new-expense-form.server.ts";
import {
  readAndKeepReceipt,
  replaceReceipt,
} from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { readReceipt } from "#app/features/taxes/expenses/receipts/read-receipt.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { expenseInput, expenseWithReceipt, PDF } from "../../support/expense-input.ts";
import { ciiInvoice, pdfWith, ublDocument } from "../../support/e-invoices/received.ts";
import { PERSON } from "../../support/person.ts";
import { member, testPlatform } from "../../support/platform.ts";
import { readZip } from "../../support/read/read-zip.ts";

const DAY = 24 * 60 * 60 * 1000;
const OTHER = Buffer.from("%PDF-1.4 other");

onDatabaseOfDay((open) => {
  it("a receipt is kept with its hash, by what it holds and not by its name, and replaced out of sight", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await expenseWithReceipt(ctx);
    const { receipt, version } = await findExpense(ctx, id);
    const facts = { name: "Quittung.pdf", type: "application/pdf", size: PDF.length };
    expect(receipt).toMatchObject({ ...facts, sha256: hash("sha256", PDF) });
    expect((await readReceipt(ctx, id)).content).toEqual(PDF);
    expect((await replaceReceipt(ctx, id, { name: "again.pdf", bytes: PDF })).version).toBe(version);
    for (const bytes of ["<svg onload=alert(1)>", "<!doctype html>", "MZ", ""].map((text) =>
      Buffer.from(text),
    ))
      await expect(replaceReceipt(ctx, id, { name: "x.pdf", bytes })).rejects.toMatchObject({
        fields: [{ field: "file", code: "field.receipt_type" }],
      });
    const late = replaceReceipt(ctx, id, { name: "x", bytes: OTHER }, { seen: version - 1 });
    await expect(late).rejects.toThrow("expense.changed");
    const replaced = await replaceReceipt(ctx, id, { name: "b.html", bytes: OTHER }, { seen: version });
    expect([replaced.receipt?.name, replaced.version]).toEqual(["b.pdf", version + 1]);
    expect(await ctx.db.selectFrom("expense_receipts").select("id").execute()).toHaveLength(2);
    const zip = streamResponse(await downloadMyData(ctx), () => Promise.resolve(true));
    const archive = readZip(Buffer.from(await zip.arrayBuffer()));
    expect(archive.get(`receipts/${receipt?.id}.pdf`)).toEqual(PDF);
    expect(archive.get(`receipts/${replaced.receipt?.id}.pdf`)).toEqual(OTHER);
  });

  it("a receipt waits a week for its expense, which takes it once", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const id = await readAndKeepReceipt(ctx, { name: "a.pdf", bytes: PDF });
    const other = await member(platform, { email: "other@example.ch" });
    await expect(createExpense(other, expenseInput(), id)).rejects.toThrow("expense.not_found");
    const without = await createExpense(other, expenseInput());
    await expect(readReceipt(other, without.id)).rejects.toThrow("expense.not_found");
    const expense = await createExpense(ctx, expenseInput(), id);
    expect(expense.receipt?.id).toBe(id);
    const again = createExpense(ctx, expenseInput({ supplier: "Neu" }), id);
    await expect(again).rejects.toThrow("expense.not_found");
    const same = await readAndKeepReceipt(ctx, { name: "a.pdf", bytes: PDF });
    const twin = createExpense(ctx, expenseInput({ supplier: "Neu" }), same);
    await expect(twin).rejects.toMatchObject({ existing: { id: expense.id } });
    await purgeRows({ ...ctx, now: new Date(platform.now().getTime() + 7 * DAY) }, "expense_receipts");
    expect(await ctx.db.selectFrom("expense_receipts").select("id").execute()).toEqual([{ id }]);
  });

  it("the same e-invoice in another file is met with a question, before and when it is saved", async () => {
    const ctx = await member(testPlatform(await open()));
    const keep = async (name: string, bytes: Buffer) => readAndKeepReceipt(ctx, { name, bytes });
    const first = await keep("a.txt", Buffer.from(ciiInvoice()));
    expect((await newExpenseForm(ctx, first, "")).receipt?.same).toBeNull();
    const expense = await createExpense(ctx, expenseInput(), first);
    expect(expense.receipt).toMatchObject({ name: "a.xml", type: "application/xml" });
    const kept = ctx.db.selectFrom("expense_receipts").select(["e_invoice_reading", "e_invoice_problem"]);
    expect(await kept.execute()).toEqual([{ e_invoice_reading: null, e_invoice_problem: "" }]);
    const inPdf = await keep("b.pdf", await pdfWith("factur-x.xml", ciiInvoice()));
    expect((await newExpenseForm(ctx, inPdf, "")).receipt?.same).toMatchObject({ id: expense.id });
    const input = expenseInput({ supplier: "Wer anders", rows: [{ rate: 0, gross: 5 }] });
    const twin = createExpense(ctx, input, inPdf);
    await expect(twin).rejects.toMatchObject({ code: "expense.perhaps_same", existing: { id: expense.id } });
    const meant = await createExpense(ctx, { ...input, keepTwice: true }, inPdf);
    const asUbl = { name: "c.xml", bytes: Buffer.from(ublDocument("Invoice")) };
    await expect(replaceReceipt(ctx, meant.id, asUbl)).rejects.toThrow("expense.perhaps_same");
    await replaceReceipt(ctx, expense.id, { name: "e.pdf", bytes: OTHER });
    await replaceReceipt(ctx, meant.id, { name: "f.pdf", bytes: PDF });
    const free = await keep("g.xml", asUbl.bytes);
    expect((await newExpenseForm(ctx, free, "")).receipt?.same).toBeNull();
    const other = await keep("d.xml", Buffer.from(ciiInvoice({ number: "R-2026/18" })));
    expect((await newExpenseForm(ctx, other, "")).receipt?.same).toBeNull();
  });

  it("XML that is not read is kept as it came, with the reason", async () => {
    const ctx = await member(testPlatform(await open()));
    const bytes = Buffer.from(ciiInvoice().replace("<rsm", "<!DOCTYPE x><rsm"));
    const id = await readAndKeepReceipt(ctx, { name: "a.xml", bytes });
    const { receipt, values } = await newExpenseForm(ctx, id, "");
    expect(receipt?.reading).toMatchObject({ source: "nothing", problem: "doctype" });
    expect(values).not.toHaveProperty("supplier");
    const expense = await createExpense(ctx, expenseInput(), id);
    expect((await readReceipt(ctx, expense.id)).content).toEqual(bytes);
  });

  it("when an account ends, expenses keep it sealed for ten years after their year", async () => {
    const ctx = await member(testPlatform(await open()));
    await expenseWithReceipt(ctx);
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    const business = ctx.db.selectFrom("businesses").select("sealed_until").where("id", "=", ctx.businessId);
    expect(await business.executeTakeFirst()).toEqual({ sealed_until: "2036-12-31" });
    expect(await ctx.db.selectFrom("expense_receipts").select("bytes").execute()).toEqual([{ bytes: PDF }]);
  });
});
