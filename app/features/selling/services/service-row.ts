export interface ServiceListRow {
  id: string;
  day: string;
  description: string;
  client: string;
  project: string;
  quantity: string;
  amount: string;
  invoiceId: string | null;
  /** The number of the invoice. */
  invoice: string;
  version: number;
}
