import { expect, it } from "vitest";
import {
  ENTRY_LISTS,
  entryListOf,
  isNoPayment,
  outcomeOf,
} from "#app/features/money/bank-files/entries/entry-list.ts";

it("each list of payments is of the outcome that leads to it", () => {
  for (const list of ENTRY_LISTS) {
    if (isNoPayment(list)) continue;
    const reason = list === "incomplete" ? "incomplete" : "other";
    expect(entryListOf({ outcome: outcomeOf(list), reason })).toBe(list);
  }
  const skipped = ENTRY_LISTS.filter((list) => !isNoPayment(list) && outcomeOf(list) === "skipped");
  expect(skipped).toEqual(["without_details", "incomplete"]);
});
