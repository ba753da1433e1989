/** Its result is kept for a day, its content only until it is imported. */
export interface ImportsTable {
  id: string;
  business_id: string;
  /** `clients` or `invoices`. */
  kind: string;
  content: string;
  mapping: string | null;
  /** Counts of created, updated and skipped rows, JSON. */
  result: string | null;
  created_at: string;
  expires_at: string;
}
