/** A file that somebody is about to bring in; what it became is kept for a day, its content only until then. */
export interface ImportsTable {
  id: string;
  business_id: string;
  /** `clients` or `invoices`. */
  kind: string;
  /** Headings and rows, JSON; empty text once it is carried out. */
  content: string;
  /** Which column is what, JSON; null until somebody has said so. */
  mapping: string | null;
  /** How many were created, updated and skipped, JSON; null until it is carried out. */
  result: string | null;
  created_at: string;
  expires_at: string;
}
