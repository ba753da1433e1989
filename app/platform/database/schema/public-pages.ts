export interface PublicViewsTable {
  id: string;
  business_id: string;
  kind: string;
  version: number;
  first_at: string;
  last_at: string;
  count: number;
}
