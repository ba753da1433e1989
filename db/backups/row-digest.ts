import { hash } from "node:crypto";

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

/**
 * Adds up the SHA-256 values of the rows: Postgres returns them in no fixed order. @returns for `invoice_pdfs` also
 * those whose bytes do not match their stored SHA-256 @param each gets the values in the order of the columns
 */
export async function digestRows(
  { name, columns }: TableShape,
  rows: AsyncIterable<Row> | Iterable<Row>,
  each: (values: unknown[]) => unknown = () => {},
): Promise<TableDigest & { damagedPdfs: string[] }> {
  let [count, sum] = [0, 0n];
  const damagedPdfs: string[] = [];
  for await (const row of rows) {
    const values = columns.map((column) => row[column]);
    const plain = values.map((value) =>
      value instanceof Uint8Array ? { sha256: hash("sha256", value) } : value,
    );
    sum = (sum + BigInt(`0x${hash("sha256", JSON.stringify(plain))}`)) % MODULUS;
    count++;
    if (name === "invoice_pdfs" && !isSoundPdf(row))
      damagedPdfs.push(`${String(row.invoice_id)} ${String(row.language)}`);
    await each(values);
  }
  return { rows: count, digest: inHex(sum), damagedPdfs };
}

export const NO_ROWS: TableDigest = { rows: 0, digest: inHex(0n) };

/** Of the rows of both. */
export function addDigests(one: TableDigest, other: TableDigest): TableDigest {
  const sum = BigInt(`0x${one.digest}`) + BigInt(`0x${other.digest}`);
  return { rows: one.rows + other.rows, digest: inHex(sum % MODULUS) };
}

function inHex(sum: bigint): string {
  return sum.toString(16).padStart(64, "0");
}

function isSoundPdf({ bytes, sha256 }: Row): boolean {
  return bytes instanceof Uint8Array && hash("sha256", bytes) === sha256;
}
