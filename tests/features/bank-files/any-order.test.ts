import fc from "fast-check";
import { expect, it } from "vitest";
import { checkBooks } from "#db/doctor/books-check.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import type { CamtEntry } from "../../support/camt.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { FULL } from "../../support/choice-of-day.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

/** Invoices of equal amounts, each paid once by a transfer of its own. */
const INVOICES = 5;

/** What the bank may report of the payment of an invoice. */
const KINDS = ["credit", "bare credit", "reversal", "return"] as const;
type Kind = (typeof KINDS)[number];

interface Reported {
  kind: Kind;
  of: number;
}

type Step = { message: "camt.053" | "camt.054"; entries: Reported[] } | { undo: number };

const entry = fc.record({ kind: fc.constantFrom(...KINDS), of: fc.nat(INVOICES - 1) });
const imported = fc.record({
  message: fc.constantFrom("camt.053" as const, "camt.054" as const),
  entries: fc.uniqueArray(entry, {
    minLength: 1,
    maxLength: 5,
    selector: ({ kind, of }) => kindAndOf(kind, of),
  }),
});
const steps = fc.array(fc.oneof({ arbitrary: imported, weight: 3 }, fc.record({ undo: fc.nat(20) })), {
  minLength: 2,
  maxLength: 12,
});

/** A file has a transfer once, with its details or without. */
function kindAndOf(kind: Kind, of: number): string {
  return `${kind.replace("bare ", "")} ${of}`;
}

/** Written for this test: what should be paid follows from the files that are not undone, whatever came before. */
class Ledger {
  private readonly files: { entries: Reported[]; isUndone: boolean }[] = [];

  add(entries: Reported[]): void {
    this.files.push({ entries, isUndone: false });
  }

  undo(index: number): void {
    this.files[index]!.isUndone = true;
  }

  isUndone(index: number): boolean {
    return this.files[index]!.isUndone;
  }

  get count(): number {
    return this.files.length;
  }

  paid(): boolean[] {
    return this.each((of) => this.reports("credit", of) && !this.reports("reversal", of));
  }

  /** Came in and was not taken back: of no use to an invoice until a file names it. */
  unassigned(): boolean[] {
    return this.each(
      (of) => this.reports("bare credit", of) && !this.reports("credit", of) && !this.reports("reversal", of),
    );
  }

  /** What a person has to decide: returns always, reversals whose credit no file has reported. */
  waiting(): number {
    const early = this.each(
      (of) => this.reports("reversal", of) && !this.reports("credit", of) && !this.reports("bare credit", of),
    );
    const returned = this.each((of) => this.reports("return", of));
    return [...early, ...returned].filter(Boolean).length;
  }

  private each(is: (of: number) => boolean): boolean[] {
    return [...Array(INVOICES).keys()].map(is);
  }

  private reports(kind: Kind, of: number): boolean {
    return this.files.some(
      ({ entries, isUndone }) => !isUndone && entries.some((entry) => entry.kind === kind && entry.of === of),
    );
  }
}

onDatabaseOfDay((open) => {
  it("after any sequence of files and undos the books say what the remaining files say", async () => {
    const platform = testPlatform(await open());
    let account = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const ctx = await member(platform, { email: `${account++}@example.ch` });
        await makePro(ctx);
        const invoices: { id: string; reference: string }[] = [];
        for (let n = 0; n < INVOICES; n++) invoices.push(await sentInvoice(ctx, 100));
        await follow(ctx, sequence, invoices);
        expect(await checkBooks(platform.database)).toMatchObject({ level: "ok" });
      }),
      { numRuns: FULL ? 300 : 6 },
    );
  });
});

async function follow(ctx: UserContext, sequence: Step[], invoices: { id: string; reference: string }[]) {
  const ledger = new Ledger();
  const ids: string[] = [];
  for (const [number, step] of sequence.entries()) {
    if ("undo" in step) {
      const index = step.undo % Math.max(ledger.count, 1);
      if (ledger.count === 0 || ledger.isUndone(index)) continue;
      await undoBankFile(ctx, ids[index]!);
      ledger.undo(index);
    } else {
      const entries = step.entries.map(({ kind, of }) => entryOf(kind, of, invoices[of]!.reference));
      const { file } = await importEntries(ctx, entries, {
        message: step.message,
        messageId: `MSG-${number}`,
      });
      ids.push(file.id);
      ledger.add(step.entries);
    }
    expect(await booksOf(ctx)).toEqual({
      paid: ledger.paid(),
      unassigned: ledger.unassigned().filter(Boolean).length * 100_00,
      waiting: ledger.waiting(),
    });
  }
}

function entryOf(kind: Kind, of: number, reference: string): CamtEntry {
  const details = [{ reference, payer: { name: `Kunde ${of}` } }];
  if (kind === "credit") return { amount: "100.00", ref: `C${of}`, details };
  if (kind === "bare credit") return { amount: "100.00", ref: `C${of}` };
  const back = { amount: "100.00", direction: "DBIT" as const };
  if (kind === "return") return { ...back, ref: `B${of}`, family: "RRTN", details };
  // A credit that came without its reference has the bank's own reference alone.
  return { ...back, ref: `C${of}`, reversal: true, details };
}

async function booksOf(ctx: UserContext) {
  const invoices = await ctx.db
    .selectFrom("invoices")
    .select("settled")
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  const unassigned = await ctx.db
    .selectFrom("payments")
    .select(({ fn }) => fn.sum<number | null>("amount").as("sum"))
    .where("business_id", "=", ctx.businessId)
    .where("state", "in", ["unassigned", "proposed"])
    .executeTakeFirstOrThrow();
  const waiting = await ctx.db
    .selectFrom("bank_transactions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return {
    paid: invoices.map(({ settled }) => settled === 100_00),
    unassigned: unassigned.sum ?? 0,
    waiting: waiting.count,
  };
}
