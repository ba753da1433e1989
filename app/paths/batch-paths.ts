import { query } from "./query.ts";

export const batchPaths = {
  selectedPdf: "/invoices/pdf",
  selectedInvoices: "/invoices/selected",
  remindSelected: "/invoices/remind",
  remindAllDue: (seen: number) => `/invoices/remind?reminder=due&all=${seen}`,
  selectedExport: "/invoices/export",
  selectedForEBill: "/invoices/ebill",
  selectedOffers: "/offers/selected",
  selectedOfferPdf: "/offers/pdf",
  selectedOfferExport: "/offers/export",
  selectedClientExport: "/clients/export",
  invoiceManySelected: "/clients/invoice-many",
  invoiceMany: (group = "", ids = "") => `/invoices/many${query({ group, ids })}`,
  batch: (id: string) => `/invoices/many/${encodeURIComponent(id)}`,
  sendBatch: (id: string) => `/invoices/many/${encodeURIComponent(id)}/send`,
  issueBatch: (id: string) => `/invoices/many/${encodeURIComponent(id)}/issue`,
  undoBatch: (id: string) => `/invoices/many/${encodeURIComponent(id)}/undo`,
  retryBatch: (id: string) => `/invoices/many/${encodeURIComponent(id)}/retry`,
  batchLetters: (id: string, part: number) =>
    `/invoices/many/${encodeURIComponent(id)}/letters${query({ part: part > 1 ? String(part) : "" })}`,
};
