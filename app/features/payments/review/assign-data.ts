/** What the page and the dialog to choose an invoice show; days and amounts are formatted. */
export interface AssignData {
  id: string;
  payer: string;
  day: string;
  amount: string;
  search: string;
  /** Of the payer; empty where nobody says whose it is, or the client was taught already. */
  teachable: string;
  /** The client to whom payments from this account belong, as taught. */
  taughtClient: string;
  invoices: { id: string; number: string; recipient: string; dueDate: string; due: string }[];
}
