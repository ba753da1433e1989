import fc from "fast-check";
import { expect, it } from "vitest";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import {
  type Act,
  cancel,
  claimAgain,
  credit,
  file,
  giveUp,
  idOf,
  invoice,
  letter,
  type Made,
  pay,
  rate,
  refund,
  setBusiness,
  undoPay,
  useCredit,
  waive,
  withdraw,
} from "../../support/book/acts.ts";
import { bank, WITH_REFERENCE } from "../../support/book/further-acts.ts";
import { started } from "../../support/book/worked-case.ts";
import { HISTORIES } from "../../support/choice-of-day.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { expectRoomsAgree } from "../../support/ledger/rooms.ts";
import { accountBalances } from "../../support/ledger/books.ts";

const CLIENT = { client: "Obertor" };
const EUR = { ...CLIENT, currency: "EUR" };
/** On an account whose payments name the invoice. */
const BANK = { ...CLIENT, ...WITH_REFERENCE };
const FIRST = "2026-07-01";
const RATES = [rate("2026-07", 0.93565), rate("2026-08", 0.95), rate("2026-09", 0.97123)];
const DAYS = ["07", "08", "09"].flatMap((month) =>
  ["02", "09", "15", "21", "28"].map((day) => `2026-${month}-${day}`),
);
const END = "2026-09-30";
const FILED = "2026-10-10";
const ACTS = [
  "invoice",
  "pay",
  "pay",
  "credit",
  "credit",
  "use",
  "refund",
  "giveUp",
  "letter",
  "waive",
  "undoPay",
  "withdraw",
  "cancel",
] as const;
const WITH_THE_BANK = [
  "invoice",
  "bank",
  "bank",
  "bank",
  "takeBack",
  "takeBack",
  "credit",
  "credit",
  "use",
  "use",
  "giveUp",
  "withdraw",
] as const;

const stepsOf = (acts: readonly Step["act"][]): fc.Arbitrary<Step[]> =>
  fc.tuple(
    ...DAYS.map((day) =>
      fc.record({
        day: fc.constant(day),
        act: fc.constantFrom(...acts),
        pick: fc.nat(9),
        cents: fc.integer({ min: 5_00, max: 900_00 }),
        isWhole: fc.boolean(),
      }),
    ),
  );
interface Step {
  day: string;
  act: (typeof ACTS | typeof WITH_THE_BANK)[number];
  pick: number;
  cents: number;
  isWhole: boolean;
}

/** An invoice, half paid and half credited. */
const HALF_PAID = [
  invoice("I0", [[1000, 8.1]], EUR),
  pay("I0", 540.5, { as: "P0" }),
  credit("I0", "N0", [[1, 0.5]]),
];

/** An invoice that was paid and credited, whose credit has paid a part of another one. */
const CREDIT_USED = [
  invoice("I0", [[1000, 8.1]], BANK),
  paidByBank("I0", "B0"),
  credit("I0", "N0"),
  invoice("I00", [[2000, 2.6]], BANK),
  useCredit("I00"),
];

interface Kind {
  consideration: string;
  begin: readonly Act[];
  acts: readonly Step["act"][];
  /** Of each invoice. */
  fields: Record<string, unknown>;
}

const IN_EUR = { begin: HALF_PAID, acts: ACTS, fields: EUR };
const OF_THE_BANK = { begin: CREDIT_USED, acts: WITH_THE_BANK, fields: BANK };

onDatabaseOfDay((open) => {
  it.each<[string, string, Kind]>([
    ["agreed", "in EUR", { consideration: "agreed", ...IN_EUR }],
    ["received", "in EUR", { consideration: "received", ...IN_EUR }],
    ["agreed", "that the bank has", { consideration: "agreed", ...OF_THE_BANK }],
    ["received", "that the bank has", { consideration: "received", ...OF_THE_BANK }],
  ])(
    "by %s consideration nothing %s stays on an account once all is paid, refunded and filed",
    async (_, _of, kind) => {
      const settles = async (history: Step[]) => {
        expect(await leftBy(history, kind, paid)).toMatchObject(NOTHING);
      };
      await fc.assert(fc.asyncProperty(stepsOf(kind.acts), settles), { numRuns: HISTORIES });
    },
  );

  it.each(["agreed", "received"])(
    "by %s consideration no VAT is declared of invoices that are all credited in the end, and repaid",
    async (consideration) => {
      const settles = async (history: Step[]) => {
        const left = await leftBy(history, { consideration, ...OF_THE_BANK }, credited);
        expect(left).toEqual({ ...NOTHING, taxOffice: 0 });
      };
      await fc.assert(fc.asyncProperty(stepsOf(WITH_THE_BANK), settles), { numRuns: HISTORIES });
    },
  );

  async function leftBy(history: Step[], { consideration, begin, fields }: Kind, ending: Ending) {
    const { at, made } = await started(await open(), FIRST, { consideration });
    for (const act of [setBusiness({ eur_invoices: 1 }), ...RATES, ...begin]) await act(at(FIRST), made);
    for (const [index, step] of history.entries())
      await attempted(actOf(step, made, { index, fields }), at(step.day), made);
    if (fields === BANK) await expectRoomsAgree(at(END));
    const named = (letter: string) => [...made.keys()].filter((name) => name.startsWith(letter));
    for (const name of named("I")) await ending(name, at(END), made);
    for (const name of ["P", "N", "B"].flatMap(named)) await attempted(refund(name), at(END), made);
    await file("2026-Q3")(at(FILED), made);
    const { debtors = 0, clientCredit = 0, vat = 0, taxOffice = 0 } = await accountBalances(at(FILED));
    return { debtors, clientCredit, vat, taxOffice };
  }
});

/** Of one invoice. */
type Ending = (name: string, ctx: UserContext, made: Made) => Promise<void>;

const paid: Ending = async (name, ctx, made) => {
  await attempted(useCredit(name), ctx, made);
  const due = amountDue(await findInvoice(ctx, idOf(made, name)));
  if (due > 0) await pay(name, due / 100)(ctx, made);
};

const credited: Ending = async (name, ctx, made) => {
  await attempted(claimAgain(name), ctx, made);
  await attempted(credit(name, `N of ${name}`), ctx, made);
};

const NOTHING = { debtors: 0, clientCredit: 0, vat: 0 };

interface Written {
  index: number;
  fields: Record<string, unknown>;
}

/** Invoices are named I, payments P, those that the bank reports B, and credit notes N, with a number. */
function actOf({ act, pick, cents, isWhole }: Step, made: Made, { index, fields }: Written): Act {
  const one = (letter: string) => {
    const names = [...made.keys()].filter((name) => name.startsWith(letter));
    return names[pick % names.length] ?? "";
  };
  const rows: [number, number][] = [
    [cents / 100, 8.1],
    ...(isWhole ? [] : [[Math.ceil(cents / 3) / 100, 2.6] as [number, number]]),
  ];
  const reminded = one("letter I").slice("letter ".length);
  const acts: Record<Step["act"], () => Act> = {
    invoice: () => invoice(`I${index + 1}`, rows, fields),
    bank: () => paidByBank(one("I"), `B${index + 1}`),
    takeBack: () => takenBack(made, one("B")),
    pay: () => pay(one("I"), cents / 100, { as: `P${index + 1}` }),
    letter: () => letter(one("I"), { interest: true }),
    waive: () => (reminded ? waive(reminded, "interest") : useCredit(one("I"))),
    cancel: () => cancel(one("I")),
    credit: () => credit(one("I"), `N${index + 1}`, isWhole ? undefined : [[1, 0.5]]),
    use: () => useCredit(one("I")),
    refund: () => refund(one(isWhole ? "N" : "P"), pick < 5 ? undefined : cents / 400),
    giveUp: () => giveUp(one("I"), pick < 5 ? undefined : cents / 400),
    undoPay: () => undoPay(one("P")),
    withdraw: () => withdraw(one("N")),
  };
  return acts[act]();
}

/** Exactly what is due, which is booked at once. */
function paidByBank(name: string, as: string): Act {
  return async (ctx, made) => {
    const amount = amountDue(await findInvoice(ctx, idOf(made, name))) / 100;
    if (amount === 0) return;
    made.set(`of ${as}`, JSON.stringify({ name, amount }));
    await bank(amount, [name], { as })(ctx, made);
  };
}

function takenBack(made: Made, payment: string): Act {
  if (!payment) return () => Promise.resolve();
  const { name, amount } = JSON.parse(made.get(`of ${payment}`) ?? "{}") as { name: string; amount: number };
  made.delete(payment);
  return bank(amount, [name], { isReversal: true });
}

/** What cannot be done as things stand is left out. */
async function attempted(act: Act, ctx: UserContext, made: Made): Promise<void> {
  try {
    await act(ctx, made);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
