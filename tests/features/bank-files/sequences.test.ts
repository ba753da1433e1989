import fc from "fast-check";
import { expect, it } from "vitest";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { camt, type CamtEntry } from "../../support/camt.ts";
import { FULL } from "../../support/choice-of-day.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const RUNS = FULL ? 60 : 8;

const ACCOUNT = "CH9300762011623852957";

/** Transactions of the bank there are in all; each has its own reference, amount or text, or none. */
const TRANSACTIONS = 12;

/** What one file reports: which transactions, by which message, and what the bank tells of their identity. */
const files = fc.array(
  fc.record({
    from: fc.nat(TRANSACTIONS - 1),
    length: fc.integer({ min: 1, max: 6 }),
    message: fc.constantFrom("camt.053" as const, "camt.054" as const),
    isUndone: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

onDatabaseOfDay((open) => {
  it("in any sequence of files with repeats and overlaps, each transaction counts once", async () => {
    const platform = testPlatform(await open());
    let account = 0;
    await fc.assert(
      fc.asyncProperty(files, fc.boolean(), async (sequence, hasUetr) => {
        const ctx = await member(platform, { email: `${account++}@example.ch` });
        const seen = new Set<number>();
        for (const [number, { from, length, message }] of sequence.entries()) {
          const numbers = [...Array(length).keys()].map((step) => (from + step) % TRANSACTIONS);
          await importFile(ctx, { number, message, entries: numbers.map((n) => entryOf(n, hasUetr)) });
          for (const n of numbers) seen.add(n);
        }
        expect(await amounts(ctx)).toEqual([...seen].map((n) => (n + 1) * 100).sort((a, b) => a - b));
      }),
      { numRuns: RUNS },
    );
  });

  it("an import followed by its undo leaves the books as they were", async () => {
    const platform = testPlatform(await open());
    let account = 0;
    await fc.assert(
      fc.asyncProperty(files, async (sequence) => {
        const ctx = await member(platform, { email: `u${account++}@example.ch` });
        await makePro(ctx);
        const reference = await openReference(ctx);
        for (const [number, { from, length, message, isUndone }] of sequence.entries()) {
          const before = await books(ctx);
          const entries = [...Array(length).keys()].map((step) =>
            entryOf((from + step) % TRANSACTIONS, true),
          );
          if (from === 0) entries.push({ amount: "648.49", ref: "I", details: [{ reference }] });
          const { file, isNew } = await importFile(ctx, { number, message, entries });
          if (!isUndone || !isNew) continue;
          await undoBankFile(ctx, file.id);
          expect(await books(ctx)).toEqual(before);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

/** Odd ones are told apart by their text alone. */
function entryOf(n: number, hasUetr: boolean): CamtEntry {
  const uetr = `8a562c67-ca16-48ba-b074-${String(n).padStart(12, "0")}`;
  const details = { texts: [`Zahlung ${n}`], ...(hasUetr ? { uetr } : {}) };
  return { amount: `${n + 1}.00`, ref: n % 2 === 0 ? `E${n}` : "", details: [details] };
}

interface File {
  number: number;
  message: "camt.053" | "camt.054";
  entries: CamtEntry[];
}

function importFile(ctx: UserContext, { number, message, entries }: File) {
  const xml = camt({ message, messageId: `MSG-${number}`, statements: [{ account: ACCOUNT, entries }] });
  return importBankFiles(ctx, [{ name: "camt.xml", bytes: Buffer.from(xml) }]);
}

async function openReference(ctx: UserContext): Promise<string> {
  const id = await invoiceWith(ctx, "sent", { qrBillOptions: { referenceType: "SCOR" } });
  const { reference } = await ctx.db
    .selectFrom("invoices")
    .select("reference")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return reference;
}

async function amounts(ctx: UserContext): Promise<number[]> {
  const rows = await standing(ctx);
  return rows.map(({ amount }) => amount).sort((a, b) => a - b);
}

async function books(ctx: UserContext) {
  const invoices = await ctx.db
    .selectFrom("invoices")
    .select(["id", "settled", "paid_on"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return { invoices, payments: await standing(ctx) };
}

function standing(ctx: UserContext) {
  return ctx.db
    .selectFrom("payments")
    .select(["id", "amount", "allocated", "state"])
    .where("business_id", "=", ctx.businessId)
    .where("state", "<>", "reversed")
    .orderBy("id")
    .execute();
}
