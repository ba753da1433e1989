import { expect, it } from "vitest";
import { bookByHand } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { yearLineJson } from "#app/features/taxes/year/lines/line-json.server.ts";
import { yearLinePage } from "#app/features/taxes/year/lines/line-page.server.ts";
import { sectionsOfYear, shownAmount } from "#app/features/taxes/year/year-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import {
  issued,
  paid,
  registeredBusiness,
  row,
  useMethod,
  workedYear,
} from "../../support/tax/worked-year.ts";

onEachDatabase((open) => {
  it("a line names its bookings by their numbers, the first one too", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2025-07-01" });
    for (const day of ["2025-11-03", "2025-11-04"]) await issued(ctx, day, [row(100, 8.1)]);
    const asked = { year: "2025", line: "income", limit: 9, after: null };
    const { bookings } = await yearLineJson(ctx, asked);
    expect(bookings.map(({ id, factDay, agreed }) => [id, factDay, agreed])).toEqual([
      ["1", "2025-11-03", 100],
      ["3", "2025-11-04", 100],
    ]);
  });

  it("what is open when a year begins was issued until the last day before it", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2025-07-01" });
    for (const day of ["2025-12-30", "2025-12-31", "2026-01-01"]) await issued(ctx, day, [row(100, 8.1)]);
    const agreedOf = async (year: string, line: string) =>
      (await yearLineJson(ctx, { year, line, limit: 9, after: null })).agreed;
    expect(await agreedOf("2026", "open-start")).toBe(216.2);
    expect(await agreedOf("2025", "open-end")).toBe(216.2);
    expect(await agreedOf("2026", "open-end")).toBe(324.3);
  });

  it("what stands behind each line of the year adds up to it, page after page", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2025-07-01" });
    await issued(ctx, "2025-11-03", [row(100, 8.1)]);
    await workedYear(ctx);
    await manyClients(ctx);
    await createExpense(ctx, expenseInput());
    await createExpense(ctx, expenseInput({ category: "computers", supplier: "Laptop AG" }));
    const sides = { debitAccount: "5000", creditAccount: "1020", reference: "" };
    await bookByHand(ctx, { ...sides, day: "2026-08-31", text: "Lohn", amount: 4500_00 });
    await expectWholeLines(ctx, [
      "income",
      "others",
      "costs",
      "material",
      "computers",
      "hand-wages",
      "result",
    ]);
  });

  it("they do where nobody is registered for VAT, by net tax rates and after them", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2026-02-03", [row(100, 0)]);
    await paid(ctx, id, 60, "2026-03-03");
    await createExpense(ctx, expenseInput({ day: "2026-04-04" }));
    await expectWholeLines(ctx, ["income", "costs", "result"]);
    await useMethod(ctx, {
      method: "net",
      period: "half",
      activities: [{ code: "12345", name: "Gestaltung", rate: "6.2" }],
    });
    await paid(ctx, await issued(ctx, "2026-02-05", [row(300, 8.1)]), 324.3, "2026-05-06");
    await expectWholeLines(ctx, ["income", "costs", "vat", "result", "open-end"]);
    const earlier = await issued(ctx, "2026-06-05", [row(200, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    await paid(ctx, earlier, 108.1, "2026-07-06");
    await paid(ctx, await issued(ctx, "2026-07-07", [row(100, 8.1)]), 108.1, "2026-07-08");
    await expectWholeLines(ctx, ["income", "vat", "result"]);
  });

  it("a line that the year does not have is not found", async () => {
    const ctx = await registeredBusiness(await open());
    for (const line of ["", "x", "month-2025-01", "client-x", "wages"])
      await expect(yearLinePage(ctx, { year: "2026", line, after: "" }), line).rejects.toMatchObject({
        code: "year.not_found",
      });
  });
});

/** More than have a line of their own, one without a client. */
async function manyClients(ctx: UserContext): Promise<void> {
  for (let at = 0; at < 22; at++)
    await invoiceWith(ctx, "sent", {
      issueDate: "2026-03-10",
      items: [row(10 + at, 8.1)],
      recipient: {
        name: `Kunde / ${at} %`,
        email: "kunde@example.ch",
        address: { street: "Weg", postalCode: "3000", city: "Bern", country: "CH" },
      },
    });
}

async function expectWholeLines(ctx: UserContext, some: string[]): Promise<void> {
  const lines = (await sectionsOfYear(ctx, "2026")).flatMap(({ rows }) => rows);
  expect(lines.map(({ id }) => id)).toEqual(expect.arrayContaining(some));
  for (const { id, label, agreed, received } of lines) {
    const sums = { agreed: shownAmount(agreed), received: shownAmount(received) };
    const found = { agreed: 0, received: 0, count: 0 };
    for (let after = "", more = true; more;) {
      const page = await yearLinePage(ctx, { year: "2026", line: id, after, limit: 7 });
      expect([page.label, page.sum], id).toEqual([label, sums]);
      found.count += page.rows.length;
      found.agreed += added(page.rows.map((one) => one.agreed));
      found.received += added(page.rows.map((one) => one.received));
      [after, more] = [page.next, page.next !== ""];
      if (!more) expect(found.count, id).toBe(page.count);
    }
    expect(found, id).toMatchObject({ agreed: agreed ?? 0, received: received ?? 0 });
  }
}

function added(amounts: string[]): number {
  return amounts.reduce(
    (sum, amount) => sum + Math.round(Number(amount.replaceAll(/[^\d.-]/g, "")) * 100),
    0,
  );
}
