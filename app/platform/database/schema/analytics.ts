/** What people who agreed to be counted looked at, and every choice about cookies. Names nobody. */
export interface AnalyticsEventsTable {
  id: string;
  /** `page_view` or `consent_update`. */
  type: string;
  /** Without query, ids and tokens. */
  path: string;
  /** Page that led here, without query; empty for none. */
  referrer: string;
  language: string;
  /** A random number that the browser keeps; null unless counting is agreed to. */
  session_id: string | null;
  analytics: number;
  marketing: number;
  preferences: number;
  created_at: string;
}
