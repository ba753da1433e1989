export interface ServiceListRow {
  id: string;
  day: string;
  description: string;
  client: string;
  project: string;
  quantity: string;
  amount: string;
  invoiceId: string | null;
  /** Its number. */
  invoice: string;
  version: number;
}
