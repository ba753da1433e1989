import {
  cancel,
  close,
  file,
  handOverUntil,
  invoice,
  pay,
  refused,
  remove,
  twice,
  undoPay,
} from "../../../support/book/acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const SOLD = ["2026-09-10 1100/3400 1000.00 at 8.1", "2026-09-10 1100/2200 81.00 at 8.1"];
const PAID = "2026-09-20 1020/1100 1081.00";
const THIRD = "200 1000 · 303 1000/81 · 500 81";

workedCases([
  {
    it: "a payment that is undone after its quarter was handed over counts on the first day after it",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-09-20", pay("A", 1081)],
      ["2026-10-15", handOverUntil("2026-09-30")],
      ["2026-11-28", undoPay()],
    ],
    book: [...SOLD, PAID, "2026-11-28 (2026-09-20) 1100/1020 1081.00 taken back"],
    returns: { "2026-Q3": THIRD },
  },
  {
    it: "a filed return by agreed consideration closes no day for money, which is not in it",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-09-20", pay("A", 1081)],
      ["2026-10-15", file("2026-Q3")],
      ["2026-11-28", undoPay()],
    ],
    book: [...SOLD, PAID, "2026-09-30 2200/2201 81.00", "2026-09-20 1100/1020 1081.00 taken back"],
    returns: { "2026-Q3": THIRD },
  },
  {
    it: "an invoice that is cancelled after its return was filed comes off in the return of that day",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-10-15", file("2026-Q3")],
      ["2026-11-28", cancel("A")],
    ],
    book: [
      ...SOLD,
      "2026-09-30 2200/2201 81.00",
      "2026-11-28 3400/1100 1000.00 at 8.1 taken back",
      "2026-11-28 2200/1100 81.00 at 8.1 taken back",
    ],
    returns: { "2026-Q3": THIRD, "2026-Q4": "200 -1000 · 303 -1000/-81 · 510 -81" },
  },
  {
    it: "a payment that is undone, recorded on another day and undone again leaves each of these acts in the book",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-09-20", pay("A", 1081)],
      ["2026-10-05", undoPay()],
      ["2026-10-05", refused(undoPay(), "payment.transition_not_allowed")],
      ["2026-10-06", pay("A", 1081, { paidOn: "2026-09-25" })],
      ["2026-10-07", twice(undoPay())],
      ["2026-10-08", pay("A", 1081, { paidOn: "2026-09-20" })],
    ],
    book: [
      ...SOLD,
      PAID,
      "2026-09-20 1100/1020 1081.00 taken back",
      "2026-09-25 1020/1100 1081.00",
      "2026-09-25 1100/1020 1081.00 taken back",
      PAID,
    ],
    returns: { "2026-Q3": THIRD },
  },
  {
    it: "a part payment of a closed year is undone on the first day of the next one",
    method: { validFrom: "2025-01-01" },
    acts: [
      ["2025-12-10", invoice("A", [[1000, 8.1]])],
      ["2025-12-20", pay("A", 500)],
      ["2026-01-10", close(2025)],
      ["2026-02-01", undoPay()],
    ],
    book: [
      "2025-12-10 1100/3400 1000.00 at 8.1",
      "2025-12-10 1100/2200 81.00 at 8.1",
      "2025-12-20 1020/1100 500.00",
      "2026-02-01 (2025-12-20) 1100/1020 500.00 taken back",
    ],
    returns: { "2025-Q4": THIRD },
  },
  {
    it: "by received consideration half of two rates is declared, and comes off in the next return once undone",
    method: { consideration: "received" },
    acts: [
      [
        "2026-09-10",
        invoice("A", [
          [1000, 8.1],
          [1000, 2.6],
        ]),
      ],
      ["2026-09-20", pay("A", 1053.5)],
      ["2026-10-15", file("2026-Q3")],
      ["2026-11-28", undoPay()],
    ],
    book: [
      ...SOLD,
      "2026-09-10 1100/3400 1000.00 at 2.6",
      "2026-09-10 1100/2200 26.00 at 2.6",
      "2026-09-20 1020/1100 1053.50",
      "2026-09-30 2200/2201 53.50",
      "2026-09-20 1100/1020 1053.50 taken back",
    ],
    returns: {
      "2026-Q3": "200 1000 · 303 500/40.5 · 313 500/13 · 500 53.5",
      "2026-Q4": "200 -1000 · 303 -500/-40.5 · 313 -500/-13 · 510 -53.5",
    },
  },
  {
    it: "an invoice that is deleted when it is paid, handed over and filed changes nothing",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-09-20", pay("A", 1081)],
      ["2026-10-15", handOverUntil("2026-09-30")],
      ["2026-10-15", file("2026-Q3")],
      ["2026-10-16", remove("A")],
    ],
    book: [...SOLD, PAID, "2026-10-01 (2026-09-30) 2200/2201 81.00"],
    returns: { "2026-Q3": THIRD },
  },
  {
    it: "cancelling in a quarter that was handed over in part stands on its own day and releases the money then",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-10-02", pay("A", 400)],
      ["2026-11-02", handOverUntil("2026-10-31")],
      ["2026-11-28", twice(cancel("A"))],
    ],
    book: [
      ...SOLD,
      "2026-10-02 1020/1100 400.00",
      "2026-11-28 3400/1100 1000.00 at 8.1 taken back",
      "2026-11-28 2200/1100 81.00 at 8.1 taken back",
      "2026-11-28 1100/2030 400.00",
    ],
    returns: { "2026-Q3": THIRD, "2026-Q4": "200 -1000 · 303 -1000/-81 · 510 -81" },
  },
  {
    it: "money of a cancelled invoice that never came is no credit either once it is undone",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-09-20", pay("A", 400)],
      ["2026-09-22", cancel("A")],
      ["2026-09-25", undoPay()],
    ],
    book: [
      ...SOLD,
      "2026-09-20 1020/1100 400.00",
      "2026-09-22 3400/1100 1000.00 at 8.1 taken back",
      "2026-09-22 2200/1100 81.00 at 8.1 taken back",
      "2026-09-22 1100/2030 400.00",
      "2026-09-25 1100/1020 400.00 taken back",
      "2026-09-25 2030/1100 400.00 taken back",
    ],
  },
  {
    it: "a cancellation on a day that is handed over already counts on the day after",
    acts: [
      ["2026-09-10", invoice("A", [[1000, 8.1]])],
      ["2026-11-28", handOverUntil("2026-11-28")],
      ["2026-11-28", cancel("A")],
    ],
    book: [
      ...SOLD,
      "2026-11-29 (2026-11-28) 3400/1100 1000.00 at 8.1 taken back",
      "2026-11-29 (2026-11-28) 2200/1100 81.00 at 8.1 taken back",
    ],
    returns: { "2026-Q3": THIRD, "2026-Q4": "200 -1000 · 303 -1000/-81 · 510 -81" },
  },
]);
