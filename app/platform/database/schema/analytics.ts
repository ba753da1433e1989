/** Holds nothing that names a person. */
export interface AnalyticsEventsTable {
  id: string;
  /** `page_view` or `consent_update`. */
  type: string;
  path: string;
  /** The referrer without query; empty for none. */
  referrer: string;
  language: string;
  session_id: string | null;
  analytics: number;
  marketing: number;
  preferences: number;
  created_at: string;
}
