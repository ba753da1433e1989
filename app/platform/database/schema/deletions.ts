export interface DeletionsTable {
  /** Of what was deleted. */
  id: string;
  business_id: string;
  /** `invoice`, `client` or `catalogue_item`. */
  kind: string;
  deleted_at: string;
}
