import { pageNumber, query } from "./query.ts";

/** Of VAT returns and the method that they are made by. */
export const taxPaths = {
  accounting: "/accounting",
  tax: "/tax",
  thisYear: "/year",
  year: (year: string) => `/year/${encodeURIComponent(year)}`,
  yearSetting: "/year/setting",
  closeYear: (year: string) => `/year/${encodeURIComponent(year)}/close`,
  reopenYear: (year: string) => `/year/${encodeURIComponent(year)}/reopen`,
  yearPdf: (year: string) => `/year/${encodeURIComponent(year)}/pdf`,
  yearWorkbook: (year: string) => `/year/${encodeURIComponent(year)}/xlsx`,
  journal: "/journal",
  journalOf: (span: { from: string; to: string }, { account = "", after = "" } = {}) =>
    `/journal${query({ ...span, account, after })}`,
  balances: "/journal/balances",
  balancesOf: (span: { from: string; to: string }) => `/journal/balances${query({ ...span })}`,
  journalPdf: (span: { from: string; to: string }) => `/journal/pdf${query({ ...span })}`,
  balancesPdf: (span: { from: string; to: string }) => `/journal/balances/pdf${query({ ...span })}`,
  agesPdf: (currency: string) => `/clients/ages/pdf${query({ currency })}`,
  journalFile: (span: { from: string; to: string }, format: string) =>
    `/journal/download${query({ ...span, format })}`,
  handovers: (to = "", page = 1) => `/journal/handovers${query({ to, page: pageNumber(page) })}`,
  handoverFile: (id: string, format: string) =>
    `/journal/handovers/${encodeURIComponent(id)}/file${query({ format })}`,
  handoverZip: (id: string) => `/journal/handovers/${encodeURIComponent(id)}/zip`,
  journalAccounts: "/journal/accounts",
  taxPage: (page: number) => `/tax${query({ page: pageNumber(page) })}`,
  reconciliation: (year: string) => `/tax/reconciliations/${encodeURIComponent(year)}`,
  beginReconciliation: (year: string) => `/tax/reconciliations/${encodeURIComponent(year)}/begin`,
  discardReconciliation: (year: string) => `/tax/reconciliations/${encodeURIComponent(year)}/discard`,
  vatMethod: "/tax/method",
  exchangeRates: "/tax/rates",
  beforeVatMethod: (id: string) => `/tax/method/${encodeURIComponent(id)}/before`,
  deleteVatMethod: (id: string) => `/tax/method/${encodeURIComponent(id)}/delete`,
  taxPeriod: (id: string) => `/tax/${encodeURIComponent(id)}`,
  taxLine: (id: string, line: string, after = "") =>
    `/tax/${encodeURIComponent(id)}/lines/${encodeURIComponent(line)}${query({ after })}`,
  typeTax: (id: string) => `/tax/${encodeURIComponent(id)}/figures`,
  adjustTax: (id: string) => `/tax/${encodeURIComponent(id)}/adjustments`,
  taxCodes: (id: string) => `/tax/${encodeURIComponent(id)}/codes`,
  decideTax: (id: string) => `/tax/${encodeURIComponent(id)}/decide`,
  closeTax: (id: string) => `/tax/${encodeURIComponent(id)}/close`,
  correctTax: (id: string) => `/tax/${encodeURIComponent(id)}/correct`,
  taxPdf: (id: string) => `/tax/${encodeURIComponent(id)}/pdf`,
  taxWorkbook: (id: string) => `/tax/${encodeURIComponent(id)}/xlsx`,
  taxXml: (id: string) => `/tax/${encodeURIComponent(id)}/xml`,
};
