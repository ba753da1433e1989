/** What the page and the dialog to choose an invoice show; days and amounts are formatted. */
export interface AssignData {
  id: string;
  payer: string;
  day: string;
  amount: string;
  search: string;
  invoices: { id: string; number: string; recipient: string; dueDate: string; due: string }[];
}
