import { z } from "zod";
import { ROW_PROBLEMS } from "./csv/row-problems.ts";
import { ENTRY_OUTCOMES } from "./entries/entry-list.ts";

const counts = z
  .object({
    booked: z.number().int(),
    proposed: z.number().int(),
    unassigned: z.number().int(),
    ignored: z.number().int(),
    known: z.number().int(),
    skipped: z.number().int(),
    reversed: z.number().int(),
    waiting: z.number().int(),
  })
  .strict();

const statement = z
  .object({
    account: z.string(),
    sequence: z.number().int().nullable(),
    to: z.iso.date().nullable(),
    openingBalance: z.number().nullable(),
    closingBalance: z.number().nullable(),
    credits: z.number().nullable(),
    debits: z.number().nullable(),
    entries: z.number().int().nullable(),
    accounted: z.number().int().nullable(),
    proof: z.enum(["adds_up", "differs", "unchecked"]),
  })
  .strict();

const head = {
  id: z.guid(),
  name: z.string(),
  state: z.enum(["reading", "done", "undone"]),
  counts,
  statements: z.array(statement),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
};

/** What bank-file-json.ts writes, for the API description; a test compares the two. */
export const bankFileAnswer = z.object(head).strict();

export const bankFileImportAnswer = z
  .object({
    ...head,
    id: z.guid().nullable(),
    state: z.enum(["reading", "done", "undone", "preview"]),
    createdAt: z.iso.datetime().nullable(),
    preview: z.boolean(),
    unreadable: z.array(z.object({ line: z.number().int(), problem: z.enum(ROW_PROBLEMS) }).strict()),
    transactions: z.array(
      z
        .object({
          outcome: z.enum(ENTRY_OUTCOMES),
          reason: z.string(),
          paymentId: z.guid().nullable(),
          amount: z.number(),
          currency: z.string(),
          paidOn: z.string(),
          references: z.array(z.string()),
          payer: z.object({ name: z.string(), iban: z.string() }).strict(),
          message: z.string(),
          pending: z.boolean(),
          invoiceIds: z.array(z.guid()),
        })
        .strict(),
    ),
  })
  .strict();
