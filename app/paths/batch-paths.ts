import { query } from "./query.ts";

export const batchPaths = {
  invoiceMany: (group = "", ids = "") => `/invoices/many${query({ group, ids })}`,
  batch: (id: string) => `/invoices/many/${encodeURIComponent(id)}`,
  sendBatch: (id: string) => `/invoices/many/${encodeURIComponent(id)}/send`,
  issueBatch: (id: string) => `/invoices/many/${encodeURIComponent(id)}/issue`,
  undoBatch: (id: string) => `/invoices/many/${encodeURIComponent(id)}/undo`,
  retryBatch: (id: string) => `/invoices/many/${encodeURIComponent(id)}/retry`,
  batchLetters: (id: string, part: number) =>
    `/invoices/many/${encodeURIComponent(id)}/letters${query({ part: part > 1 ? String(part) : "" })}`,
};
