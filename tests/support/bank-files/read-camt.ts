import type { BankDocument, BankStatement } from "#app/features/money/bank-files/read/bank-document.ts";
import { readBankFiles } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { camt, type CamtFile, type CamtStatement } from "../camt.ts";

/** Today is after the days of all files. */
export const READER = { businessId: "a business", today: "2035-12-31" };

/** Close the pool after all tests: `closeBankFilePool`. */
export async function readCamt(file: CamtFile): Promise<BankDocument> {
  return (await readBankBytes(camt(file)))[0]!;
}

export async function readStatement(statement: CamtStatement, file: CamtFile = {}): Promise<BankStatement> {
  return (await readCamt({ ...file, statements: [statement] })).statements[0]!;
}

export function readBankBytes(bytes: string | Buffer, name = "camt.xml"): Promise<BankDocument[]> {
  return readBankFiles([{ name, bytes: Buffer.from(bytes) }], READER);
}
