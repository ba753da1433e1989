export interface PublicViewsTable {
  /** Of the document. */
  id: string;
  business_id: string;
  kind: string;
  /** Of the link through which it was last opened. */
  version: number;
  first_at: string;
  last_at: string;
  count: number;
}
