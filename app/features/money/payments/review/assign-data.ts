/** What the page and the dialog to choose an invoice show; days and amounts are formatted. */
export interface AssignData {
  id: string;
  payer: string;
  day: string;
  amount: string;
  search: string;
  /** The payer's account; empty where it is unknown or a payment rule exists already. */
  teachable: string;
  /** The client to whom payments from this account belong by a payment rule. */
  taughtClient: string;
  invoices: {
    id: string;
    number: string;
    recipient: string;
    dueDate: string;
    due: string;
    isHidden: boolean;
  }[];
}
