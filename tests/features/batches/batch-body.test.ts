import { expect, it } from "vitest";
import { batchBody } from "#app/features/selling/batches/form/batch-form.ts";

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
