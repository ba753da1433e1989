import { expect, it } from "vitest";
import { createExpense, updateExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { expenseSchema } from "#app/features/taxes/expenses/expense.schema.ts";
import { figureRows } from "#app/features/taxes/tax/figures/figure-rows.ts";
import { ech0217 } from "#app/features/taxes/tax/files/ech-0217.ts";
import { periodDocumentsJson } from "#app/features/taxes/tax/json/period-documents.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { proposedInput } from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import { snapshotSchema, type TaxPeriod } from "#app/features/taxes/tax/periods/period.ts";
import { findPeriod, listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import { linePage } from "#app/features/taxes/tax/screens/line-page.server.ts";
import { vatCodeSums } from "#app/features/books/journal/vat-codes.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { acquisitionLine } from "#app/swiss/vat/statutory-rates.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";
import { registeredBusiness, useMethod } from "../../support/tax/worked-year.ts";

const FROM_ABROAD = {
  supplier: "Cloud Inc.",
  day: "2026-08-03",
  category: "software",
  rows: [{ rate: 0, gross: 1000 }],
  acquisitionTax: "standard",
};

async function periodOf(ctx: UserContext, day: string): Promise<TaxPeriod> {
  const found = (await listPeriods(ctx)).find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  if (!found) throw new Error(`no period has ${day}`);
  return found;
}

/** Lines of acquisition tax, and what expenses bring of input tax. */
async function declared(ctx: UserContext, day: string) {
  const period = await periodOf(ctx, day);
  const { content } = await taxReturn(ctx, period);
  const { figures } = await proposedInput(ctx, period);
  const rows = figureRows(content).filter(({ ziffer }) => ziffer.startsWith("38"));
  return {
    lines: rows.map(({ ziffer, params, turnover, tax }) => [ziffer, params.rate, turnover, tax]),
    input: [figures.materialAndServices, figures.investments],
    payable: content.figures.payable,
  };
}

onEachDatabase((open) => {
  async function business(method: Record<string, unknown> = {}): Promise<UserContext> {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, method);
    return ctx;
  }

  it("what a foreign supplier charges without VAT is taxed and deducted in the return of its day", async () => {
    const ctx = await business();
    await createExpense(ctx, expenseInput(FROM_ABROAD));
    await createExpense(
      ctx,
      expenseInput({
        ...FROM_ABROAD,
        supplier: "Paper Inc.",
        category: "material",
        acquisitionTax: "reduced",
      }),
    );
    expect(await declared(ctx, "2026-08-03")).toEqual({
      lines: [
        ["383", "8.1", 1000_00, 81_00],
        ["383", "2.6", 1000_00, 26_00],
      ],
      input: [26_00, 81_00],
      payable: 107_00,
    });
    expect(await accountBalances(ctx)).toEqual({
      software: 1000_00,
      material: 1000_00,
      bank: -2000_00,
      inputTax: 26_00,
      inputTaxOther: 81_00,
      vat: -107_00,
    });
    await expectJournalAgrees(ctx);
  });

  it("its line names the expenses, and a figure typed besides adds up", async () => {
    const ctx = await business();
    const { id: expenseId } = await createExpense(ctx, expenseInput({ ...FROM_ABROAD, reference: "R-7" }));
    const period = await periodOf(ctx, "2026-08-03");
    await typeFigures(ctx, period.id, { acquisition: 50_00 });
    expect((await declared(ctx, "2026-08-03")).lines).toEqual([["383", "8.1", 1050_00, 85_05]]);
    const { documents } = await periodDocumentsJson(ctx, period.id, { line: "383", limit: 9, after: null });
    expect(documents).toMatchObject([
      { kind: "acquisition", expenseId, invoiceId: null, number: "R-7", rate: 8.1, net: 1000, vat: 81 },
    ]);
    const { rows, params } = await linePage(ctx, period.id, { line: "383", after: "" });
    expect([rows.length, params.rate]).toEqual([1, "8.1"]);
    const { content } = await taxReturn(ctx, await findPeriod(ctx, period.id));
    const facts = { generatedAt: "2026-11-21T00:00:00Z", reference: "1", productVersion: "1" };
    expect(ech0217(content, facts)).toContain(
      "<acquisitionTax><taxRate>8.10</taxRate><turnover>1050.00</turnover></acquisitionTax>",
    );
  });

  it("closing the return leaves nothing of it on the accounts of VAT", async () => {
    const ctx = await business();
    await createExpense(ctx, expenseInput(FROM_ABROAD));
    const { id } = await periodOf(ctx, "2026-08-03");
    await typeFigures(ctx, id, { investments: 81_00, acquisition: 100_00 });
    const { hash, content } = await taxReturn(ctx, await findPeriod(ctx, id));
    expect(content.figures.payable).toBe(8_10);
    await closePeriod(ctx, id, hash);
    const { vat, inputTaxOther, taxOffice } = await accountBalances(ctx);
    expect([vat, inputTaxOther, taxOffice]).toEqual([8_10, 0, -8_10]);
    const kept = await taxReturn(ctx, await findPeriod(ctx, id));
    expect(kept).toMatchObject({ hash, content: { figures: content.figures } });
    const { acquisitions: _acquisitions, ...earlier } = content.figures;
    const typed = { line: "383", rate: 81, turnover: 100_00, tax: 8_10, typed: 100_00 };
    expect(snapshotSchema.parse({ ...content, figures: earlier }).figures.acquisitions).toEqual([typed]);
  });

  it("by received consideration it is owed and deducted once it is paid", async () => {
    const ctx = await business({ consideration: "received" });
    const waiting = { ...FROM_ABROAD, paidFrom: "open" };
    const { id } = await createExpense(ctx, expenseInput(waiting));
    expect(await declared(ctx, "2026-08-03")).toEqual({ lines: [], input: [0, 0], payable: 0 });
    await updateExpense(ctx, id, expenseInput({ ...waiting, paidFrom: "bank", paidOn: "2026-10-02" }));
    expect(await declared(ctx, "2026-08-03")).toMatchObject({ lines: [] });
    expect(await declared(ctx, "2026-10-02")).toMatchObject({
      lines: [["383", "8.1", 1000_00, 81_00]],
      input: [0, 81_00],
    });
    await updateExpense(ctx, id, expenseInput({ ...waiting, acquisitionTax: "" }));
    expect((await accountBalances(ctx)).vat).toBe(0);
  });

  it("by net tax rates nothing is deducted, so that it is a cost", async () => {
    const activities = [{ code: "62900", name: "Informatik", rate: "6.2" }];
    const ctx = await business({ method: "net", period: "half", activities });
    await createExpense(ctx, expenseInput({ ...FROM_ABROAD, day: "2026-03-03" }));
    expect(await declared(ctx, "2026-03-03")).toEqual({
      lines: [["383", "8.1", 1000_00, 81_00]],
      input: [0, 0],
      payable: 81_00,
    });
    expect(await accountBalances(ctx)).toEqual({ software: 1081_00, bank: -1000_00, vat: -81_00 });
    const { id, hash } = await taxReturnOf(ctx, "2026-03-03");
    await closePeriod(ctx, id, hash);
    expect(await accountBalances(ctx)).toMatchObject({ vat: 0, taxOffice: -81_00 });
  });

  it("a supplier's credit note takes it back, and each rate has a VAT code", async () => {
    const ctx = await business();
    await createExpense(ctx, expenseInput(FROM_ABROAD));
    await createExpense(ctx, expenseInput({ ...FROM_ABROAD, rows: [{ rate: 0, gross: -400 }] }));
    expect(await declared(ctx, "2026-08-03")).toMatchObject({
      lines: [["383", "8.1", 600_00, 48_60]],
      input: [0, 48_60],
    });
    const codes = await vatCodeSums(ctx, { from: "2026-07-01", to: "2026-09-30" });
    expect(codes.map(({ code, net, vat }) => [code, net, vat])).toEqual([
      ["acquisition-8.1", 600_00, 48_60],
      ["input-405", 0, 48_60],
    ]);
  });

  it("who files no VAT return is told so at the field", async () => {
    const ctx = await registeredBusiness(await open());
    await expect(createExpense(ctx, expenseInput(FROM_ABROAD))).rejects.toMatchObject({
      fields: [{ field: "acquisitionTax", code: "field.acquisition_unregistered" }],
    });
    await useMethod(ctx);
    const { id } = await createExpense(ctx, expenseInput(FROM_ABROAD));
    await expect(
      updateExpense(ctx, id, expenseInput({ ...FROM_ABROAD, day: "2025-12-31" })),
    ).rejects.toMatchObject({
      fields: [{ field: "acquisitionTax", code: "field.acquisition_unregistered" }],
    });
  });
});

async function taxReturnOf(ctx: UserContext, day: string) {
  const { id } = await periodOf(ctx, day);
  return { id, hash: (await taxReturn(ctx, await findPeriod(ctx, id))).hash };
}

it("an amount with Swiss VAT in it has no acquisition tax besides", () => {
  const problems = (changes: object) => {
    const { error } = expenseSchema.safeParse({ ...FROM_ABROAD, ...changes });
    return error?.issues.map(({ path }) => path.join(".")) ?? [];
  };
  expect(problems({})).toEqual([]);
  expect(problems({ rows: [{ rate: 8.1, gross: 100 }] })).toEqual(["acquisitionTax"]);
  expect(problems({ rows: [{ rate: "", gross: "" }] })).toEqual(["rows.0.rate", "rows.0.gross"]);
  expect(problems({ acquisitionTax: "lodging" })).toEqual(["acquisitionTax"]);
});

it("the line follows the days of the law, also for what is paid after a rate has ended", () => {
  expect(acquisitionLine(81, "2026-08-03")).toBe("383");
  expect(acquisitionLine(26, "2026-08-03")).toBe("383");
  expect(acquisitionLine(77, "2023-12-31")).toBe("382");
  expect(acquisitionLine(77, "2024-02-01")).toBe("382");
  expect(acquisitionLine(25, "2017-12-31")).toBe("381");
});
