import type { Generated } from "kysely";

/** Pending while it is neither accepted nor withdrawn and has not expired. */
export interface InvitationsTable {
  id: string;
  business_id: string;
  invited_by: string;
  email: string;
  role: string;
  rights: Generated<string>;
  /** The language of the e-mail; empty for that of whoever invited. */
  language: Generated<string>;
  /** The hash of the token in the newest e-mail; empty until that is sent. */
  token_hash: Generated<string>;
  created_at: string;
  expires_at: string;
  accepted_at: Generated<string | null>;
  withdrawn_at: Generated<string | null>;
}

/** The owner offers the business to a member, who has not answered yet. */
export interface HandoversTable {
  id: string;
  business_id: string;
  from_user_id: string;
  to_user_id: string;
  /** The session that made the offer; empty for one of a program. */
  session_id: Generated<string>;
  /** When it was accepted: then it waits for its time, or for the owner's word from a second device. */
  accepted_at: Generated<string | null>;
  created_at: string;
  expires_at: string;
}

export interface CommentsTable {
  id: string;
  business_id: string;
  invoice_id: string | null;
  offer_id: string | null;
  expense_id: Generated<string | null>;
  /** Null for the question of a client, who is named by the two columns below. */
  user_id: string | null;
  text: string;
  asker_name: Generated<string>;
  asker_email: Generated<string>;
  created_at: string;
}

/** Comments that ask a person; who asks is who wrote the comment. */
export interface QuestionsTable {
  id: string;
  business_id: string;
  comment_id: string;
  to_user_id: string;
  /** A day, or empty. */
  until: string;
  state: "open" | "answered" | "withdrawn";
  /** The comment that answers it. */
  answer_id: string | null;
  closed_at: string | null;
}

/** Named on a document by somebody who may change where payments go; those of the profile need no entry. */
export interface KnownAccountsTable {
  id: string;
  business_id: string;
  iban: string;
  user_id: string;
  created_at: string;
}

/** One of each business: where payments shall go once the person has proven who they are. */
export interface PendingAccountChangesTable {
  id: string;
  business_id: string;
  user_id: string;
  iban: string;
  qr_iban: string;
  /** The hash of the token in the e-mail; empty before it is sent. */
  token_hash: Generated<string>;
  link_expires_at: string | null;
  created_at: string;
  expires_at: string;
}
