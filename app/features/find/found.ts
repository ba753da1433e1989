export interface Found {
  invoices: { id: string; number: string; recipientName: string }[];
  offers: { id: string; number: string; recipientName: string }[];
  clients: { id: string; name: string; city: string }[];
}
