import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { SaxesParser } from "saxes";
import {
  closeBankFilePool,
  readBankFiles,
} from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { camt } from "../../tests/support/camt.ts";
import { memoryOf } from "../servers.ts";

/** One reading by a thread that is up, its figures printed as JSON: `bank-file-once.ts FILE ours|bare`. */
export interface BankFileFigures {
  seconds: number;
  /** What the process took at most beyond the file itself, MB. */
  memory: number;
  payments: number;
}

const [file = "", whose = "ours"] = process.argv.slice(2);
const READER = { businessId: "a business", today: "2026-11-30" };
const bytes = readFileSync(file);
const small = Buffer.from(camt({ statements: [{ entries: [] }] }));
if (whose === "ours") await readBankFiles([{ name: "small.xml", bytes: small }], READER);
const before = memoryOf(process.pid).now;
const began = performance.now();
const payments = await (whose === "bare" ? bare() : ours());
const seconds = (performance.now() - began) / 1000;
const figures: BankFileFigures = { seconds, memory: memoryOf(process.pid).most - before, payments };
await closeBankFilePool();
console.log(JSON.stringify(figures));

async function ours(): Promise<number> {
  const documents = await readBankFiles([{ name: "camt.xml", bytes }], READER);
  const statements = documents.flatMap(({ statements }) => statements);
  return statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
}

/** Counts the transactions and keeps nothing. At the low priority that our thread has. */
function bare(): number {
  setPriority(constants.priority.PRIORITY_LOW);
  const parser = new SaxesParser({ xmlns: false, position: false });
  const decoder = new TextDecoder();
  let count = 0;
  let characters = 0;
  parser.on("opentag", ({ name }) => {
    if (name === "TxDtls") count++;
  });
  parser.on("closetag", () => undefined);
  parser.on("text", (text) => {
    characters += text.length;
  });
  for (let at = 0; at < bytes.byteLength; at += 65_536)
    parser.write(decoder.decode(bytes.subarray(at, at + 65_536), { stream: true }));
  parser.close();
  return characters > 0 ? count : 0;
}
