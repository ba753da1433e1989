import { expect, it } from "vitest";
import { dueOf } from "#app/features/taxes/expenses/expense-rows.ts";

it.each([
  ["2026-11-20", "overdue", "20.11.2026"],
  ["2026-11-21", "due", "21.11.2026"],
  ["2026-11-22", "due", "22.11.2026"],
  ["", "noDay", ""],
])("an unpaid expense that is due on %j is %s on 21 November", (dueOn, due, dueDay) => {
  expect(dueOf(dueOn, { locale: "de", today: "2026-11-21" })).toEqual({ due, dueDay });
});
