import { expect, it } from "vitest";
import { splitOf, splitRows } from "#app/features/selling/invoices/form/split-rows.ts";

const DAYS = { serviceFrom: "2023-12-15", serviceTo: "2024-01-14", language: "de" };

function row(changes: Record<string, string> = {}) {
  return {
    description: "Arbeit",
    quantity: "10",
    unit: "h",
    unitPrice: "150.00",
    vatRate: "7.7",
    ...changes,
  };
}

function split(...items: Record<string, string>[]) {
  return splitRows({ ...DAYS, items }).items as Record<string, string>[];
}

it("a row over a change of rates becomes two, dated, in proportion of the days, each with its rate", () => {
  expect(splitOf({ ...DAYS, items: [row()] })).toEqual({
    from: "2023-12-15",
    day: "2024-01-01",
    to: "2024-01-14",
  });
  const parts = [
    { ...row(), unitPrice: "82.26", vatRate: "7.7", details: "15.12.2023 – 31.12.2023" },
    { ...row(), unitPrice: "67.74", vatRate: "8.1", details: "01.01.2024 – 14.01.2024" },
  ];
  expect(split(row())).toEqual(parts);
  expect(split(row({ vatRate: "8.1" }))).toEqual(parts);
});

it("what does not come to the whole by price is split as one amount, so that both sum exactly", () => {
  const amounts = (item: Record<string, string>) =>
    split(item).map(({ quantity, unitPrice, discount }) => [quantity, unitPrice, discount]);
  expect(amounts(row({ quantity: "0.333", unitPrice: "99.99", discount: "" }))).toEqual([
    ["0.333", "54.83", ""],
    ["0.333", "45.16", ""],
  ]);
  expect(amounts(row({ quantity: "0.5", unitPrice: "0.10" }))).toEqual([
    ["1", "0.03", ""],
    ["1", "0.02", ""],
  ]);
  expect(amounts(row({ quantity: "1", unitPrice: "100", discount: "50.00" }))).toEqual([
    ["1", "27.42", ""],
    ["1", "22.58", ""],
  ]);
});

it("rows at other rates stay, and what is split already, cannot be read or has no change is left alone", () => {
  const reduced = row({ vatRate: "2.5", details: "Buch" });
  expect(split(row({ vatRate: "0" }), reduced).map(({ vatRate, details }) => [vatRate, details])).toEqual([
    ["0", undefined],
    ["2.5", "Buch\n15.12.2023 – 31.12.2023"],
    ["2.6", "Buch\n01.01.2024 – 14.01.2024"],
  ]);
  const done = split(row());
  expect(splitOf({ ...DAYS, items: done })).toBeNull();
  expect(split(...done)).toEqual(done);
  const lodging = { serviceFrom: "2027-12-15", serviceTo: "2028-01-14", language: "de" };
  const parts = splitRows({ ...lodging, items: [row({ vatRate: "3.8" })] });
  expect((parts.items as object[]).length).toBe(2);
  expect(splitRows(parts)).toEqual(parts);
  expect(splitOf({ ...DAYS, items: [row({ unitPrice: "viel" })] })).toBeNull();
  expect(splitOf({ ...DAYS, serviceTo: "2023-12-20", items: [row()] })).toBeNull();
  expect(splitOf({ ...DAYS, serviceTo: "", items: [row()] })).toBeNull();
  expect(splitOf({ ...DAYS, items: Array.from({ length: 200 }, () => row()) })).toBeNull();
});
