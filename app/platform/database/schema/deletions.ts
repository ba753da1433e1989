export interface DeletionsTable {
  id: string;
  business_id: string;
  kind: string;
  deleted_at: string;
}
