import { expect, it } from "vitest";
import { chartOfBusiness, saveChart } from "#app/features/books/journal/chart.server.ts";
import { saveVatCodes } from "#app/features/books/journal/own-vat-codes.server.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { historyMessage } from "#app/features/running/history/history-message.ts";
import {
  createExpense,
  deleteExpense,
  updateExpense,
} from "#app/features/taxes/expenses/change-expenses.server.ts";
import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import { saveExchangeRate } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { expenseInput } from "../support/expense-input.ts";
import { seated } from "../support/seats/seated.ts";
import { issued, registeredBusiness, row, useMethod } from "../support/tax/worked-year.ts";

onDatabaseOfDay((open) => {
  it("what an accountant does to books and taxes is told to the owner, in every language", async () => {
    const owner = await registeredBusiness(await open());
    const abroad = await issued(owner, "2026-05-10", [row(1000, 0)]);
    const rights = "expenses decide returns years settings";
    const { ctx } = await seated(owner, "accountant", "mira@example.ch", rights);
    await useMethod(ctx, { validFrom: "2026-04-01" });
    const { id: expense } = await createExpense(ctx, expenseInput());
    await updateExpense(ctx, expense, expenseInput({ supplier: "Tinte AG" }));
    await deleteExpense(ctx, expense);
    await decide(ctx, [abroad], { reason: "abroad" });
    const id = (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2026-04-01")?.id ?? "";
    await typeFigures(ctx, id, { materialAndServices: 12_30 });
    await typeFigures(ctx, id, { materialAndServices: 12_30 });
    await closePeriod(ctx, id, (await periodJson(ctx, id)).hash);
    await correctPeriod(ctx, id);
    await correctPeriod(ctx, id);
    await saveExchangeRate(ctx, { month: "2026-05", rate: 93_450 });
    await saveChart(ctx, await chartOfBusiness(ctx));
    await saveVatCodes(ctx, {});
    const person = ctx.user.id;
    const { entries } = await auditPage(owner, { person, since: "", before: "", after: "", limit: 50 });
    const said = LOCALES.map((locale) =>
      entries.toReversed().map((entry) => {
        const t = translator(locale);
        const { key, params } = historyMessage(entry, locale, t);
        return t([key], params).replaceAll(/\s/g, " ");
      }),
    );
    expect(said[LOCALES.indexOf("en")]).toEqual([
      "VAT method changed by Mira accountant",
      "Expense Papier AG, 7 Oct 2026, CHF 108.10 entered by Mira accountant",
      "Expense Tinte AG, 7 Oct 2026, CHF 108.10 changed by Mira accountant",
      "Expense Tinte AG, 7 Oct 2026, CHF 108.10 deleted by Mira accountant",
      "Decided for the VAT return by Mira accountant",
      "Figures of the VAT return 2026-04-01 to 2026-06-30 typed by Mira accountant",
      "VAT return 2026-04-01 to 2026-06-30 closed by Mira accountant: CHF -12.30 to pay",
      "Correction of the VAT return 2026-04-01 to 2026-06-30 begun by Mira accountant",
      "Exchange rate of 2026-05 set to 0.93450 by Mira accountant",
      "Accounts of the journal changed by Mira accountant",
      "VAT codes of the journal changed by Mira accountant",
    ]);
    for (const sentence of said.flat()) expect(sentence).toMatch(/^[^{}:_]+(: CHF -12\.30 [^{}]+)?$/);
    expect(said.flat().filter((sentence) => !sentence.includes("Mira accountant"))).toEqual([]);
  });
});
