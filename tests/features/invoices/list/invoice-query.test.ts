import { readInvoiceFilters } from "#app/features/selling/invoices/list/invoice-filters.ts";
import { expect, it } from "vitest";
import {
  checkInvoiceQuery,
  invoiceQueryString,
  NEWEST_FIRST,
  readInvoiceQuery,
  readListQuery,
} from "#app/features/selling/invoices/list/invoice-query.ts";

it.each([
  "",
  "?status=draft",
  "?q=M%C3%BCller+AG",
  "?sort=-amount",
  "?sort=date",
  "?paid=partly&q=x",
  "?status=overdue&q=x&sort=client&page=3",
])("a list's address %s is read and written alike", (search) => {
  expect(invoiceQueryString(readInvoiceQuery(new URLSearchParams(search)), {})).toBe(
    search.replace(/&page=3$/, ""),
  );
  const query = readInvoiceQuery(new URLSearchParams(search));
  expect(invoiceQueryString(query, { page: query.page })).toBe(search);
});

it("the page of the list takes a month, and nothing else as one", () => {
  const read = (search: string) => readListQuery(new URLSearchParams(search));
  expect(invoiceQueryString(read("?status=paid&month=2026-02&q=x"))).toBe("?status=paid&month=2026-02&q=x");
  expect(read("?month=2026-02&limit=100")).toEqual({ ...NEWEST_FIRST, status: undefined, month: "2026-02" });
  for (const month of ["", "2026", "2026-13", "2026-00", "2026-2", "2026-02-01", "0000-01", "x", "٢٠٢٦-02"])
    expect(read(`?month=${month}`), month).not.toHaveProperty("month");
});

it("what is not known counts as not given", () => {
  const odd = new URLSearchParams({
    status: "lost",
    paid: "nearly",
    sort: "colour",
    page: "-1",
    limit: "x",
    client: "' or 1=1",
  });
  expect(readInvoiceQuery(odd)).toEqual({ ...NEWEST_FIRST, status: undefined });
  expect(readInvoiceQuery(new URLSearchParams({ q: " a\u0000b  c " })).search).toBe("a b c");
});

it("a call is told about a status, a payment or an order that does not exist", () => {
  expect(() => checkInvoiceQuery(new URLSearchParams("?status=paid&paid=partly&sort=-due"))).not.toThrow();
  expect(() => readInvoiceFilters(new URLSearchParams("?status=lost"))).toThrow("input.invalid");
  expect(() => checkInvoiceQuery(new URLSearchParams("?paid=nearly"))).toThrow("input.invalid");
  expect(() => checkInvoiceQuery(new URLSearchParams("?sort=colour"))).toThrow("input.invalid");
});
