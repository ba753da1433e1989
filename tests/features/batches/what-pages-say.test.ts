import { expect, it } from "vitest";
import type { BatchResult } from "#app/features/selling/batches/batch.ts";
import { checkPage } from "#app/features/selling/batches/chosen/check.ts";
import { type ChosenPaper, sendPlanOf } from "#app/features/selling/batches/chosen/chosen.ts";
import { resultRow } from "#app/features/selling/batches/form/result-row.server.ts";

const RESULT: BatchResult = {
  clientId: "client",
  client: "Aebi",
  state: "drafted",
  invoiceId: "invoice",
  offerId: null,
  number: "INV-1",
  amount: 80_00,
  currency: "CHF",
  isPaid: false,
  error: "",
  errorField: "",
};

const PAPER: ChosenPaper = {
  id: "1",
  number: "INV-1",
  version: 1,
  clientId: "client",
  client: "Aebi",
  currency: "CHF",
  total: 80_00,
  isDraft: true,
  isByPost: false,
  email: "aebi@example.ch",
};

it("a row of a batch says in a sentence what stands in the way, and nothing where nothing does", () => {
  const why = (error: string, errorField = "") => resultRow({ ...RESULT, error, errorField }, "en").why;
  expect(why("")).toBe("");
  expect(why("field.required", "recipient.address.postalCode")).toBe("The address is incomplete.");
  expect(why("field.required", "recipient.email")).toBe("The e-mail address is missing.");
  expect(why("year.closed")).toContain("closed");
});

it("a row of a batch leads to its invoice or its offer", () => {
  expect(resultRow(RESULT, "en").to).toBe("/invoice/invoice");
  expect(resultRow({ ...RESULT, invoiceId: null, offerId: "offer" }, "en").to).toBe("/offers/offer");
});

it("the page before sending names fifty that are left out, and counts the others", () => {
  const sent = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...PAPER, id: `sent ${index}`, isDraft: false }));
  const page = (left: number) => {
    const plan = sendPlanOf([PAPER, ...sent(left)], "email");
    return checkPage("invoices", new URLSearchParams("all=12"), { ...plan, way: "email" });
  };
  expect(page(2)).toMatchObject({ before: 12, now: 3, taken: 1, mail: 1, post: 0, unnamed: 0 });
  expect(page(2).leftOut.map(({ id }) => id)).toEqual(["sent 0", "sent 1"]);
  expect([page(50).leftOut.length, page(50).unnamed]).toEqual([50, 0]);
  expect([page(53).leftOut.length, page(53).unnamed]).toEqual([50, 3]);
});
