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
import { downloadReturnPdf } from "#app/features/taxes/tax/files/download-pdf.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { formatLongDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { brokenClaims } from "../../support/pdf/pdf-claims.ts";
import { readPdf } from "../../support/read/read-pdf.ts";
import { readTagged } from "../../support/read/read-tagged.ts";
import { issued, registeredBusiness, row, useMethod, workedYear } from "../../support/tax/worked-year.ts";

const YEAR = { from: "2026-01-01", to: "2026-12-31" };

onEachDatabase((open) => {
  it("amounts stand below each other on paper, with their last digits in one line", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await workedYear(ctx);
    for (const [day, dueDate] of [
      ["2026-10-01", "2026-11-10"],
      ["2026-05-01", "2026-05-31"],
    ] as const)
      await issued(ctx, day, [row(400, 8.1)], { dueDate });
    expect(await rightEdges(journalPaper(ctx, YEAR))).toEqual([190]);
    expect(await rightEdges(balancesPaper(ctx, YEAR))).toEqual([109, 135, 161, 190]);
    expect(await rightEdges(downloadYearPdf(ctx, "2026"))).toEqual([155, 190]);
    expect(await rightEdges(agesPaper(ctx, "CHF"))).toEqual([101, 161, 190]);
    const period = (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2026-07-01");
    expect(await rightEdges(downloadReturnPdf(ctx, period?.id ?? ""))).toEqual([159, 190]);
  });

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
    const days = new Set<string>();
    for await (const page of journalPages(ctx, YEAR))
      for (const { amount, number, day } of page) {
        total += amount;
        days.add(formatLongDay(day, ctx.locale));
        expect(papers.journal.some((cell) => cell.startsWith(number))).toBe(true);
        expect(papers.journal).toContain(formatAmount(amount));
      }
    expect(papers.journal.at(-1)).toBe(formatAmount(total));
    const heads = await textOf(journalPaper(ctx, YEAR), "TH");
    expect(heads.filter((cell) => days.has(cell))).toEqual([...days]);
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

/** Where amounts end, whole mm from the left edge of the sheet. */
async function rightEdges(paper: Promise<FileToKeep>): Promise<number[]> {
  const { content } = await paper;
  if (!(content instanceof Uint8Array)) throw new Error("the paper is not whole");
  const lines = readPdf(content).flatMap((page) => page.lines);
  const amounts = lines.filter(({ text }) => /^-?[\d']+\.\d\d$/.test(text.trim()));
  return [...new Set(amounts.map(({ right }) => Math.round(right)))].toSorted((a, b) => a - b);
}

/** The cells, in the order of reading. */
async function textOf(paper: Promise<FileToKeep>, cells = "TD"): Promise<string[]> {
  const { content, name } = await paper;
  expect(name).toMatch(/\.pdf$/);
  if (!(content instanceof Uint8Array)) throw new Error("the paper is not whole");
  expect(brokenClaims(content)).toEqual([]);
  return readTagged(content)
    .filter(({ type }) => type === cells)
    .map(({ text }) => text.trim());
}
