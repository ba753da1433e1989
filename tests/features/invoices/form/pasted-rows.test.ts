import { expect, it } from "vitest";
import { pastedRows } from "#app/features/selling/invoices/form/pasted-rows.ts";

const BLANK = {
  description: "",
  quantity: "1",
  unit: "",
  unitPrice: "",
  vatRate: "8.1",
  zeroRateReason: "",
  discount: "",
  details: "",
};

it.each([
  ["a word", "Konzept"],
  ["nothing", ""],
  ["a line with its end", "Konzept\n"],
])("%s is pasted as text", (_, text) => {
  expect(pastedRows(text, "8.1")).toBeNull();
});

it.each([
  ["lines", "Satz\nDruck", [{ description: "Satz" }, { description: "Druck" }]],
  ["two columns", "Satz\t120.00", [{ description: "Satz", unitPrice: "120.00" }]],
  ["three columns", "Satz\t4\t120", [{ description: "Satz", quantity: "4", unitPrice: "120" }]],
  [
    "four columns",
    "Satz\t4\th\t120\r\nDruck\t\t\t85\r\n",
    [
      { description: "Satz", quantity: "4", unit: "h", unitPrice: "120" },
      { description: "Druck", unitPrice: "85" },
    ],
  ],
  [
    "five columns and more",
    "Buch\t2\tStück\t59\t2.6 %\tx",
    [{ description: "Buch", quantity: "2", unit: "Stück", unitPrice: "59", vatRate: "2.6" }],
  ],
])("%s become rows", (_, text, rows) => {
  expect(pastedRows(text, "8.1")).toEqual(rows.map((row) => ({ ...BLANK, ...row })));
});

it("a line of headings is left out, a single row never is", () => {
  expect(pastedRows("Text\tMenge\tPreis\nSatz\t4\t120", "0")).toHaveLength(1);
  expect(pastedRows("Text\tMenge\tPreis", "0")).toHaveLength(1);
});
