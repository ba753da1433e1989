import { file, giveUp, invoice, letter, pay, undoPay, waive } from "../../../support/book/acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const LATE = [
  ["2026-06-10", invoice("A", [[1000, 8.1]], { dueDate: "2026-07-10" })],
  ["2026-08-10", letter("A")],
] as const;
const SOLD = ["2026-06-10 1100/3400 1000.00 at 8.1", "2026-06-10 1100/2200 81.00 at 8.1"];
/** 20.00 with 8.1 %. */
const FEE = ["2026-08-10 1100/3600 18.50 at 8.1", "2026-08-10 1100/2200 1.50 at 8.1"];
const SECOND = "200 1000 · 303 1000/81 · 500 81";
const WITH_FEE = "200 18.5 · 303 18.5/1.5 · 500 1.5";

workedCases([
  {
    it: "a fee carries VAT of its rows and is turnover on the day of the letter",
    acts: [...LATE, ["2026-08-20", pay("A", 1101)]],
    book: [...SOLD, ...FEE, "2026-08-20 1020/1100 20.00", "2026-08-20 1020/1100 1081.00"],
    returns: { "2026-Q2": SECOND, "2026-Q3": WITH_FEE },
  },
  {
    it: "by received consideration a fee is turnover when its money comes in",
    method: { consideration: "received" },
    acts: [...LATE, ["2026-10-20", pay("A", 1101)]],
    book: [...SOLD, ...FEE, "2026-10-20 1020/1100 20.00", "2026-10-20 1020/1100 1081.00"],
    returns: { "2026-Q4": "200 1018.5 · 303 1018.5/82.5 · 500 82.5" },
  },
  {
    it: "who is not registered charges fees without VAT",
    method: null,
    acts: [
      ["2026-06-10", invoice("A", [[1000, 0]], { dueDate: "2026-07-10" })],
      ["2026-08-10", letter("A")],
      ["2026-08-20", pay("A", 1020)],
    ],
    book: [
      "2026-06-10 1100/3400 1000.00 at 0",
      "2026-08-10 1100/3600 20.00",
      "2026-08-20 1020/1100 20.00",
      "2026-08-20 1020/1100 1000.00",
    ],
  },
  {
    it: "a fee that is waived comes off with its VAT on the day on which it is waived",
    acts: [...LATE, ["2026-10-10", file("2026-Q3")], ["2026-10-15", waive("A", "fee")]],
    book: [
      ...SOLD,
      ...FEE,
      "2026-09-30 2200/2201 1.50",
      "2026-10-15 3600/1100 18.50 at 8.1",
      "2026-10-15 2200/1100 1.50 at 8.1",
    ],
    returns: {
      "2026-Q2": SECOND,
      "2026-Q3": WITH_FEE,
      "2026-Q4": "200 0 · 235 18.5 · 303 -18.5/-1.5 · 510 -1.5",
    },
  },
  {
    it: "a letter's fee lapses today where the money came in before the letter",
    acts: [...LATE, ["2026-08-14", pay("A", 1081, { paidOn: "2026-08-05" })]],
    book: [
      ...SOLD,
      ...FEE,
      "2026-08-05 1020/1100 1081.00",
      "2026-08-14 3600/1100 18.50 at 8.1",
      "2026-08-14 2200/1100 1.50 at 8.1",
    ],
    returns: { "2026-Q2": SECOND, "2026-Q3": "200 18.5 · 235 18.5 · 500 0" },
  },
  {
    it: "whoever keeps the charges takes money from before the letter for them, on the day of the letter",
    acts: [...LATE, ["2026-08-14", pay("A", 1101, { paidOn: "2026-08-05", keepCharges: true })]],
    book: [...SOLD, ...FEE, "2026-08-05 1020/1100 1081.00", "2026-08-10 1020/1100 20.00"],
    returns: { "2026-Q2": SECOND, "2026-Q3": WITH_FEE },
  },
  {
    it: "what lapsed stays lapsed when the money that came before is undone",
    acts: [...LATE, ["2026-08-14", pay("A", 1081, { paidOn: "2026-08-05" })], ["2026-08-15", undoPay()]],
    book: [
      ...SOLD,
      ...FEE,
      "2026-08-05 1020/1100 1081.00",
      "2026-08-14 3600/1100 18.50 at 8.1",
      "2026-08-14 2200/1100 1.50 at 8.1",
      "2026-08-05 1100/1020 1081.00 taken back",
    ],
    returns: { "2026-Q2": SECOND, "2026-Q3": "200 18.5 · 235 18.5 · 500 0" },
  },
  {
    it: "default interest is no turnover, is paid before the rows, and is waived without VAT",
    acts: [
      ["2026-06-10", invoice("A", [[1000, 8.1]], { dueDate: "2026-07-10" })],
      ["2026-09-21", letter("A", { interest: true })],
      ["2026-09-22", pay("A", 25)],
      ["2026-10-02", waive("A", "interest")],
    ],
    // 5 % of 1081.00 for 71 of 360 days is 10.66; of 25.00 it takes 10.66, the fee 14.34. Once waived, the fee is
    // paid in full and the rows with 5.00.
    book: [
      ...SOLD,
      "2026-09-21 1100/6950 10.66",
      "2026-09-21 1100/3600 18.50 at 8.1",
      "2026-09-21 1100/2200 1.50 at 8.1",
      "2026-09-22 1020/1100 10.66",
      "2026-09-22 1020/1100 14.34",
      "2026-10-02 6950/1100 10.66",
      "2026-09-22 1100/1020 10.66 taken back",
      "2026-09-22 1020/1100 5.66",
      "2026-09-22 1020/1100 5.00",
    ],
    returns: { "2026-Q2": SECOND, "2026-Q3": WITH_FEE },
  },
  {
    it: "an invoice that is given up takes its fee along, the rows as a loss and the fee as income that was not",
    acts: [...LATE, ["2026-10-15", giveUp("A")]],
    book: [
      ...SOLD,
      ...FEE,
      "2026-10-15 3805/1100 1000.00 at 8.1",
      "2026-10-15 2200/1100 81.00 at 8.1",
      "2026-10-15 3600/1100 18.50 at 8.1",
      "2026-10-15 2200/1100 1.50 at 8.1",
    ],
    returns: {
      "2026-Q2": SECOND,
      "2026-Q3": WITH_FEE,
      "2026-Q4": "200 0 · 235 1018.5 · 303 -1018.5/-82.5 · 510 -82.5",
    },
  },
]);
