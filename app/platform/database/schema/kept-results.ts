export interface KeptResultsTable {
  id: string;
  business_id: string;
  kind: string;
  /** What was asked, or a digest of it. */
  question: string;
  /** Of what is in it, when it began to be made: it holds while that is the same. */
  state: string;
  /** Of the file; both empty for a value. */
  name: string;
  type: string;
  /** Bytes; 0 while it is made. */
  size: number;
  /** Bytes of its pieces as they are stored. */
  stored: number;
  created_at: string;
  expires_at: string;
}

/** Bytes of it, compressed, or a document that is kept already. */
export interface KeptPiecesTable {
  result_id: string;
  /** Byte at which it begins in the result. */
  begins: number;
  size: number;
  /** By which its feature finds the document. */
  source: string | null;
  bytes: Buffer;
}

/** Who makes a result for a business now. */
export interface ResultTurnsTable {
  business_id: string;
  lane: string;
  holder: string;
  /** A process that has died holds it no longer. */
  until: string;
}

/** How many transactions have changed something of a business, in several rows; empty for all businesses. */
export interface BusinessChangesTable {
  business_id: string;
  slot: number;
  count: number;
}
