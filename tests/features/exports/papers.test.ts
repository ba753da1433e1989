import { expect, it } from "vitest";
import { agesPaper } from "#app/features/front/exports/papers/ages-paper.server.ts";
import { balancesPaper } from "#app/features/front/exports/papers/balances-paper.server.ts";
import { journalPaper } from "#app/features/front/exports/papers/journal-paper.server.ts";
import { downloadYearPdf } from "#app/features/front/exports/download-year.server.ts";
import { balancesScreen } from "#app/features/books/journal/balances.server.ts";
import { journalPages } from "#app/features/books/journal/journal.server.ts";
import { openByAge } from "#app/features/money/statements/open-by-age.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import { totalsOfYear } from "#app/features/taxes/year/year-totals.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { brokenClaims } from "../../support/pdf/pdf-claims.ts";
import { readTagged } from "../../support/read/read-tagged.ts";
import { registeredBusiness, useMethod, workedYear } from "../../support/tax/worked-year.ts";

const YEAR = { from: "2026-01-01", to: "2026-12-31" };

onEachDatabase((open) => {
  it("journal, balances, year and ageing say on paper what the books say, as PDF/A-3a and PDF/UA-1", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await workedYear(ctx);
    await createExpense(ctx, expenseInput());
    const papers = {
      journal: await textOf(journalPaper(ctx, YEAR)),
      balances: await textOf(balancesPaper(ctx, YEAR)),
      year: await textOf(downloadYearPdf(ctx, "2026")),
      ages: await textOf(agesPaper(ctx, "CHF")),
    };
    let total = 0;
    for await (const page of journalPages(ctx, YEAR))
      for (const { amount, number } of page) {
        total += amount;
        expect(papers.journal.some((cell) => cell.startsWith(number))).toBe(true);
        expect(papers.journal).toContain(formatAmount(amount));
      }
    expect(papers.journal.at(-1)).toBe(formatAmount(total));
    const { rows, sums } = await balancesScreen(ctx, YEAR);
    for (const { number, closing } of rows)
      expect(papers.balances).toEqual(expect.arrayContaining([number, closing]));
    expect(papers.balances.at(-1)).toBe(sums.closing);
    const ages = await openByAge(ctx);
    expect(papers.ages.at(-1)).toBe(formatAmount(ages.sums.total));
    expect(papers.year).toContain(formatAmount(totalsOfYear(await yearFigures(ctx, 2026)).result.agreed));
    await expect(journalPaper(ctx, YEAR, { most: 3 })).rejects.toMatchObject({
      code: "export.too_many_bookings",
      params: { most: "3" },
    });
  });
});

/** The cells, in the order of reading. */
async function textOf(paper: Promise<FileToKeep>): Promise<string[]> {
  const { content, name } = await paper;
  expect(name).toMatch(/\.pdf$/);
  if (!(content instanceof Uint8Array)) throw new Error("the paper is not whole");
  expect(brokenClaims(content)).toEqual([]);
  return readTagged(content)
    .filter(({ type }) => type === "TD")
    .map(({ text }) => text.trim());
}
