import type { BankDocument, BankStatement, BankTransaction } from "./bank-document.ts";

/** Transactions as JSON in UTF-8, which is handed from one thread to the other without a copy. */
export type PackedTransactions = Uint8Array<ArrayBuffer>;

/** `transactions` are the last ones only; those before are packed. */
export interface PackedStatement extends BankStatement {
  packed: PackedTransactions[];
}

export interface PackedDocument extends BankDocument {
  statements: PackedStatement[];
}

/** Few enough to be garbage before the collector copies them. */
const PIECE = 100;
/** Pieces that take some milliseconds together. */
const AT_ONCE = 10;

const [ENCODER, DECODER] = [new TextEncoder(), new TextDecoder()];

/** Keeps little in the memory of the thread that reads. */
export function packIfMany(statement: PackedStatement): void {
  if (statement.transactions.length < PIECE) return;
  statement.packed.push(ENCODER.encode(JSON.stringify(statement.transactions)));
  statement.transactions = [];
}

export async function unpacked(
  document: PackedDocument,
  yieldToOthers: () => Promise<void>,
): Promise<BankDocument> {
  const statements: BankStatement[] = [];
  for (const { packed, ...statement } of document.statements) {
    const transactions: BankTransaction[] = [];
    for (const [index, piece] of packed.entries()) {
      transactions.push(...(JSON.parse(DECODER.decode(piece)) as BankTransaction[]));
      if (index % AT_ONCE === 0) await yieldToOthers();
    }
    statements.push({ ...statement, transactions: transactions.concat(statement.transactions) });
  }
  return { ...document, statements };
}
