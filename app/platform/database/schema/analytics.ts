/** Pages seen with consent, and every choice about cookies. Holds nothing that names a person. */
export interface AnalyticsEventsTable {
  id: string;
  /** `page_view` or `consent_update`. */
  type: string;
  /** Without query, ids and tokens. */
  path: string;
  /** Page that led here, without query; empty for none. */
  referrer: string;
  language: string;
  /** Random; null without consent. */
  session_id: string | null;
  analytics: number;
  marketing: number;
  preferences: number;
  created_at: string;
}
