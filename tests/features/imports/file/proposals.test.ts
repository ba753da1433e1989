import { expect, it } from "vitest";
import { meantBy } from "#app/features/front/imports/file/proposals.ts";

it.each([
  ["issueDate", "31.12.25", { issueDate: "2025-12-31" }],
  ["issueDate", "31. Dezember 2025", { issueDate: "2025-12-31" }],
  ["issueDate", "1 août 2025", { issueDate: "2025-08-01" }],
  ["issueDate", "3 di maggio 2025", { issueDate: "2025-05-03" }],
  ["issueDate", "2025/3/9", { issueDate: "2025-03-09" }],
  ["issueDate", "12/31/2025", { issueDate: "2025-12-31" }],
  ["issueDate", "31.02.2026", {}],
  ["issueDate", "demnächst", {}],
  ["dueDate", "30 Tage", { dueDate: "2026-12-02" }],
  ["unitPrice", "1.234,50", {}],
  ["unitPrice", "1,234", { unitPrice: "1'234.00" }],
  ["unitPrice", "ca. 1'234.50 CHF", { unitPrice: "1'234.50" }],
  ["unitPrice", "Fr. 1 234.-", { unitPrice: "1'234.00" }],
  ["unitPrice", "-5", {}],
  ["quantity", "- 3", {}],
  ["unitPrice", "nach Absprache", {}],
  ["postalCode", "8004 Zürich", { postalCode: "8004", city: "Zürich" }],
  ["postalCode", "CH 8004", { postalCode: "8004" }],
  ["city", "Zürich 8004", { postalCode: "8004", city: "Zürich" }],
  ["email", "Anna Muster <anna@muster.example>", { email: "anna@muster.example" }],
  ["email", "anna (at) muster.example", { email: "anna@muster.example" }],
  ["email", "anna@muster,example", { email: "anna@muster.example" }],
  ["email", "folgt", {}],
  ["vatRate", "8,1 Prozent", { vatRate: "8.1" }],
  ["quantity", "3 Stk.", { quantity: "3" }],
  ["name", "x", {}],
  ["constructor", "x", {}],
])("of the field %s, %j is proposed as %j", (field, cell, expected) => {
  expect(
    meantBy(field, { [field]: cell, ...(field === "dueDate" ? { issueDate: "2.11.2026" } : {}) }),
  ).toEqual(expected);
});
