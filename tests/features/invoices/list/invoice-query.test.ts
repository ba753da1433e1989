import { expect, it } from "vitest";
import {
  checkInvoiceQuery,
  invoiceQueryString,
  NEWEST_FIRST,
  readInvoiceQuery,
} from "#app/features/invoices/list/invoice-query.ts";

it.each([
  "",
  "?status=draft",
  "?q=M%C3%BCller+AG",
  "?sort=-amount",
  "?sort=date",
  "?status=overdue&q=x&sort=client&page=3",
])("a list's address %s is read and written alike", (search) => {
  expect(invoiceQueryString(readInvoiceQuery(new URLSearchParams(search)), {})).toBe(
    search.replace(/&page=3$/, ""),
  );
  const query = readInvoiceQuery(new URLSearchParams(search));
  expect(invoiceQueryString(query, { page: query.page })).toBe(search);
});

it("what is not known counts as not given", () => {
  const odd = new URLSearchParams({
    status: "lost",
    sort: "colour",
    page: "-1",
    limit: "x",
    client: "' or 1=1",
  });
  expect(readInvoiceQuery(odd)).toEqual({ ...NEWEST_FIRST, status: undefined });
  expect(readInvoiceQuery(new URLSearchParams({ q: " a\u0000b  c " })).search).toBe("a b c");
});

it("a call is told about a status or an order that does not exist", () => {
  expect(() => checkInvoiceQuery(new URLSearchParams("?status=paid&sort=-due"))).not.toThrow();
  expect(() => checkInvoiceQuery(new URLSearchParams("?status=lost"))).toThrow("input.invalid");
  expect(() => checkInvoiceQuery(new URLSearchParams("?sort=colour"))).toThrow("input.invalid");
});
