import {
  cancel,
  claimAgain,
  close,
  credit,
  file,
  giveUp,
  invoice,
  letter,
  pay,
  refund,
  waive,
} from "../../../support/book/acts.ts";
import { assign, bank, confirm, WITH_REFERENCE } from "../../../support/book/further-acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const SOLD = ["2026-09-10 1100/3400 1000.00 at 8.1", "2026-09-10 1100/2200 81.00 at 8.1"];
const LATE = [
  ["2026-06-10", invoice("A", [[1000, 8.1]], { dueDate: "2026-07-10" })],
  ["2026-08-10", letter("A")],
] as const;
const SOLD_IN_JUNE = ["2026-06-10 1100/3400 1000.00 at 8.1", "2026-06-10 1100/2200 81.00 at 8.1"];
const FEE = ["2026-08-10 1100/3600 18.50 at 8.1", "2026-08-10 1100/2200 1.50 at 8.1"];
const ONE = "200 1000 · 303 1000/81 · 500 81";
const HALF = "200 500 · 303 500/40.5 · 500 40.5";

workedCases([
  {
    it: "what the bank takes back owes the Skonto again that came with it, on its value day",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]], { ...WITH_REFERENCE, skonto: [{ percent: 2, days: 10 }] })],
      ["2026-09-15", bank(1059.38, ["A"], { as: "money" })],
      ["2026-09-16", confirm("money")],
      ["2026-10-05", bank(1059.38, ["A"], { valueOn: "2026-10-02", isReversal: true })],
    ],
    book: [
      ...SOLD,
      "2026-09-15 3800/1100 20.00 at 8.1",
      "2026-09-15 2200/1100 1.62 at 8.1",
      "2026-09-15 1020/1100 1059.38",
      "2026-10-02 1100/3800 20.00 at 8.1",
      "2026-10-02 1100/2200 1.62 at 8.1",
      "2026-10-02 1100/1020 1059.38",
    ],
    returns: {
      "2026-Q3": "200 1000 · 235 20 · 303 980/79.38 · 500 79.38",
      "2026-Q4": "200 0 · 235 -20 · 303 20/1.62 · 500 1.62",
    },
  },
  {
    it: "of too much money that the bank takes back, the credit goes back too",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]], WITH_REFERENCE)],
      ["2026-09-20", bank(1181, ["A"], { as: "money" })],
      ["2026-09-21", assign("money", "A")],
      ["2026-10-05", bank(1181, ["A"], { valueOn: "2026-10-02", isReversal: true })],
    ],
    book: [
      ...SOLD,
      "2026-09-20 1020/1100 1081.00",
      "2026-09-20 1020/2030 100.00",
      "2026-10-02 1100/1020 1081.00",
      "2026-10-02 2030/1020 100.00",
    ],
    returns: { "2026-Q3": ONE },
  },
  {
    it: "money of a cancelled invoice comes off once by received consideration, and not again when it goes back",
    method: { consideration: "received" },
    acts: [
      ["2026-06-10", invoice("A", [[1000, 8.1]], { client: "Obertor" })],
      ["2026-06-20", pay("A", 540.5)],
      ["2026-07-10", file("2026-Q2")],
      ["2026-08-20", cancel("A")],
      ["2026-10-05", refund("payment")],
    ],
    book: [
      ...SOLD_IN_JUNE,
      "2026-06-20 1020/1100 540.50",
      "2026-06-30 2200/2201 40.50",
      "2026-08-20 3400/1100 1000.00 at 8.1 taken back",
      "2026-08-20 2200/1100 81.00 at 8.1 taken back",
      "2026-08-20 1100/2030 540.50",
      "2026-10-05 2030/1020 540.50",
    ],
    returns: { "2026-Q2": HALF, "2026-Q3": "200 -500 · 303 -500/-40.5 · 510 -40.5" },
  },
  {
    it: "a second letter claims its fee in the place of the first one",
    acts: [...LATE, ["2026-09-10", letter("A", { level: 2 })], ["2026-10-02", pay("A", 1101)]],
    book: [
      ...SOLD_IN_JUNE,
      ...FEE,
      "2026-09-10 3600/1100 18.50 at 8.1",
      "2026-09-10 2200/1100 1.50 at 8.1",
      "2026-09-10 1100/3600 18.50 at 8.1",
      "2026-09-10 1100/2200 1.50 at 8.1",
      "2026-10-02 1020/1100 20.00",
      "2026-10-02 1020/1100 1081.00",
    ],
    returns: { "2026-Q2": ONE, "2026-Q3": "200 18.5 · 303 18.5/1.5 · 500 1.5" },
  },
  {
    it: "a fee that is waived and claimed again stands on both days",
    acts: [...LATE, ["2026-08-12", waive("A", "fee")], ["2026-10-20", waive("A", "fee", false)]],
    book: [
      ...SOLD_IN_JUNE,
      ...FEE,
      "2026-08-12 3600/1100 18.50 at 8.1",
      "2026-08-12 2200/1100 1.50 at 8.1",
      "2026-10-20 1100/3600 18.50 at 8.1",
      "2026-10-20 1100/2200 1.50 at 8.1",
    ],
    returns: {
      "2026-Q2": ONE,
      "2026-Q3": "200 18.5 · 235 18.5 · 500 0",
      "2026-Q4": "200 18.5 · 303 18.5/1.5 · 500 1.5",
    },
  },
  {
    it: "a credit note takes the place of what was given up before, and its money is the client's",
    acts: [
      ["2026-07-10", invoice("A", [[1000, 8.1]])],
      ["2026-07-20", pay("A", 540.5)],
      ["2026-08-10", giveUp("A", 108.1)],
      ["2026-09-01", credit("A", "note")],
    ],
    book: [
      "2026-07-10 1100/3400 1000.00 at 8.1",
      "2026-07-10 1100/2200 81.00 at 8.1",
      "2026-07-20 1020/1100 540.50",
      "2026-08-10 3805/1100 100.00 at 8.1",
      "2026-08-10 2200/1100 8.10 at 8.1",
      "2026-09-01 3400/2030 1000.00 at 8.1",
      "2026-09-01 2200/2030 81.00 at 8.1",
      "2026-09-01 1100/3805 100.00 at 8.1",
      "2026-09-01 1100/2200 8.10 at 8.1",
      "2026-09-01 2030/1100 540.50",
    ],
    returns: { "2026-Q3": "200 1000 · 235 1000 · 500 0" },
  },
  {
    it: "more money than was lost is the client's credit",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-09-20", giveUp("A")],
      ["2026-10-08", pay("A", 1181)],
    ],
    book: [
      ...SOLD,
      "2026-09-20 3805/1100 1000.00 at 8.1",
      "2026-09-20 2200/1100 81.00 at 8.1",
      "2026-10-08 1100/3805 1000.00 at 8.1",
      "2026-10-08 1100/2200 81.00 at 8.1",
      "2026-10-08 1020/1100 1081.00",
      "2026-10-08 1020/2030 100.00",
    ],
    returns: {
      "2026-Q3": "200 1000 · 235 1000 · 500 0",
      "2026-Q4": "200 0 · 235 -1000 · 303 1000/81 · 500 81",
    },
  },
  {
    it: "what a closed year has lost is claimed again in the next one",
    method: { validFrom: "2025-01-01" },
    acts: [
      ["2025-11-10", invoice("A", [[1000, 8.1]])],
      ["2025-12-20", giveUp("A")],
      ["2026-01-10", close(2025)],
      ["2026-03-10", claimAgain("A")],
    ],
    book: [
      "2025-11-10 1100/3400 1000.00 at 8.1",
      "2025-11-10 1100/2200 81.00 at 8.1",
      "2025-12-20 3805/1100 1000.00 at 8.1",
      "2025-12-20 2200/1100 81.00 at 8.1",
      "2026-03-10 1100/3805 1000.00 at 8.1",
      "2026-03-10 1100/2200 81.00 at 8.1",
    ],
    returns: {
      "2025-Q4": "200 1000 · 235 1000 · 500 0",
      "2026-Q1": "200 0 · 235 -1000 · 303 1000/81 · 500 81",
    },
  },
  {
    it: "tax that is rounded to 5 Rappen in favour of the business leaves the rest as income",
    method: { roundsToFive: true },
    acts: [
      ["2026-09-10", invoice("A", [[100.5, 8.1]])],
      ["2026-10-10", file("2026-Q3")],
    ],
    // 8.1 % of 100.50 is 8.14; 8.10 is paid.
    book: [
      "2026-09-10 1100/3400 100.50 at 8.1",
      "2026-09-10 1100/2200 8.14 at 8.1",
      "2026-09-30 2200/2201 8.14",
      "2026-09-30 2201/3809 0.04",
    ],
    returns: { "2026-Q3": "200 100.5 · 303 100.5/8.14 · 500 8.1" },
  },
]);
