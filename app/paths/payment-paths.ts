import { pageNumber, query } from "./query.ts";

export const paymentPaths = {
  payments: "/payments",
  confirmPayments: "/payments/confirm",
  undoConfirmed: "/payments/confirm/undo",
  assignPayment: (id: string, search = "") =>
    `/payments/${encodeURIComponent(id)}/assign${query({ q: search })}`,
  ignorePayment: (id: string) => `/payments/${encodeURIComponent(id)}/ignore`,
  unignorePayment: (id: string) => `/payments/${encodeURIComponent(id)}/unignore`,
  paymentRules: (text = "") => `/payments/rules${query({ text })}`,
  forgetPaymentRule: (id: string) => `/payments/rules/${encodeURIComponent(id)}/forget`,
  takenBack: "/payments/taken-back",
  takenBackPage: (state: string, page: number) =>
    `/payments/taken-back${query({ state, page: pageNumber(page) })}`,
  chooseTakenBack: (id: string) => `/payments/taken-back/${encodeURIComponent(id)}/choose`,
  ignoreTakenBack: (id: string) => `/payments/taken-back/${encodeURIComponent(id)}/ignore`,
  reopenTakenBack: (id: string) => `/payments/taken-back/${encodeURIComponent(id)}/reopen`,
  importBankFile: "/payments/import",
  bankFile: (id: string) => `/payments/import/${encodeURIComponent(id)}`,
  bankFilePage: (id: string, page: number) =>
    `/payments/import/${encodeURIComponent(id)}${query({ page: pageNumber(page) })}`,
  csvFile: (id: string) => `/payments/import-csv/${encodeURIComponent(id)}`,
  csvMappings: "/payments/csv-mappings",
  csvMapping: (id: string) => `/payments/csv-mappings/${encodeURIComponent(id)}`,
  forgetCsvMapping: (id: string) => `/payments/csv-mappings/${encodeURIComponent(id)}/forget`,
  bankFileEntries: (id: string, { outcome = "", statement = 0, page = 1 } = {}) =>
    `/payments/import/${encodeURIComponent(id)}/entries` +
    query({ outcome, statement: statement ? String(statement) : "", page: pageNumber(page) }),
  undoBankFile: (id: string) => `/payments/import/${encodeURIComponent(id)}/undo`,
};
