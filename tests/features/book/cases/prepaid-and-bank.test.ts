import {
  credit,
  file,
  giveUp,
  invoice,
  pay,
  refund,
  twice,
  undoPay,
  useCredit,
} from "../../../support/book/acts.ts";
import {
  assign,
  bank,
  confirm,
  finalInvoice,
  offer,
  partInvoice,
  unconfirm,
  WITH_REFERENCE,
} from "../../../support/book/further-acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const A = invoice("A", [[1000, 8.1]], WITH_REFERENCE);
const B = invoice("B", [[500, 8.1]], WITH_REFERENCE);
const CLIENT = { client: "Obertor" };
const A_OF_CLIENT = invoice("A", [[1000, 8.1]], { ...WITH_REFERENCE, ...CLIENT });
const SOLD_A = ["2026-09-10 1100/3400 1000.00 at 8.1", "2026-09-10 1100/2200 81.00 at 8.1"];
const SOLD_B = ["2026-09-12 1100/3400 500.00 at 8.1", "2026-09-12 1100/2200 40.50 at 8.1"];
const BOTH = "200 1500 · 303 1500/121.5 · 500 121.5";
const ONE = "200 1000 · 303 1000/81 · 500 81";

workedCases([
  {
    it: "money from before an invoice is turnover on its receipt, and the invoice declares the rest",
    acts: [
      ["2026-07-05", invoice("A", [[1000, 8.1]])],
      ["2026-07-06", pay("A", 540.5, { paidOn: "2026-06-20" })],
    ],
    book: [
      "2026-07-05 1100/3400 1000.00 at 8.1",
      "2026-07-05 1100/2200 81.00 at 8.1",
      "2026-07-05 3400/1100 1000.00 at 8.1 taken back",
      "2026-07-05 2200/1100 81.00 at 8.1 taken back",
      "2026-07-05 1100/3400 500.00 at 8.1",
      "2026-07-05 1100/2200 40.50 at 8.1",
      "2026-06-20 1100/3400 500.00 at 8.1",
      "2026-06-20 1100/2200 40.50 at 8.1",
      "2026-06-20 1020/1100 540.50",
    ],
    returns: {
      "2026-Q2": "200 500 · 303 500/40.5 · 500 40.5",
      "2026-Q3": "200 500 · 303 500/40.5 · 500 40.5",
    },
  },
  {
    it: "money from before an invoice and in a filed quarter is declared in the next one, once",
    acts: [
      ["2026-07-03", file("2026-Q2")],
      ["2026-07-05", invoice("A", [[1000, 8.1]])],
      ["2026-07-06", pay("A", 540.5, { paidOn: "2026-06-20" })],
    ],
    book: [
      "2026-07-05 1100/3400 1000.00 at 8.1",
      "2026-07-05 1100/2200 81.00 at 8.1",
      "2026-07-05 3400/1100 1000.00 at 8.1 taken back",
      "2026-07-05 2200/1100 81.00 at 8.1 taken back",
      "2026-07-05 1100/3400 500.00 at 8.1",
      "2026-07-05 1100/2200 40.50 at 8.1",
      "2026-07-01 (2026-06-20) 1100/3400 500.00 at 8.1",
      "2026-07-01 (2026-06-20) 1100/2200 40.50 at 8.1",
      "2026-06-20 1020/1100 540.50",
    ],
    returns: { "2026-Q3": ONE },
  },
  {
    it: "a part invoice and the final invoice are together what was offered, each on its day",
    acts: [
      ["2026-05-01", offer("offer", 1000, 8.1)],
      ["2026-05-10", partInvoice("part", "offer", 30)],
      ["2026-05-20", pay("part", 324.3)],
      ["2026-08-10", finalInvoice("final", "offer")],
      ["2026-08-20", pay("final", 756.7)],
    ],
    book: [
      "2026-05-10 1100/3400 300.00 at 8.1",
      "2026-05-10 1100/2200 24.30 at 8.1",
      "2026-05-20 1020/1100 324.30",
      "2026-08-10 1100/3400 700.00 at 8.1",
      "2026-08-10 1100/2200 56.70 at 8.1",
      "2026-08-20 1020/1100 756.70",
    ],
    returns: {
      "2026-Q2": "200 300 · 303 300/24.3 · 500 24.3",
      "2026-Q3": "200 700 · 303 700/56.7 · 500 56.7",
    },
  },
  {
    it: "the same by received consideration is declared as its money comes in",
    method: { consideration: "received" },
    acts: [
      ["2026-05-01", offer("offer", 1000, 8.1)],
      ["2026-05-10", partInvoice("part", "offer", 30)],
      ["2026-08-10", pay("part", 324.3)],
      ["2026-08-10", finalInvoice("final", "offer")],
      ["2026-10-20", pay("final", 378.35)],
    ],
    book: [
      "2026-05-10 1100/3400 300.00 at 8.1",
      "2026-05-10 1100/2200 24.30 at 8.1",
      "2026-08-10 1020/1100 324.30",
      "2026-08-10 1100/3400 700.00 at 8.1",
      "2026-08-10 1100/2200 56.70 at 8.1",
      "2026-10-20 1020/1100 378.35",
    ],
    returns: {
      "2026-Q3": "200 300 · 303 300/24.3 · 500 24.3",
      "2026-Q4": "200 350 · 303 350/28.35 · 500 28.35",
    },
  },
  {
    it: "one payment settles several invoices, is undone for all of them and confirmed again",
    acts: [
      ["2026-09-10", A],
      ["2026-09-12", B],
      ["2026-09-20", bank(1621.5, ["A", "B"], { as: "both" })],
      ["2026-09-21", confirm("both")],
      ["2026-10-02", twice(undoPay("both"))],
    ],
    book: [
      ...SOLD_A,
      ...SOLD_B,
      "2026-09-20 1020/1100 1081.00",
      "2026-09-20 1020/1100 540.50",
      "2026-09-20 1100/1020 1081.00 taken back",
      "2026-09-20 1100/1020 540.50 taken back",
    ],
    returns: { "2026-Q3": BOTH },
  },
  {
    it: "a confirmation that is undone after a hand-over counts on the first day after it, and so does the next one",
    acts: [
      ["2026-09-10", A],
      ["2026-09-12", B],
      ["2026-09-20", bank(1621.5, ["A", "B"], { as: "both" })],
      ["2026-09-21", confirm("both")],
      ["2026-10-02", file("2026-Q3")],
      ["2026-10-02", unconfirm("both")],
      ["2026-10-03", confirm("both")],
    ],
    book: [
      ...SOLD_A,
      ...SOLD_B,
      "2026-09-20 1020/1100 1081.00",
      "2026-09-20 1020/1100 540.50",
      "2026-09-30 2200/2201 121.50",
      "2026-09-20 1100/1020 1081.00 taken back",
      "2026-09-20 1100/1020 540.50 taken back",
      "2026-09-20 1020/1100 1081.00",
      "2026-09-20 1020/1100 540.50",
    ],
    returns: { "2026-Q3": BOTH },
  },
  {
    it: "money that was booked on the wrong invoice is moved to the other one, on its own day",
    method: { consideration: "received" },
    acts: [
      ["2026-09-10", A],
      ["2026-09-12", invoice("B", [[500, 2.6]], WITH_REFERENCE)],
      ["2026-09-20", bank(513, ["A"], { as: "money" })],
      ["2026-09-21", assign("money", "A")],
      ["2026-10-10", file("2026-Q3")],
      ["2026-10-11", undoPay("money")],
      ["2026-10-11", assign("money", "B")],
    ],
    // 513.00 of 1081.00 at 8.1 %: 474.56 and 38.44; of B all of 500.00 and 13.00.
    book: [
      ...SOLD_A,
      "2026-09-12 1100/3400 500.00 at 2.6",
      "2026-09-12 1100/2200 13.00 at 2.6",
      "2026-09-20 1020/1100 513.00",
      "2026-09-30 2200/2201 38.44",
      "2026-09-20 1100/1020 513.00 taken back",
      "2026-09-20 1020/1100 513.00",
    ],
    returns: {
      "2026-Q3": "200 474.56 · 303 474.56/38.44 · 500 38.44",
      "2026-Q4": "200 25.44 · 303 -474.56/-38.44 · 313 500/13 · 510 -25.44",
    },
  },
  {
    it: "what the bank takes back goes on its value day, whenever the file comes",
    method: { consideration: "received" },
    acts: [
      ["2026-09-10", A],
      ["2026-09-20", bank(1081, ["A"])],
      ["2026-10-05", bank(1081, ["A"], { valueOn: "2026-10-02", isReversal: true })],
    ],
    book: [...SOLD_A, "2026-09-20 1020/1100 1081.00", "2026-10-02 1100/1020 1081.00"],
    returns: { "2026-Q3": ONE, "2026-Q4": "200 -1000 · 303 -1000/-81 · 510 -81" },
  },
  {
    it: "what the bank takes back whole, after a part of it was refunded, leaves that part for the client to pay",
    acts: [
      ["2026-09-10", A_OF_CLIENT],
      ["2026-09-20", bank(1181, ["A"], { as: "money" })],
      ["2026-09-21", confirm("money")],
      ["2026-09-22", refund("money", 50)],
      ["2026-10-05", bank(1181, ["A"], { valueOn: "2026-10-02", isReversal: true })],
    ],
    book: [
      ...SOLD_A,
      "2026-09-20 1020/1100 1081.00",
      "2026-09-20 1020/2030 100.00",
      "2026-09-22 2030/1020 50.00",
      "2026-10-02 1100/1020 1081.00",
      "2026-10-02 2030/1020 100.00",
    ],
    returns: { "2026-Q3": ONE },
  },
  {
    it: "what the bank takes back was no credit: the other invoice that it had paid is owed again",
    method: { consideration: "received" },
    acts: [
      ["2026-09-10", A_OF_CLIENT],
      ["2026-09-20", bank(1081, ["A"])],
      ["2026-09-22", credit("A", "note")],
      ["2026-09-22", invoice("B", [[1000, 2.6]], CLIENT)],
      ["2026-09-24", useCredit("B")],
      ["2026-10-05", bank(1081, ["A"], { valueOn: "2026-10-02", isReversal: true })],
      ["2026-10-06", giveUp("B")],
    ],
    // The credit note settles A, and what is lost is B. Until the money goes, 1026.00 of it are for B, the rest for A.
    book: [
      ...SOLD_A,
      "2026-09-20 1020/1100 1081.00",
      "2026-09-22 3400/2030 1000.00 at 8.1",
      "2026-09-22 2200/2030 81.00 at 8.1",
      "2026-09-22 1100/3400 1000.00 at 2.6",
      "2026-09-22 1100/2200 26.00 at 2.6",
      "2026-09-24 2030/1100 1026.00",
      "2026-10-02 1100/1020 1081.00",
      "2026-10-02 1100/2030 1026.00",
      "2026-10-02 2030/1100 1026.00",
      "2026-10-02 2030/1100 55.00",
      "2026-10-06 3805/1100 1000.00 at 2.6",
      "2026-10-06 2200/1100 26.00 at 2.6",
    ],
    returns: {
      "2026-Q3": "200 1050.88 · 303 50.88/4.12 · 313 1000/26 · 500 30.12",
      "2026-Q4": "200 -1050.88 · 303 -50.88/-4.12 · 313 -1000/-26 · 510 -30.12",
    },
  },
  {
    it: "of several invoices that credit had paid, those that it paid last are owed again, and no more than it lacks",
    acts: [
      ["2026-09-10", A_OF_CLIENT],
      ["2026-09-20", bank(500, ["A"], { as: "part" })],
      ["2026-09-20", confirm("part")],
      ["2026-09-21", bank(581, ["A"])],
      ["2026-09-22", credit("A", "note")],
      ["2026-09-23", invoice("B", [[500, 0, "export"]], CLIENT)],
      ["2026-09-23", useCredit("B")],
      ["2026-09-24", invoice("C", [[400, 0, "export"]], CLIENT)],
      ["2026-09-24", useCredit("C")],
      ["2026-10-02", bank(581, ["A"], { valueOn: "2026-10-02", isReversal: true })],
    ],
    // Of the credit of 1081.00 there are 181.00 left; A lacks 400.00 more, which had paid C.
    book: [
      ...SOLD_A,
      "2026-09-20 1020/1100 500.00",
      "2026-09-21 1020/1100 581.00",
      "2026-09-22 3400/2030 1000.00 at 8.1",
      "2026-09-22 2200/2030 81.00 at 8.1",
      "2026-09-23 1100/3400 500.00 at 0",
      "2026-09-23 2030/1100 500.00",
      "2026-09-24 1100/3400 400.00 at 0",
      "2026-09-24 2030/1100 400.00",
      "2026-10-02 1100/1020 581.00",
      "2026-10-02 1100/2030 400.00",
      "2026-10-02 2030/1100 181.00",
      "2026-10-02 2030/1100 400.00",
    ],
    returns: { "2026-Q3": "200 1900 · 220 900 · 235 1000 · 500 0" },
  },
  {
    it: "two Rappen that a payment lacks are let go as rounding",
    acts: [
      ["2026-09-10", A],
      ["2026-09-20", bank(1080.98, ["A"], { as: "money" })],
      ["2026-09-21", confirm("money")],
    ],
    book: [...SOLD_A, "2026-09-20 1020/1100 1080.98", "2026-09-20 3809/1100 0.02 at 8.1"],
    returns: { "2026-Q3": "200 1000 · 235 0.02 · 303 999.98/81 · 500 81" },
  },
]);
