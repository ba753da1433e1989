import fc from "fast-check";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Currency } from "#app/swiss/money.ts";
import type { OpenDatabase } from "../databases/databases.ts";
import {
  type Act,
  cancel,
  credit,
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
} from "./acts.ts";
import { bank, WITH_REFERENCE } from "./further-acts.ts";
import { started } from "./worked-case.ts";

const CLIENT = { client: "Obertor" };
const EUR = { ...CLIENT, currency: "EUR" };
/** On an account whose payments name the invoice. */
const BANK = { ...CLIENT, ...WITH_REFERENCE };
const FIRST = "2026-06-01";
const RATES = [
  rate("2026-06", 0.93565),
  rate("2026-07", 0.95),
  rate("2026-08", 0.97123),
  rate("2026-09", 0.9602),
];
const DAYS = ["06", "07", "08"].flatMap((month) =>
  ["02", "09", "15", "21", "28"].map((day) => `2026-${month}-${day}`),
);
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

/** A step on each of some days, a third of them in the quarter before the others. */
export const stepsOf = (acts: readonly Step["act"][]): fc.Arbitrary<Step[]> =>
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

export interface Step {
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
const creditUsed = (fields: Record<string, unknown>): Act[] => [
  invoice("I0", [[1000, 8.1]], fields),
  paidByBank("I0", "B0"),
  credit("I0", "N0"),
  invoice("I00", [[2000, 2.6]], fields),
  useCredit("I00"),
];

export interface Kind {
  consideration: string;
  begin: readonly Act[];
  acts: readonly Step["act"][];
  /** Of each invoice. */
  fields: Record<string, unknown>;
}

export const IN_EUR = { begin: HALF_PAID, acts: ACTS, fields: EUR };
export const OF_THE_BANK = { begin: creditUsed(BANK), acts: WITH_THE_BANK, fields: BANK };
const EUR_OF_THE_BANK = { ...BANK, ...EUR };
export const EUR_FROM_THE_BANK = {
  begin: creditUsed(EUR_OF_THE_BANK),
  acts: WITH_THE_BANK,
  fields: EUR_OF_THE_BANK,
};

/** What has become of a history: the days can be moved on from here. @param afterEach on the evening of each step */
export async function lived(
  open: OpenDatabase,
  history: readonly Step[],
  { consideration, begin, fields }: Kind,
  afterEach: (ctx: UserContext, made: Made) => Promise<void> = () => Promise.resolve(),
) {
  const { at, made } = await started(await open(), FIRST, { consideration });
  for (const act of [setBusiness({ eur_invoices: 1 }), ...RATES, ...begin]) await act(at(FIRST), made);
  for (const [index, step] of history.entries()) {
    await attempted(actOf(step, made, { index, fields }), at(step.day), made);
    await afterEach(at(step.day), made);
  }
  return { at, made };
}

export function namesWith(made: Made, letter: string): string[] {
  return [...made.keys()].filter((name) => name.startsWith(letter));
}

interface Written {
  index: number;
  fields: Record<string, unknown>;
}

/** Invoices are named I, payments P, those that the bank reports B, and credit notes N, with a number. */
export function actOf({ act, pick, cents, isWhole }: Step, made: Made, { index, fields }: Written): Act {
  const one = (letter: string) => {
    const names = namesWith(made, letter);
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
export function paidByBank(name: string, as: string): Act {
  return async (ctx, made) => {
    const invoice = await findInvoice(ctx, idOf(made, name));
    const [amount, { currency }] = [amountDue(invoice) / 100, invoice];
    if (amount === 0) return;
    made.set(`of ${as}`, JSON.stringify({ name, amount, currency }));
    await bank(amount, [name], { as, currency })(ctx, made);
  };
}

interface Paid {
  name: string;
  amount: number;
  currency: Currency;
}

export function takenBack(made: Made, payment: string): Act {
  if (!payment) return () => Promise.resolve();
  const { name, amount, currency } = JSON.parse(made.get(`of ${payment}`) ?? "{}") as Paid;
  made.delete(payment);
  return bank(amount, [name], { isReversal: true, currency });
}

/** @returns false where it cannot be done as things stand */
export async function attempted(act: Act, ctx: UserContext, made: Made): Promise<boolean> {
  try {
    await act(ctx, made);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return false;
  }
}
