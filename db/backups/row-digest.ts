import { hash } from "node:crypto";
import { type DocumentTable, IN_STORE, NO_DOCUMENT } from "#app/platform/storage/documents.server.ts";

export type Row = Record<string, unknown>;

export interface TableShape {
  name: string;
  columns: string[];
}

export interface TableDigest {
  rows: number;
  digest: string;
}

const MODULUS = 2n ** 256n;

interface DocumentsDigest {
  /** Their bytes do not match their SHA-256: `INVOICE_ID LANGUAGE`, or the table and its key. */
  damagedPdfs: string[];
  /** How many are in the store outside the database, so that their bytes are not among the rows. */
  inStore: number;
}

/**
 * Adds up the SHA-256 values of the rows: Postgres returns them in no fixed order.
 * @param each gets the values in the order of the columns
 */
export async function digestRows(
  { name, columns }: TableShape,
  rows: AsyncIterable<Row> | Iterable<Row>,
  each: (values: unknown[]) => unknown = () => {},
): Promise<TableDigest & DocumentsDigest> {
  let [count, sum, inStore] = [0, 0n, 0];
  const damagedPdfs: string[] = [];
  const nameOf = DOCUMENTS[name];
  for await (const row of rows) {
    const values = columns.map((column) => row[column]);
    const plain = values.map((value) =>
      value instanceof Uint8Array ? { sha256: hash("sha256", value) } : value,
    );
    sum = (sum + BigInt(`0x${hash("sha256", JSON.stringify(plain))}`)) % MODULUS;
    count++;
    if (nameOf && row.in_store === IN_STORE) inStore++;
    if (nameOf && !isSoundPdf(row)) damagedPdfs.push(nameOf(row));
    await each(values);
  }
  return { rows: count, digest: inHex(sum), damagedPdfs, inStore };
}

export const NO_ROWS: TableDigest = { rows: 0, digest: inHex(0n) };

export function addDigests(one: TableDigest, other: TableDigest): TableDigest {
  const sum = BigInt(`0x${one.digest}`) + BigInt(`0x${other.digest}`);
  return { rows: one.rows + other.rows, digest: inHex(sum % MODULUS) };
}

function inHex(sum: bigint): string {
  return sum.toString(16).padStart(64, "0");
}

/** A backup from before the store has no `in_store`. What is in the store, `storage check` reads. */
function isSoundPdf({ bytes, sha256, in_store }: Row): boolean {
  if (!(bytes instanceof Uint8Array)) return false;
  const isElsewhere = in_store === IN_STORE || in_store === NO_DOCUMENT;
  return isElsewhere ? bytes.length === 0 : hash("sha256", bytes) === sha256;
}

const NAMES: Record<DocumentTable, (row: Row) => string> = {
  invoice_pdfs: (row) => `${String(row.invoice_id)} ${String(row.language)}`,
  offer_pdfs: (row) => `offer_pdfs ${String(row.offer_id)} ${String(row.revision)}`,
  reminders: (row) => `reminders ${String(row.id)}`,
  reminder_letters: (row) => `reminder_letters ${String(row.id)}`,
  expense_receipts: (row) => `expense_receipts ${String(row.id)}`,
};

const DOCUMENTS: Partial<Record<string, (row: Row) => string>> = NAMES;
