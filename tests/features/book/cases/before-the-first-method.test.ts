import { expect } from "vitest";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import {
  type Act,
  cancel,
  claimAgain,
  credit,
  file,
  giveUp,
  invoice,
  method,
  pay,
  periodOf,
  refused,
  setBusiness,
} from "../../../support/book/acts.ts";
import { type WorkedCase, workedCases } from "../../../support/book/worked-case.ts";

const FROM_JULY = { validFrom: "2026-07-01" };
const NET = {
  ...FROM_JULY,
  method: "net",
  period: "half",
  activities: [{ code: "20100", name: "Grafik", rate: "6.2" }],
};
const BEFORE = ["2026-06-10", invoice("A", [[1000, 8.1]])] as const;
const SOLD = ["2026-06-10 1100/3400 1000.00 at 8.1", "2026-06-10 1100/2200 81.00 at 8.1"];
const SOLD_AND_SPLIT = [
  "2026-08-01 1100/3400 1000.00 at 8.1",
  "2026-08-01 1100/2200 81.00 at 8.1",
  "2026-06-30 1020/1100 540.50",
  "2026-06-30 1100/3400 500.00 at 8.1",
  "2026-06-30 1100/2200 40.50 at 8.1",
  "2026-08-01 1100/3400 500.00 at 8.1",
  "2026-08-01 1100/2200 40.50 at 8.1",
  "2026-08-01 3400/1100 1000.00 at 8.1 taken back",
  "2026-08-01 2200/1100 81.00 at 8.1 taken back",
  "2026-10-05 1020/1100 540.50",
];
const ONE = "200 1000 · 303 1000/81 · 500 81";
const HALF = "200 500 · 303 500/40.5 · 500 40.5";
const TAKEN_BACK = [
  "2026-11-29 3400/1100 1000.00 at 8.1 taken back",
  "2026-11-29 2200/1100 81.00 at 8.1 taken back",
];
const cancelled = ["2026-11-29", cancel("A")] as const;

function needsAnswer(code: string): Act {
  return async (ctx) => {
    const { id } = await periodOf(ctx, code);
    const { hash, checks } = await periodJson(ctx, id);
    expect(checks.filter(({ isMet }) => !isMet)).toEqual([{ name: "registeredBefore", isMet: false }]);
    await expect(closePeriod(ctx, id, hash)).rejects.toMatchObject({ code: "tax_period.not_ready" });
  };
}

const unregistered = (more: object = FROM_JULY) => method({ ...more, registeredBefore: false });

const cases: WorkedCase[] = [
  {
    it: "who was not registered before takes back nothing by cancelling an earlier invoice",
    method: null,
    acts: [BEFORE, ["2026-07-01", unregistered()], cancelled],
    book: [...SOLD, ...TAKEN_BACK],
  },
  {
    it: "it is the same when registration is entered after cancelling",
    method: null,
    acts: [BEFORE, cancelled, ["2026-11-30", unregistered()]],
    book: [...SOLD, ...TAKEN_BACK],
  },
  {
    it: "an earlier invoice is cancelled by net tax rates as it was booked, and is in no return",
    method: null,
    acts: [BEFORE, ["2026-07-01", unregistered(NET)], cancelled],
    book: [...SOLD, ...TAKEN_BACK],
  },
  {
    it: "a credit note and a loss of earlier invoices are in no return",
    method: null,
    acts: [
      BEFORE,
      ["2026-06-11", invoice("B", [[500, 8.1]])],
      ["2026-07-01", unregistered()],
      ["2026-11-20", credit("A", "note", [[1, 0.5]])],
      ["2026-11-21", giveUp("B")],
    ],
    book: [
      ...SOLD,
      "2026-06-11 1100/2200 40.50 at 8.1",
      "2026-06-11 1100/3400 500.00 at 8.1",
      "2026-11-20 3400/2030 500.00 at 8.1",
      "2026-11-20 2200/2030 40.50 at 8.1",
      "2026-11-20 2030/1100 540.50",
      "2026-11-21 3805/1100 500.00 at 8.1",
      "2026-11-21 2200/1100 40.50 at 8.1",
    ],
    agrees: false,
  },
  {
    it: "what was lost before registering and is claimed again later is not taxed",
    method: null,
    acts: [
      BEFORE,
      ["2026-06-20", giveUp("A")],
      ["2026-07-01", unregistered()],
      ["2026-11-29", claimAgain("A")],
    ],
    book: [
      ...SOLD,
      "2026-06-20 3805/1100 1000.00 at 8.1",
      "2026-06-20 2200/1100 81.00 at 8.1",
      "2026-11-29 1100/3805 1000.00 at 8.1",
      "2026-11-29 1100/2200 81.00 at 8.1",
    ],
    agrees: false,
  },
  {
    it: "by received consideration money for earlier invoices is not taxed although VAT was printed",
    method: null,
    acts: [
      BEFORE,
      ["2026-07-01", unregistered({ ...FROM_JULY, consideration: "received" })],
      ["2026-08-10", pay("A", 1081)],
    ],
    book: [...SOLD, "2026-08-10 1020/1100 1081.00"],
  },
  {
    it: "money from before registering, for what is supplied after it, is in the first return",
    method: null,
    acts: [
      ["2026-07-01", unregistered()],
      ["2026-08-01", invoice("A", [[1000, 8.1]], { serviceFrom: "2026-07-20", serviceTo: "2026-07-31" })],
      ["2026-08-05", pay("A", 540.5, { paidOn: "2026-06-30" })],
      ["2026-10-05", pay("A", 540.5)],
    ],
    book: SOLD_AND_SPLIT,
    returns: { "2026-Q3": ONE },
  },
  {
    it: "by received consideration it is there, too, and money that comes later on its own day",
    method: null,
    acts: [
      ["2026-07-01", unregistered({ ...FROM_JULY, consideration: "received" })],
      ["2026-08-01", invoice("A", [[1000, 8.1]])],
      ["2026-08-05", pay("A", 540.5, { paidOn: "2026-06-30" })],
      ["2026-10-05", pay("A", 540.5)],
    ],
    book: SOLD_AND_SPLIT,
    returns: { "2026-Q3": HALF, "2026-Q4": HALF },
  },
  {
    it: "what is invoiced before registering and supplied after it is in the first return",
    method: null,
    acts: [
      ["2026-06-10", invoice("A", [[1000, 8.1]], { serviceFrom: "2026-07-20", serviceTo: "2026-07-31" })],
      ["2026-07-01", unregistered()],
      ["2026-08-10", pay("A", 1081)],
    ],
    book: [...SOLD, "2026-08-10 1020/1100 1081.00"],
    returns: { "2026-Q3": ONE },
  },
  {
    it: "by received consideration it is declared when its money comes in",
    method: null,
    acts: [
      ["2026-06-10", invoice("A", [[1000, 8.1]], { serviceFrom: "2026-07-20", serviceTo: "2026-07-31" })],
      ["2026-07-01", unregistered({ ...FROM_JULY, consideration: "received" })],
      ["2026-08-10", pay("A", 1081)],
    ],
    book: [...SOLD, "2026-08-10 1020/1100 1081.00"],
    returns: { "2026-Q3": ONE },
  },
  {
    it: "between two registrations it is in the first return of the second one, and once",
    acts: [
      ["2026-04-01", method({ validFrom: "2026-04-01", method: "none" })],
      ["2026-07-01", method(FROM_JULY)],
      ["2026-08-01", invoice("A", [[1000, 8.1]])],
      ["2026-08-05", pay("A", 540.5, { paidOn: "2026-05-30" })],
      ["2026-08-06", pay("A", 540.5, { paidOn: "2026-02-10" })],
    ],
    book: [
      ...SOLD_AND_SPLIT.slice(0, -1).map((line) => line.replace("2026-06-30", "2026-05-30")),
      "2026-02-10 1020/1100 540.50",
      "2026-02-10 1100/3400 500.00 at 8.1",
      "2026-02-10 1100/2200 40.50 at 8.1",
      "2026-08-01 3400/1100 500.00 at 8.1 taken back",
      "2026-08-01 2200/1100 40.50 at 8.1 taken back",
    ],
    returns: { "2026-Q1": HALF, "2026-Q3": HALF },
  },
  {
    it: "who was registered before takes back by cancelling what was declared elsewhere",
    method: null,
    acts: [BEFORE, ["2026-07-01", method({ ...FROM_JULY, registeredBefore: true })], cancelled],
    book: [...SOLD, ...TAKEN_BACK],
    returns: { "2026-Q4": "200 -1000 · 303 -1000/-81 · 510 -81" },
  },
  {
    it: "who has not said it closes no return that takes something of an earlier supply",
    method: null,
    acts: [
      BEFORE,
      ["2026-07-01", setBusiness({ vat_number: "CHE-123.456.788 MWST" })],
      ["2026-07-01", method(FROM_JULY)],
      ["2026-10-05", file("2026-Q3")],
      cancelled,
      ["2027-01-05", needsAnswer("2026-Q4")],
      ["2027-01-06", unregistered()],
      ["2027-01-07", refused(method({ ...FROM_JULY, registeredBefore: true }), "input.invalid")],
      ["2027-01-08", file("2026-Q4")],
    ],
    book: [...SOLD, ...TAKEN_BACK],
  },
  {
    it: "who has not said it closes no return while money came before for what is supplied later",
    method: null,
    acts: [
      ["2026-07-01", setBusiness({ vat_number: "CHE-123.456.788 MWST" })],
      ["2026-07-01", method(FROM_JULY)],
      ["2026-08-01", invoice("A", [[1000, 8.1]])],
      ["2026-08-05", pay("A", 540.5, { paidOn: "2026-06-30" })],
      ["2026-10-05", needsAnswer("2026-Q3")],
      ["2026-10-05", pay("A", 540.5)],
      ["2026-10-06", unregistered()],
      ["2026-10-07", file("2026-Q3")],
    ],
    book: [...SOLD_AND_SPLIT, "2026-09-30 2200/2201 81.00"],
    returns: { "2026-Q3": ONE },
  },
];

workedCases(cases);
