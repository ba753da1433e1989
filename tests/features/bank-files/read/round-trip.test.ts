import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { makeQrr, makeScor } from "#app/swiss/reference.ts";
import type { CamtEntry, CamtFile } from "../../../support/camt.ts";
import { readCamt } from "../../../support/bank-files/read-camt.ts";

afterAll(() => closeBankFilePool());

const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true });
const dayText = day.map((date) => date.toISOString().slice(0, 10));
const reference = fc.oneof(
  fc.stringMatching(/^[1-9]\d{0,25}$/).map(makeQrr),
  fc.stringMatching(/^[0-9A-Z]{1,21}$/).map(makeScor),
);
/** One word, so that what is read of the spaces between is no question here. */
const word = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .filter((text) => !/[\s\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\d?]/u.test(text) && text.trim() === text);
const amount = fc.integer({ min: 1, max: 99_999_999_999 });

const transaction = fc.record({
  amount,
  reference,
  payerName: word,
  text: word,
  transactionRef: word,
  paidOn: dayText,
});
const entry = fc.record({
  transactions: fc.array(transaction, { minLength: 1, maxLength: 4 }),
  kind: fc.constantFrom("credit" as const, "reversal" as const),
  isPending: fc.boolean(),
  bookedOn: dayText,
  valueDay: dayText,
  entryRef: word,
});
const document = fc.record({
  version: fc.constantFrom("02" as const, "04" as const, "08" as const),
  message: fc.constantFrom("camt.053" as const, "camt.054" as const),
  prefix: fc.constantFrom("", "a", "camt"),
  statements: fc.array(fc.record({ id: word, entries: fc.array(entry, { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
});

type Given = typeof document extends fc.Arbitrary<infer T> ? T : never;
type GivenEntry = Given["statements"][number]["entries"][number];

it("what is written into a document is read from it", async () => {
  const property = fc.asyncProperty(document, async (given) => {
    const { statements, ...read } = await readCamt(written(given));
    expect(read).toMatchObject({ version: given.version, message: given.message });
    expect(statements).toEqual(given.statements.map(({ id, entries }) => expected(id, entries)));
  });
  await fc.assert(property, { numRuns: 200 });
});

function written({ statements, ...rest }: Given): CamtFile {
  const entries = (of: GivenEntry[]) => of.map(writtenEntry);
  return { ...rest, statements: statements.map((one) => ({ id: one.id, entries: entries(one.entries) })) };
}

function writtenEntry({
  transactions,
  kind,
  isPending,
  bookedOn,
  valueDay,
  entryRef,
}: GivenEntry): CamtEntry {
  return {
    amount: plain(transactions.reduce((sum, { amount }) => sum + amount, 0)),
    direction: kind === "credit" ? "CRDT" : "DBIT",
    reversal: kind === "reversal",
    status: isPending ? "PDNG" : "BOOK",
    bookedOn,
    valueOn: valueDay,
    ref: entryRef,
    details: transactions.map((one) => ({
      amount: plain(one.amount),
      reference: one.reference,
      texts: [one.text],
      payer: { name: one.payerName },
      ref: one.transactionRef,
      acceptedAt: `${one.paidOn}T12:00:00`,
    })),
  };
}

function expected(id: string, entries: GivenEntry[]) {
  const booked = entries.flatMap((one, entryIndex) => (one.isPending ? [] : [{ ...one, entryIndex }]));
  return expect.objectContaining({
    id,
    skipped: { pending: entries.length - booked.length, outgoing: 0 },
    transactions: booked.flatMap(({ transactions, kind, bookedOn, valueDay, entryRef, entryIndex }) =>
      transactions.map(({ reference, ...rest }, index) => ({
        ...rest,
        kind,
        bookedOn,
        valueDay,
        entryRef,
        entryIndex,
        index,
        siblings: transactions.length,
        currency: "CHF",
        references: [reference],
        remittances: [],
        instructed: null,
        payerIban: "",
        creditorIban: "",
        uetr: "",
        endToEndId: "",
        details: "complete",
        charges: { included: 0, apart: 0 },
      })),
    ),
  }) as unknown;
}

function plain(rappen: number): string {
  return formatAmount(rappen).replaceAll("'", "");
}
