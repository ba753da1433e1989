import type { BankFilesTable } from "#app/platform/database/schema/payments.ts";
import { z } from "zod";
import { csvMapping } from "./csv/csv-mapping.ts";
import { ROW_PROBLEMS } from "./csv/row-problems.ts";
import { ENTRY_LISTS } from "./entries/entry-list.ts";

export const bankFileCounts = z.object({
  booked: z.number().int(),
  proposed: z.number().int(),
  unassigned: z.number().int(),
  /** Ignored by a payment rule. */
  ignored: z.number().int().default(0),
  known: z.number().int(),
  /** Not booked by the bank yet, going out, or without what is needed to book them. */
  skipped: z.number().int(),
  /** How many of the unassigned payments name an invoice that is already paid. */
  twice: z.number().int(),
  reversed: z.number().int(),
  /** Reversals for which nobody has chosen the payment yet. */
  waiting: z.number().int().default(0),
});

export type BankFileCounts = z.output<typeof bankFileCounts>;

export const NO_COUNTS: BankFileCounts = {
  booked: 0,
  proposed: 0,
  unassigned: 0,
  ignored: 0,
  known: 0,
  skipped: 0,
  twice: 0,
  reversed: 0,
  waiting: 0,
};

const entrySum = z.object({ count: z.number().int(), amount: z.number().int() });

/** `skipped`: of files that were read when those without details and incomplete ones were counted together. */
export const PROOF_LISTS = [...ENTRY_LISTS, "skipped"] as const;
export type ProofList = (typeof PROOF_LISTS)[number];

/** Null where the file does not state all amounts. */
const listSum = z.object({ count: z.number().int(), amount: z.number().int().nullable() });

/** Totals stated by the bank and the outcome of each entry. Amounts in Rappen. */
const statementProof = z.object({
  opening: z.number().int().nullable(),
  closing: z.number().int().nullable(),
  /** Null where an entry is in another currency than the account. */
  booked: z.object({ credits: entrySum, debits: entrySum }).nullable(),
  /** Number of entries, including pending ones, and how many of them have an outcome. */
  entries: z.number().int(),
  accounted: z.number().int(),
  unaccounted: z.array(z.number().int()).default([]),
  /** Sums by outcome. Money going out and reversals are negative. */
  outcomes: z.partialRecord(z.enum(PROOF_LISTS), listSum),
  /** Whether the entries are stored, so that they can be listed. */
  isListed: z.boolean().default(false),
});

export type StatementProof = z.output<typeof statementProof>;

const statementSummary = z.object({
  message: z.string(),
  account: z.string(),
  id: z.string(),
  sequence: z.number().int().nullable(),
  from: z.string(),
  to: z.string(),
  pending: z.number().int(),
  outgoing: z.number().int(),
  /** Batches that came without their transactions. */
  withoutDetails: z.number().int(),
  /** Transactions of a batch that do not add up to it. */
  incomplete: z.number().int(),
  unknownReversals: z.number().int(),
  /** Null for files imported before this field existed. */
  proof: statementProof.nullable().default(null),
});

export type StatementSummary = z.output<typeof statementSummary>;

export const statementSummaries = z.array(statementSummary);

/** How a CSV file was read; at most some hundred of the rows that could not be. */
export const csvSource = z.object({
  /** The saved mapping for further files, unless it has been deleted since. */
  mappingId: z.string(),
  bank: z.string(),
  account: z.string(),
  headings: z.array(z.string()),
  mapping: csvMapping,
  unreadableCount: z.number().int(),
  unreadable: z.array(z.object({ line: z.number().int(), problem: z.enum(ROW_PROBLEMS), cell: z.string() })),
});

export type CsvSource = z.output<typeof csvSource>;

export type BankFileState = BankFilesTable["state"];

export interface BankFile {
  id: string;
  name: string;
  state: BankFileState;
  statements: StatementSummary[];
  counts: BankFileCounts;
  /** Null for the bank's own files. */
  csv: CsvSource | null;
  createdAt: string;
  undoneAt: string | null;
}
