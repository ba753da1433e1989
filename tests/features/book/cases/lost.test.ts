import {
  claimAgain,
  close,
  credit,
  file,
  giveUp,
  invoice,
  pay,
  setBusiness,
  twice,
  undoPay,
} from "../../../support/book/acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const SINCE_2025 = { validFrom: "2025-01-01" };
const LOST = [
  "2025-11-03 1100/3400 5000.00 at 8.1",
  "2025-11-03 1100/2200 405.00 at 8.1",
  "2025-12-30 3805/1100 5000.00 at 8.1",
  "2025-12-30 2200/1100 405.00 at 8.1",
];
const LOST_IN_RETURN = "200 5000 · 235 5000 · 500 0";
const FIRST_BACK = [
  "2026-03-15 1100/3805 1000.00 at 8.1",
  "2026-03-15 1100/2200 81.00 at 8.1",
  "2026-03-15 1020/1100 1081.00",
];
const ONE_BACK = "200 0 · 235 -1000 · 303 1000/81 · 500 81";
const SKONTO = { skonto: [{ percent: 2, days: 10 }] };
const SOLD_AT_TWO = [
  "2026-07-10 1100/3400 1000.00 at 8.1",
  "2026-07-10 1100/2200 81.00 at 8.1",
  "2026-07-10 1100/3400 1000.00 at 2.6",
  "2026-07-10 1100/2200 26.00 at 2.6",
];
const SKONTO_OF_TWO = [
  "2026-07-18 3800/1100 20.00 at 8.1",
  "2026-07-18 2200/1100 1.62 at 8.1",
  "2026-07-18 3800/1100 20.00 at 2.6",
  "2026-07-18 2200/1100 0.52 at 2.6",
  "2026-07-18 1020/1100 2064.86",
];

workedCases([
  {
    it: "a debt of a closed year that comes in by and by is recovered on the days of its money",
    method: SINCE_2025,
    acts: [
      ["2025-11-03", invoice("A", [[5000, 8.1]])],
      ["2025-12-30", giveUp("A")],
      ["2026-01-10", close(2025)],
      ["2026-03-15", pay("A", 1081)],
      ["2026-05-02", pay("A", 2162)],
    ],
    book: [
      ...LOST,
      ...FIRST_BACK,
      "2026-05-02 1100/3805 2000.00 at 8.1",
      "2026-05-02 1100/2200 162.00 at 8.1",
      "2026-05-02 1020/1100 2162.00",
    ],
    returns: {
      "2025-Q4": LOST_IN_RETURN,
      "2026-Q1": ONE_BACK,
      "2026-Q2": "200 0 · 235 -2000 · 303 2000/162 · 500 162",
    },
  },
  {
    it: "a recovery that is undone is lost again on the day of the money, while that is open",
    method: SINCE_2025,
    acts: [
      ["2025-11-03", invoice("A", [[5000, 8.1]])],
      ["2025-12-30", giveUp("A")],
      ["2026-01-10", close(2025)],
      ["2026-03-15", pay("A", 1081)],
      ["2026-05-02", twice(undoPay())],
    ],
    book: [
      ...LOST,
      ...FIRST_BACK,
      "2026-03-15 3805/1100 1000.00 at 8.1 taken back",
      "2026-03-15 2200/1100 81.00 at 8.1 taken back",
      "2026-03-15 1100/1020 1081.00 taken back",
    ],
    returns: { "2025-Q4": LOST_IN_RETURN },
  },
  {
    it: "a recovery that is undone after its return was filed comes off in the next return",
    method: SINCE_2025,
    acts: [
      ["2025-11-03", invoice("A", [[5000, 8.1]])],
      ["2025-12-30", giveUp("A")],
      ["2026-01-10", close(2025)],
      ["2026-03-15", pay("A", 1081)],
      ["2026-04-20", file("2026-Q1")],
      ["2026-05-02", undoPay()],
    ],
    book: [
      ...LOST,
      ...FIRST_BACK,
      "2026-03-31 2200/2201 81.00",
      "2026-05-02 (2026-03-15) 3805/1100 1000.00 at 8.1 taken back",
      "2026-05-02 (2026-03-15) 2200/1100 81.00 at 8.1 taken back",
      "2026-03-15 1100/1020 1081.00 taken back",
    ],
    returns: {
      "2025-Q4": LOST_IN_RETURN,
      "2026-Q1": ONE_BACK,
      "2026-Q2": "200 0 · 235 1000 · 303 -1000/-81 · 510 -81",
    },
  },
  {
    it: "what a person claims again after it was given up is owed from that day on",
    acts: [
      ["2026-03-10", invoice("A", [[1000, 8.1]])],
      ["2026-05-05", giveUp("A", 540.5)],
      ["2026-05-06", giveUp("A")],
      ["2026-08-08", twice(claimAgain("A"))],
    ],
    book: [
      "2026-03-10 1100/3400 1000.00 at 8.1",
      "2026-03-10 1100/2200 81.00 at 8.1",
      "2026-05-05 3805/1100 500.00 at 8.1",
      "2026-05-05 2200/1100 40.50 at 8.1",
      "2026-05-06 3805/1100 500.00 at 8.1",
      "2026-05-06 2200/1100 40.50 at 8.1",
      "2026-08-08 1100/3805 500.00 at 8.1",
      "2026-08-08 1100/2200 40.50 at 8.1",
      "2026-08-08 1100/3805 500.00 at 8.1",
      "2026-08-08 1100/2200 40.50 at 8.1",
    ],
    returns: {
      "2026-Q1": "200 1000 · 303 1000/81 · 500 81",
      "2026-Q2": "200 0 · 235 1000 · 303 -1000/-81 · 510 -81",
      "2026-Q3": "200 0 · 235 -1000 · 303 1000/81 · 500 81",
    },
  },
  {
    it: "by received consideration a loss is in no return, and its money is when it comes in",
    method: { consideration: "received" },
    acts: [
      ["2026-03-10", invoice("A", [[1000, 8.1]])],
      ["2026-05-05", giveUp("A")],
      ["2026-08-08", pay("A", 540.5)],
    ],
    book: [
      "2026-03-10 1100/3400 1000.00 at 8.1",
      "2026-03-10 1100/2200 81.00 at 8.1",
      "2026-05-05 3805/1100 1000.00 at 8.1",
      "2026-05-05 2200/1100 81.00 at 8.1",
      "2026-08-08 1100/3805 500.00 at 8.1",
      "2026-08-08 1100/2200 40.50 at 8.1",
      "2026-08-08 1020/1100 540.50",
    ],
    returns: { "2026-Q3": "200 500 · 303 500/40.5 · 500 40.5" },
  },
  {
    it: "Skonto on two rates takes 2 % of each, with its VAT",
    acts: [
      [
        "2026-07-10",
        invoice(
          "A",
          [
            [1000, 8.1],
            [1000, 2.6],
          ],
          SKONTO,
        ),
      ],
      ["2026-07-18", pay("A", 2064.86, { skonto: true })],
    ],
    book: [...SOLD_AT_TWO, ...SKONTO_OF_TWO],
    returns: { "2026-Q3": "200 2000 · 235 40 · 303 980/79.38 · 313 980/25.48 · 500 104.86" },
  },
  {
    it: "by received consideration the same is what came in, and once undone in a filed quarter it comes off",
    method: { consideration: "received" },
    acts: [
      [
        "2026-07-10",
        invoice(
          "A",
          [
            [1000, 8.1],
            [1000, 2.6],
          ],
          SKONTO,
        ),
      ],
      ["2026-07-18", pay("A", 2064.86, { skonto: true })],
      ["2026-10-10", file("2026-Q3")],
      ["2026-10-11", undoPay()],
    ],
    book: [
      ...SOLD_AT_TWO,
      ...SKONTO_OF_TWO,
      "2026-09-30 2200/2201 104.86",
      "2026-07-18 1100/3800 20.00 at 8.1 taken back",
      "2026-07-18 1100/2200 1.62 at 8.1 taken back",
      "2026-07-18 1100/3800 20.00 at 2.6 taken back",
      "2026-07-18 1100/2200 0.52 at 2.6 taken back",
      "2026-07-18 1100/1020 2064.86 taken back",
    ],
    returns: {
      "2026-Q3": "200 1960 · 303 980/79.38 · 313 980/25.48 · 500 104.86",
      "2026-Q4": "200 -1960 · 303 -980/-79.38 · 313 -980/-25.48 · 510 -104.86",
    },
  },
  {
    it: "rounding to 5 Rappen goes with the Skonto that settles the rest",
    acts: [
      ["2026-09-01", setBusiness({ rounds_to_five: 1 })],
      ["2026-09-10", invoice("A", [[33.33, 8.1]], SKONTO)],
      ["2026-09-15", pay("A", 35.33, { skonto: true })],
    ],
    // 36.05 less 2 %: 0.72, of which 0.65 and 0.05 are left of the rows, and 0.02 of the rounding
    book: [
      "2026-09-10 1100/3400 33.33 at 8.1",
      "2026-09-10 1100/2200 2.70 at 8.1",
      "2026-09-10 1100/3809 0.02",
      "2026-09-15 3800/1100 0.65 at 8.1",
      "2026-09-15 2200/1100 0.05 at 8.1",
      "2026-09-15 3809/1100 0.02",
      "2026-09-15 1020/1100 35.33",
    ],
    returns: { "2026-Q3": "200 33.33 · 235 0.65 · 303 32.68/2.65 · 500 2.65" },
  },
  {
    it: "what is left after a part payment and a credit note is given up with the VAT that is left",
    acts: [
      [
        "2026-07-10",
        invoice("A", [
          [1000, 8.1],
          [1000, 2.6],
        ]),
      ],
      ["2026-07-20", pay("A", 1053.5)],
      ["2026-08-01", credit("A", "note", [[1, 0.5]])],
      ["2026-08-10", giveUp("A")],
    ],
    // Half of both is paid; the credit note takes the other half at 8.1 %, so the loss is 500.00 at 2.6 %.
    book: [
      ...SOLD_AT_TWO,
      "2026-07-20 1020/1100 1053.50",
      "2026-08-01 3400/2030 500.00 at 8.1",
      "2026-08-01 2200/2030 40.50 at 8.1",
      "2026-08-01 2030/1100 540.50",
      "2026-08-10 3805/1100 500.00 at 2.6",
      "2026-08-10 2200/1100 13.00 at 2.6",
    ],
    returns: { "2026-Q3": "200 2000 · 235 1000 · 303 500/40.5 · 313 500/13 · 500 53.5" },
  },
]);
