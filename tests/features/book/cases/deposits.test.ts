import { credit, pay } from "../../../support/book/acts.ts";
import { deposit, final, plan } from "../../../support/book/further-acts.ts";
import { type WorkedCase, workedCases } from "../../../support/book/worked-case.ts";

const ROWS = [
  [333.33, 8.1],
  [77.77, 2.6],
] as const;

const acts: WorkedCase["acts"] = [
  ["2026-02-10", plan("whole", ROWS)],
  ["2026-02-10", deposit("deposit", "whole", { percent: 30 })],
  ["2026-03-10", pay("deposit", 132.04)],
  ["2026-05-20", final("whole")],
  ["2026-07-10", pay("whole", 308.08)],
];

const book = [
  "2026-02-10 1100/3400 100.00 at 8.1",
  "2026-02-10 1100/2200 8.10 at 8.1",
  "2026-02-10 1100/3400 23.33 at 2.6",
  "2026-02-10 1100/2200 0.61 at 2.6",
  "2026-03-10 1020/1100 132.04",
  "2026-05-20 1100/3400 233.33 at 8.1",
  "2026-05-20 1100/2200 18.90 at 8.1",
  "2026-05-20 1100/3400 54.44 at 2.6",
  "2026-05-20 1100/2200 1.41 at 2.6",
  "2026-07-10 1020/1100 308.08",
];

workedCases([
  {
    it: "agreed: a deposit counts in its quarter, and the final invoice brings the rest in its own",
    acts,
    book,
    returns: {
      "2026-Q1": "200 123.33 · 303 100/8.1 · 313 23.33/0.61 · 500 8.71",
      "2026-Q2": "200 287.77 · 303 233.33/18.9 · 313 54.44/1.42 · difference -0.01 · 500 20.32",
    },
  },
  {
    it: "received: a deposit and the final invoice count when each is paid",
    method: { consideration: "received" },
    acts,
    book,
    returns: {
      "2026-Q1": "200 123.33 · 303 100/8.1 · 313 23.33/0.61 · 500 8.71",
      "2026-Q3": "200 287.77 · 303 233.33/18.9 · 313 54.44/1.42 · difference -0.01 · 500 20.32",
    },
  },
  {
    it: "a deposit that is credited as a whole is not deducted, and the final invoice charges all",
    acts: [
      ["2026-02-10", plan("whole", [[1000, 8.1]])],
      ["2026-02-10", deposit("deposit", "whole", { amount: 540.5 })],
      ["2026-04-10", credit("deposit", "note")],
      ["2026-05-20", final("whole")],
    ],
    book: [
      "2026-02-10 1100/3400 500.00 at 8.1",
      "2026-02-10 1100/2200 40.50 at 8.1",
      "2026-04-10 2030/1100 540.50",
      "2026-04-10 3400/2030 500.00 at 8.1",
      "2026-04-10 2200/2030 40.50 at 8.1",
      "2026-05-20 1100/3400 1000.00 at 8.1",
      "2026-05-20 1100/2200 81.00 at 8.1",
    ],
    returns: {
      "2026-Q1": "200 500 · 303 500/40.5 · 500 40.5",
      "2026-Q2": "200 1000 · 235 500 · 303 500/40.5 · 500 40.5",
    },
  },
]);
