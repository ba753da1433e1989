import { expect, it } from "vitest";
import { batchSchema } from "#app/features/selling/batches/batch.schema.ts";
import { batchBody } from "#app/features/selling/batches/form/batch-form.ts";
import { BATCH } from "../../support/batches/batch-input.ts";

const FORM = { text: "Beitrag", amount: "50", vatRate: "0", notes: "" };

it("the days that are left empty are left to the rules of a batch", () => {
  expect(Object.keys(batchBody({ ...FORM, issueDate: "", dueDate: "" }))).not.toContain("issueDate");
  expect(batchBody({ ...FORM, issueDate: "2026-11-21", dueDate: "" })).toMatchObject({
    issueDate: "2026-11-21",
  });
  expect(Object.keys(batchBody({ ...FORM, issueDate: "2026-11-21", dueDate: "" }))).not.toContain("dueDate");
  expect(batchBody({ ...FORM, issueDate: "", dueDate: "2026-12-21" })).toMatchObject({
    dueDate: "2026-12-21",
  });
});

it("chosen clients count instead of a group", () => {
  expect(batchBody({ ...FORM, group: "Mitglied", ids: "" })).toMatchObject({
    group: "Mitglied",
    clientIds: [],
  });
  expect(batchBody({ ...FORM, group: "Mitglied", ids: "a,b" })).toMatchObject({
    group: "",
    clientIds: ["a", "b"],
  });
});

it("a discount is smaller than each amount of its own", () => {
  const batch = { ...BATCH, group: "Mitglieder", discount: { amount: 10 } };
  const isTaken = (amounts?: Record<string, number>) => batchSchema.safeParse({ ...batch, amounts }).success;
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  expect([isTaken(), isTaken({}), isTaken({ [one]: 10, [other]: 80 })]).toEqual([true, true, true]);
  expect(isTaken({ [one]: 80, [other]: 5 })).toBe(false);
});
