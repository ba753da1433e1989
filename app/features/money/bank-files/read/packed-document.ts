import type { BankDocument, BankStatement, BankTransaction, LeftOutEntry } from "./bank-document.ts";

/** Some of a list as JSON in UTF-8, which is handed from one thread to the other without a copy. */
type PackedPiece = Uint8Array<ArrayBuffer>;

const LISTS = ["transactions", "leftOut"] as const;

/** A statement whose lists have the last entries only; those before are packed. */
export interface PackedStatement extends BankStatement {
  packed: Record<(typeof LISTS)[number], PackedPiece[]>;
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
  for (const list of LISTS) {
    if (statement[list].length < PIECE) continue;
    statement.packed[list].push(ENCODER.encode(JSON.stringify(statement[list])));
    statement[list] = [];
  }
}

export function piecesOf({ packed }: PackedStatement): PackedPiece[] {
  return LISTS.flatMap((list) => packed[list]);
}

export async function unpacked(
  document: PackedDocument,
  yieldToOthers: () => Promise<void>,
): Promise<BankDocument> {
  const statements: BankStatement[] = [];
  for (const { packed, ...statement } of document.statements) {
    const transactions = await unpackedList<BankTransaction>(packed.transactions, yieldToOthers);
    const leftOut = await unpackedList<LeftOutEntry>(packed.leftOut, yieldToOthers);
    statements.push({
      ...statement,
      transactions: transactions.concat(statement.transactions),
      leftOut: leftOut.concat(statement.leftOut),
    });
  }
  return { ...document, statements };
}

async function unpackedList<T>(packed: PackedPiece[], yieldToOthers: () => Promise<void>): Promise<T[]> {
  const list: T[] = [];
  for (const [index, piece] of packed.entries()) {
    list.push(...(JSON.parse(DECODER.decode(piece)) as T[]));
    if (index % AT_ONCE === 0) await yieldToOthers();
  }
  return list;
}
