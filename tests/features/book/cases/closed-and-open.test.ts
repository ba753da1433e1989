import {
  cancel,
  correct,
  file,
  giveUp,
  invoice,
  method,
  pay,
  setBusiness,
  undoPay,
  unpay,
} from "../../../support/book/acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const RECEIVED = { consideration: "received" };
const SOLD = ["2026-09-10 1100/3400 1000.00 at 8.1", "2026-09-10 1100/2200 81.00 at 8.1"];
const SOLD_IN_JUNE = ["2026-06-02 1100/3400 1000.00 at 8.1", "2026-06-02 1100/2200 81.00 at 8.1"];
const ONE = "200 1000 · 303 1000/81 · 500 81";
const BACK = "200 -1000 · 303 -1000/-81 · 510 -81";
const ROUNDED = [
  "2026-09-10 1100/3400 33.33 at 8.1",
  "2026-09-10 1100/2200 2.70 at 8.1",
  "2026-09-10 1100/3809 0.02",
];
const SMALL = [
  ["2026-09-01", setBusiness({ rounds_to_five: 1 })],
  ["2026-09-10", invoice("A", [[33.33, 8.1]])],
] as const;

workedCases([
  {
    it: "cancelling stands today: a quarter that is over keeps the invoice and its money, filed or not",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-09-20", pay("A", 500)],
      ["2026-11-21", cancel("A")],
    ],
    book: [
      ...SOLD,
      "2026-09-20 1020/1100 500.00",
      "2026-11-21 3400/1100 1000.00 at 8.1 taken back",
      "2026-11-21 2200/1100 81.00 at 8.1 taken back",
      "2026-11-21 1100/2030 500.00",
    ],
    returns: { "2026-Q3": ONE, "2026-Q4": BACK },
  },
  {
    it: "what is undone in a filed quarter is in the next return, until a correction takes it",
    method: RECEIVED,
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-09-20", pay("A", 1081)],
      ["2026-10-10", file("2026-Q3")],
      ["2026-11-21", unpay("A")],
      ["2026-11-22", correct("2026-Q3")],
      ["2026-11-23", file("2026-Q3", 1)],
    ],
    book: [
      ...SOLD,
      "2026-09-20 1020/1100 1081.00",
      "2026-09-30 2200/2201 81.00",
      "2026-09-20 1100/1020 1081.00 taken back",
      "2026-11-21 2201/2200 81.00",
    ],
    returns: { "2026-Q3": ONE },
  },
  {
    it: "rounding to 5 Rappen is a booking of the invoice, and debtors end at 0.00",
    acts: [...SMALL, ["2026-09-20", pay("A", 36.05)]],
    book: [...ROUNDED, "2026-09-20 1020/1100 36.05"],
    returns: { "2026-Q3": "200 33.33 · 303 33.33/2.7 · 500 2.7" },
  },
  {
    it: "it leaves debtors with what is given up, too",
    acts: [...SMALL, ["2026-09-20", giveUp("A")]],
    book: [
      ...ROUNDED,
      "2026-09-20 3805/1100 33.33 at 8.1",
      "2026-09-20 2200/1100 2.70 at 8.1",
      "2026-09-20 3809/1100 0.02",
    ],
    returns: { "2026-Q3": "200 33.33 · 235 33.33 · 500 0" },
  },
  {
    it: "money for a supply from before registration is in no return, asks for no reason, and is undone in none",
    method: null,
    acts: [
      ["2026-06-10", setBusiness({ vat_number: "CHE-123.456.788 MWST" })],
      ["2026-06-10", invoice("A", [[1000, 0]])],
      ["2026-07-01", method(RECEIVED)],
      ["2026-09-05", pay("A", 400)],
      ["2026-10-04", file("2026-Q3")],
      ["2026-10-05", pay("A", 600)],
      ["2026-10-06", undoPay()],
    ],
    book: [
      "2026-06-10 1100/3400 1000.00 at 0",
      "2026-09-05 1020/1100 400.00",
      "2026-10-05 1020/1100 600.00",
      "2026-10-05 1100/1020 600.00 taken back",
    ],
  },
  {
    it: "what was open at a change to received comes off once, also when it is cancelled later",
    acts: [
      ["2026-06-02", invoice("A", [[1000, 8.1]])],
      ["2026-07-01", method(RECEIVED)],
      ["2026-11-21", cancel("A")],
    ],
    book: [
      ...SOLD_IN_JUNE,
      "2026-11-21 3400/1100 1000.00 at 8.1 taken back",
      "2026-11-21 2200/1100 81.00 at 8.1 taken back",
    ],
    returns: { "2026-Q2": ONE, "2026-Q3": BACK },
  },
  {
    it: "what was open at a change to agreed is declared once, and comes off when it is cancelled later",
    method: RECEIVED,
    acts: [
      ["2026-06-02", invoice("A", [[1000, 8.1]])],
      ["2026-07-01", method({})],
      ["2026-11-21", cancel("A")],
    ],
    book: [
      ...SOLD_IN_JUNE,
      "2026-11-21 3400/1100 1000.00 at 8.1 taken back",
      "2026-11-21 2200/1100 81.00 at 8.1 taken back",
    ],
    returns: { "2026-Q3": ONE, "2026-Q4": BACK },
  },
  {
    it: "what is entered late for days before a change counts as was usual then, in the next return",
    acts: [
      ["2026-07-01", method(RECEIVED)],
      ["2026-07-02", file("2026-Q2")],
      ["2026-07-03", invoice("A", [[1000, 8.1]], { issueDate: "2026-06-02" })],
      ["2026-07-05", pay("A", 1081)],
    ],
    book: [
      "2026-07-01 (2026-06-02) 1100/3400 1000.00 at 8.1",
      "2026-07-01 (2026-06-02) 1100/2200 81.00 at 8.1",
      "2026-07-05 1020/1100 1081.00",
    ],
    returns: { "2026-Q3": ONE },
  },
  {
    it: "an invoice of a later day that is cancelled or given up counts on no day before its own",
    acts: [
      ["2026-11-21", invoice("A", [[1000, 8.1]], { issueDate: "2027-01-15" })],
      ["2026-11-21", cancel("A")],
      ["2026-11-21", invoice("B", [[100, 8.1]], { issueDate: "2027-01-20" })],
      ["2026-11-21", giveUp("B")],
    ],
    book: [
      "2027-01-15 1100/3400 1000.00 at 8.1",
      "2027-01-15 1100/2200 81.00 at 8.1",
      "2027-01-15 3400/1100 1000.00 at 8.1 taken back",
      "2027-01-15 2200/1100 81.00 at 8.1 taken back",
      "2027-01-20 1100/3400 100.00 at 8.1",
      "2027-01-20 1100/2200 8.10 at 8.1",
      "2027-01-20 3805/1100 100.00 at 8.1",
      "2027-01-20 2200/1100 8.10 at 8.1",
    ],
  },
]);
