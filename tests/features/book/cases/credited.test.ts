import {
  credit,
  file,
  invoice,
  pay,
  refund,
  refused,
  setBusiness,
  undoLastRefund,
  useCredit,
  withdraw,
} from "../../../support/book/acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const SOLD = ["2026-09-10 1100/3400 1000.00 at 8.1", "2026-09-10 1100/2200 81.00 at 8.1"];
const PAID = "2026-09-20 1020/1100 1081.00";
const THIRD = "200 1000 · 303 1000/81 · 500 81";
const ALL_BACK = ["2026-11-20 3400/2030 1000.00 at 8.1", "2026-11-20 2200/2030 81.00 at 8.1"];
const RECEIVED = { consideration: "received" };
const OBERTOR = { client: "Obertor" };

workedCases([
  {
    it: "a credit note for one of two rates takes back that rate alone, on its day",
    acts: [
      [
        "2026-09-10",
        invoice("A", [
          [1000, 8.1],
          [500, 2.6],
        ]),
      ],
      ["2026-11-20", credit("A", "note", [[1, 1]])],
    ],
    book: [
      ...SOLD,
      "2026-09-10 1100/3400 500.00 at 2.6",
      "2026-09-10 1100/2200 13.00 at 2.6",
      ...ALL_BACK,
      "2026-11-20 2030/1100 1081.00",
    ],
    returns: {
      "2026-Q3": "200 1500 · 303 1000/81 · 313 500/13 · 500 94",
      "2026-Q4": "200 0 · 235 1000 · 303 -1000/-81 · 510 -81",
    },
  },
  {
    it: "a credit note for a part of a paid invoice is the client's credit until it is paid back",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]], OBERTOR)],
      ["2026-09-20", pay("A", 1081)],
      ["2026-11-20", credit("A", "note", [[1, 0.3]])],
      ["2026-12-01", refund("note")],
    ],
    book: [
      ...SOLD,
      PAID,
      "2026-11-20 3400/2030 300.00 at 8.1",
      "2026-11-20 2200/2030 24.30 at 8.1",
      "2026-12-01 2030/1020 324.30",
    ],
    returns: { "2026-Q3": THIRD, "2026-Q4": "200 0 · 235 300 · 303 -300/-24.3 · 510 -24.3" },
  },
  {
    it: "by received consideration a credit note counts when its money goes back, and not when that is undone",
    method: RECEIVED,
    acts: [
      ["2026-03-10", invoice("A", [[1000, 8.1]], OBERTOR)],
      ["2026-03-20", pay("A", 1081)],
      ["2026-05-20", credit("A", "note", [[1, 0.3]])],
      ["2026-07-01", refund("note")],
      ["2026-10-02", undoLastRefund("note")],
      ["2026-10-03", refund("note", 200)],
    ],
    book: [
      "2026-03-10 1100/3400 1000.00 at 8.1",
      "2026-03-10 1100/2200 81.00 at 8.1",
      "2026-03-20 1020/1100 1081.00",
      "2026-05-20 3400/2030 300.00 at 8.1",
      "2026-05-20 2200/2030 24.30 at 8.1",
      "2026-07-01 2030/1020 324.30",
      "2026-07-01 1020/2030 324.30 taken back",
      "2026-10-03 2030/1020 200.00",
    ],
    // 200.00 of 324.30: 185.01 and 14.99
    returns: { "2026-Q1": THIRD, "2026-Q4": "200 -185.01 · 303 -185.01/-14.99 · 510 -14.99" },
  },
  {
    it: "credit of a credit note that settles an invoice at another rate moves turnover between the rates",
    method: RECEIVED,
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]], OBERTOR)],
      ["2026-09-20", pay("A", 1081)],
      ["2026-10-05", credit("A", "note", [[1, 0.3]])],
      ["2026-10-10", invoice("B", [[1000, 2.6]], OBERTOR)],
      ["2026-11-01", useCredit("B")],
    ],
    book: [
      ...SOLD,
      PAID,
      "2026-10-05 3400/2030 300.00 at 8.1",
      "2026-10-05 2200/2030 24.30 at 8.1",
      "2026-10-10 1100/3400 1000.00 at 2.6",
      "2026-10-10 1100/2200 26.00 at 2.6",
      "2026-11-01 2030/1100 324.30",
    ],
    // 324.30 of 1026.00 at 2.6 %: 316.08 and 8.22
    returns: { "2026-Q3": THIRD, "2026-Q4": "200 16.08 · 303 -300/-24.3 · 313 316.08/8.22 · 510 -16.08" },
  },
  {
    it: "a credit note that is withdrawn comes off on the day of its withdrawal, with all that it settled",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-09-12", credit("A", "note")],
      ["2026-11-20", withdraw("note")],
    ],
    book: [
      ...SOLD,
      "2026-09-12 3400/2030 1000.00 at 8.1",
      "2026-09-12 2200/2030 81.00 at 8.1",
      "2026-09-12 2030/1100 1081.00",
      "2026-11-20 2030/3400 1000.00 at 8.1 taken back",
      "2026-11-20 2030/2200 81.00 at 8.1 taken back",
      "2026-11-20 1100/2030 1081.00",
    ],
    // Taken back in the third quarter, and owed again from the fourth.
    returns: {
      "2026-Q3": "200 1000 · 235 1000 · 500 0",
      "2026-Q4": "200 0 · 235 -1000 · 303 1000/81 · 500 81",
    },
  },
  {
    it: "a credit note of a filed quarter is withdrawn in the next one, and was used elsewhere is not withdrawn",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]], OBERTOR)],
      ["2026-09-12", credit("A", "note")],
      ["2026-10-10", file("2026-Q3")],
      ["2026-11-20", withdraw("note")],
      ["2026-11-20", refused(withdraw("note"), "invoice.transition_not_allowed")],
      ["2026-11-21", pay("A", 1081)],
      ["2026-11-22", credit("A", "second")],
      ["2026-11-23", refund("second", 1)],
      ["2026-11-23", refused(withdraw("second"), "credit_note.used")],
    ],
    book: [
      ...SOLD,
      "2026-09-12 3400/2030 1000.00 at 8.1",
      "2026-09-12 2200/2030 81.00 at 8.1",
      "2026-09-12 2030/1100 1081.00",
      "2026-11-20 2030/3400 1000.00 at 8.1 taken back",
      "2026-11-20 2030/2200 81.00 at 8.1 taken back",
      "2026-11-20 1100/2030 1081.00",
      "2026-11-21 1020/1100 1081.00",
      "2026-11-22 3400/2030 1000.00 at 8.1",
      "2026-11-22 2200/2030 81.00 at 8.1",
      "2026-11-23 2030/1020 1.00",
    ],
    returns: { "2026-Q3": "200 1000 · 235 1000 · 500 0" },
  },
  {
    it: "of a part-paid invoice that is credited, the money is the client's, and goes back with its VAT",
    method: RECEIVED,
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]], OBERTOR)],
      ["2026-09-20", pay("A", 500)],
      ["2026-10-05", credit("A", "note")],
      ["2026-10-06", refund("note")],
    ],
    book: [
      ...SOLD,
      "2026-09-20 1020/1100 500.00",
      "2026-10-05 3400/2030 1000.00 at 8.1",
      "2026-10-05 2200/2030 81.00 at 8.1",
      "2026-10-05 2030/1100 581.00",
      "2026-10-06 2030/1020 500.00",
    ],
    // 500.00 of 1081.00: 462.53 and 37.47
    returns: {
      "2026-Q3": "200 462.53 · 303 462.53/37.46 · difference 0.01 · 500 37.46",
      "2026-Q4": "200 -462.53 · 303 -462.53/-37.46 · difference -0.01 · 510 -37.46",
    },
  },
  {
    it: "a credit note takes the rounding to 5 Rappen back as well",
    acts: [
      ["2026-09-01", setBusiness({ rounds_to_five: 1 })],
      ["2026-09-10", invoice("A", [[33.33, 8.1]])],
      ["2026-11-20", credit("A", "note")],
    ],
    book: [
      "2026-09-10 1100/3400 33.33 at 8.1",
      "2026-09-10 1100/2200 2.70 at 8.1",
      "2026-09-10 1100/3809 0.02",
      "2026-11-20 3400/2030 33.33 at 8.1",
      "2026-11-20 2200/2030 2.70 at 8.1",
      "2026-11-20 3809/2030 0.02",
      "2026-11-20 2030/1100 36.05",
    ],
    returns: {
      "2026-Q3": "200 33.33 · 303 33.33/2.7 · 500 2.7",
      "2026-Q4": "200 0 · 235 33.33 · 303 -33.33/-2.7 · 510 -2.7",
    },
  },
  {
    it: "what a client pays too much is credit, of which a part goes back, and comes again once that is undone",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]], OBERTOR)],
      ["2026-09-20", pay("A", 1181)],
      ["2026-10-05", refund("payment", 60)],
      ["2026-10-06", undoLastRefund("payment")],
      ["2026-10-07", refund("payment", 50, { refundedOn: "2026-10-01" })],
    ],
    book: [
      ...SOLD,
      PAID,
      "2026-09-20 1020/2030 100.00",
      "2026-10-05 2030/1020 60.00",
      "2026-10-05 1020/2030 60.00 taken back",
      "2026-10-01 2030/1020 50.00",
    ],
    returns: { "2026-Q3": THIRD },
  },
  {
    it: "credit from too much money counts as received on the day on which it is used",
    method: RECEIVED,
    acts: [
      ["2026-03-10", invoice("A", [[1000, 8.1]], OBERTOR)],
      ["2026-03-20", pay("A", 1189.1)],
      ["2026-04-10", invoice("B", [[200, 8.1]], OBERTOR)],
      ["2026-07-15", useCredit("B")],
    ],
    book: [
      "2026-03-10 1100/3400 1000.00 at 8.1",
      "2026-03-10 1100/2200 81.00 at 8.1",
      "2026-03-20 1020/1100 1081.00",
      "2026-03-20 1020/2030 108.10",
      "2026-04-10 1100/3400 200.00 at 8.1",
      "2026-04-10 1100/2200 16.20 at 8.1",
      "2026-07-15 2030/1100 108.10",
    ],
    returns: { "2026-Q1": THIRD, "2026-Q3": "200 100 · 303 100/8.1 · 500 8.1" },
  },
  {
    it: "a credit note that is withdrawn lets the Skonto stand again that had given way to it",
    acts: [
      [
        "2026-09-10",
        invoice(
          "A",
          [
            [1000, 8.1],
            [1000, 2.6],
          ],
          { skonto: [{ percent: 2, days: 10 }] },
        ),
      ],
      ["2026-09-15", pay("A", 2064.86, { skonto: true })],
      ["2026-10-05", credit("A", "note", [[1, 1]])],
      ["2026-10-20", withdraw("note")],
    ],
    book: [
      ...SOLD,
      "2026-09-10 1100/3400 1000.00 at 2.6",
      "2026-09-10 1100/2200 26.00 at 2.6",
      "2026-09-15 3800/1100 20.00 at 8.1",
      "2026-09-15 2200/1100 1.62 at 8.1",
      "2026-09-15 3800/1100 20.00 at 2.6",
      "2026-09-15 2200/1100 0.52 at 2.6",
      "2026-09-15 1020/1100 2064.86",
      "2026-10-05 3400/2030 1000.00 at 8.1",
      "2026-10-05 2200/2030 81.00 at 8.1",
      "2026-10-05 1100/3800 20.00 at 8.1",
      "2026-10-05 1100/2200 1.62 at 8.1",
      "2026-10-05 2030/1100 21.62",
      "2026-10-20 2030/3400 1000.00 at 8.1 taken back",
      "2026-10-20 2030/2200 81.00 at 8.1 taken back",
      "2026-10-20 1100/2030 21.62",
      "2026-10-20 3800/1100 20.00 at 8.1",
      "2026-10-20 2200/1100 1.62 at 8.1",
    ],
    returns: { "2026-Q3": "200 2000 · 235 40 · 303 980/79.38 · 313 980/25.48 · 500 104.86" },
  },
]);
