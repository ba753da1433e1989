import {
  correct,
  credit,
  expense,
  file,
  handOverUntil,
  invoice,
  method,
  pay,
  undoPay,
  unspend,
} from "../../../support/book/acts.ts";
import {
  decideActivity,
  decideDay,
  decideReason,
  declareAt,
  type,
} from "../../../support/book/further-acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const SOLD = ["2026-08-10 1100/3400 1000.00 at 8.1", "2026-08-10 1100/2200 81.00 at 8.1"];
const ONE = "200 1000 · 303 1000/81 · 500 81";
const ACTIVITIES = [
  { code: "20100", name: "Grafik", rate: "6.2" },
  { code: "20200", name: "Handel", rate: "2.1" },
];
const NET = { method: "net", period: "half", activities: ACTIVITIES };
const A = ["2026-08-10", invoice("A", [[1000, 8.1]])] as const;
const FILED = ["2026-10-10", file("2026-Q3")] as const;
const LATE = ["2026-11-20", invoice("late", [[500, 8.1]], { issueDate: "2026-09-15" })] as const;
const LATE_IN_BOOK = [
  "2026-10-01 (2026-09-15) 1100/3400 500.00 at 8.1",
  "2026-10-01 (2026-09-15) 1100/2200 40.50 at 8.1",
];
const LATE_IN_RETURN = "200 500 · 303 500/40.5 · 500 40.5";
const FIRST_SETTLED = [...SOLD, "2026-09-30 2200/2201 81.00"];

workedCases([
  {
    it: "what is entered late for a filed quarter is in the next return",
    acts: [A, FILED, LATE],
    book: [...FIRST_SETTLED, ...LATE_IN_BOOK],
    returns: { "2026-Q3": ONE, "2026-Q4": LATE_IN_RETURN },
  },
  {
    it: "a correction takes it along, and the next return has it no more",
    acts: [A, FILED, LATE, ["2026-11-21", correct("2026-Q3")], ["2026-11-22", file("2026-Q3", 1)]],
    book: [...FIRST_SETTLED, ...LATE_IN_BOOK, "2026-10-01 2200/2201 40.50"],
    returns: { "2026-Q3": ONE, "2026-Q3 correction 1": "200 1500 · 303 1500/121.5 · 500 121.5" },
  },
  {
    it: "once the next return is filed with it, a later correction leaves it there",
    acts: [A, FILED, LATE, ["2027-01-10", file("2026-Q4")], ["2027-01-11", correct("2026-Q3")]],
    book: [...FIRST_SETTLED, ...LATE_IN_BOOK, "2026-12-31 2200/2201 40.50"],
    returns: {
      "2026-Q3": ONE,
      "2026-Q3 correction 1": ONE,
      "2026-Q4": LATE_IN_RETURN,
    },
  },
  ...[
    { it: "of two open corrections the one that replaces the return with a booking keeps it", order: [4, 3] },
    { it: "and keeps it whichever of the two is filed first", order: [3, 4] },
  ].map(({ it, order }) => ({
    it,
    acts: [
      ...[A, FILED, LATE, ["2027-01-10", file("2026-Q4")] as const],
      ["2027-01-11", correct("2026-Q3")] as const,
      ["2027-01-12", correct("2026-Q4")] as const,
      ...order.map((quarter, index) => [`2027-01-${13 + index}`, file(`2026-Q${quarter}`, 1)] as const),
    ],
    book: [...FIRST_SETTLED, ...LATE_IN_BOOK, "2026-12-31 2200/2201 40.50"],
    returns: {
      "2026-Q3": ONE,
      "2026-Q3 correction 1": ONE,
      "2026-Q4": LATE_IN_RETURN,
      "2026-Q4 correction 1": LATE_IN_RETURN,
    },
  })),
  {
    it: "typed figures of a filed return are corrected twice, and the settlement follows each time",
    acts: [
      A,
      ["2026-10-09", type("2026-Q3", { materialAndServices: 30, acquisition: 100 })],
      FILED,
      ["2026-10-11", correct("2026-Q3")],
      ["2026-10-12", type("2026-Q3", { materialAndServices: 3 }, 1)],
      ["2026-10-13", file("2026-Q3", 1)],
      ["2026-10-14", correct("2026-Q3")],
      ["2026-10-15", type("2026-Q3", { materialAndServices: 13, acquisition: 0 }, 2)],
      ["2026-10-16", file("2026-Q3", 2)],
    ],
    // Acquisition of 100.00 brings 8.10 of tax.
    book: [
      ...SOLD,
      "2026-09-30 2200/2201 89.10",
      "2026-09-30 2201/1170 30.00",
      "2026-09-30 1170/2201 27.00",
      "2026-09-30 2201/2200 8.10",
      "2026-09-30 2201/1170 10.00",
    ],
    returns: {
      "2026-Q3": "200 1000 · 303 1000/81 · 383 100/8.1 · 400 -30 · 500 59.1",
      "2026-Q3 correction 1": "200 1000 · 303 1000/81 · 383 100/8.1 · 400 -3 · 500 86.1",
      "2026-Q3 correction 2": "200 1000 · 303 1000/81 · 400 -13 · 500 68",
    },
  },
  {
    it: "turnover at 0 % goes to the line of its reason, by row or as decided for the document",
    acts: [
      [
        "2026-08-10",
        invoice("A", [
          [1000, 8.1],
          [200, 0, "export"],
          [300, 0, "abroad"],
          [400, 0, "exempt"],
        ]),
      ],
      ["2026-08-11", invoice("B", [[50, 0]])],
      ["2026-08-12", decideReason("B", "export")],
    ],
    book: [
      ...SOLD,
      "2026-08-10 1100/3400 200.00 at 0",
      "2026-08-10 1100/3400 300.00 at 0",
      "2026-08-10 1100/3400 400.00 at 0",
      "2026-08-11 1100/3400 50.00 at 0",
      "2026-08-11 3400/1100 50.00 at 0 taken back",
      "2026-08-11 1100/3400 50.00 at 0",
    ],
    returns: { "2026-Q3": "200 1950 · 220 250 · 221 300 · 230 400 · 303 1000/81 · 500 81" },
  },
  {
    it: "a credit note at 0 % goes to the line that was decided for its invoice, before or after it",
    acts: [
      ["2026-08-11", invoice("A", [[50, 0]])],
      ["2026-08-12", decideReason("A", "export")],
      ["2026-08-13", credit("A", "note", [[1, 0.4]])],
      ["2026-08-14", invoice("B", [[80, 0]])],
      ["2026-08-15", credit("B", "all")],
      ["2026-08-16", decideReason("B", "abroad")],
    ],
    book: [
      "2026-08-11 1100/3400 50.00 at 0",
      "2026-08-11 3400/1100 50.00 at 0 taken back",
      "2026-08-11 1100/3400 50.00 at 0",
      "2026-08-13 3400/2030 20.00 at 0",
      "2026-08-13 2030/1100 20.00",
      "2026-08-14 1100/3400 80.00 at 0",
      "2026-08-15 3400/2030 80.00 at 0",
      "2026-08-15 2030/1100 80.00",
      "2026-08-14 3400/1100 80.00 at 0 taken back",
      "2026-08-14 1100/3400 80.00 at 0",
      "2026-08-15 2030/3400 80.00 at 0 taken back",
      "2026-08-15 3400/2030 80.00 at 0",
    ],
    returns: { "2026-Q3": "200 130 · 220 30 · 235 100 · 500 0" },
  },
  {
    it: "an invoice over a change of rates is declared by the day that is decided for the old rate",
    acts: [
      [
        "2026-08-10",
        invoice(
          "A",
          [
            [1000, 8.1],
            [500, 7.7],
          ],
          { serviceFrom: "2023-11-01", serviceTo: "2024-02-29" },
        ),
      ],
      ["2026-08-11", decideDay("A", 77, "2023-12-10")],
    ],
    book: [
      ...SOLD,
      "2026-08-10 1100/3400 500.00 at 7.7",
      "2026-08-10 1100/2200 38.50 at 7.7",
      "2026-08-10 3400/1100 500.00 at 7.7 taken back",
      "2026-08-10 2200/1100 38.50 at 7.7 taken back",
      "2026-08-10 1100/3400 500.00 at 7.7",
      "2026-08-10 1100/2200 38.50 at 7.7",
    ],
    returns: { "2026-Q3": "200 1500 · 302 500/38.5 · 303 1000/81 · 500 119.5" },
  },
  {
    it: "turnover that printed a wrong rate is declared at the right one, and what was printed too much is shown",
    acts: [
      ["2026-08-10", invoice("A", [[1000, 8.1]])],
      ["2026-08-11", declareAt("A", 81, 26)],
    ],
    book: [
      ...SOLD,
      "2026-08-10 3400/1100 1000.00 at 8.1 taken back",
      "2026-08-10 2200/1100 81.00 at 8.1 taken back",
      "2026-08-10 1100/3400 1000.00 at 2.6",
      "2026-08-10 1100/2200 81.00 at 2.6",
    ],
    returns: { "2026-Q3": "200 1000 · 313 1000/26 · difference 55 · 500 26" },
  },
  {
    it: "two activities by net tax rates each have their line, with VAT in the turnover",
    method: NET,
    acts: [
      ["2026-08-10", invoice("A", [[1000, 8.1]])],
      ["2026-08-11", decideActivity("A", "20100")],
      ["2026-09-10", invoice("B", [[2000, 2.6]])],
      ["2026-09-11", decideActivity("B", "20200")],
      ["2026-09-20", pay("A", 1081)],
    ],
    book: [
      "2026-08-10 1100/3400 1081.00 at 8.1",
      "2026-08-10 3400/1100 1081.00 at 8.1 taken back",
      "2026-08-10 1100/3400 1081.00 at 8.1",
      "2026-09-10 1100/3400 2052.00 at 2.6",
      "2026-09-10 3400/1100 2052.00 at 2.6 taken back",
      "2026-09-10 1100/3400 2052.00 at 2.6",
      "2026-09-20 1020/1100 1081.00",
    ],
    // 6.2 % of 1081.00 is 67.02, 2.1 % of 2052.00 is 43.09; together 110.114, rounded once.
    returns: { "2026-H2": "200 3133 · 323 1081/67.02 · 333 2052/43.09 · 500 110.11" },
    agrees: false,
  },
  {
    it: "an expense of a filed quarter that is deleted gives its input tax back in the next one",
    acts: [
      [
        "2026-08-03",
        expense("paper", "material", [
          [108.1, 8.1],
          [102.6, 2.6],
        ]),
      ],
      ["2026-10-09", type("2026-Q3", { materialAndServices: 10.7 })],
      FILED,
      ["2026-10-11", unspend("paper")],
      ["2026-10-12", type("2026-Q4", { corrections: 10.7 })],
    ],
    book: [
      "2026-08-03 4000/1020 200.00",
      "2026-08-03 1170/1020 10.70",
      "2026-09-30 2201/1170 10.70",
      "2026-08-03 1020/4000 200.00 taken back",
      "2026-10-11 (2026-08-03) 1020/1170 10.70 taken back",
    ],
    returns: { "2026-Q3": "200 0 · 400 -10.7 · 510 -10.7", "2026-Q4": "200 0 · 415 10.7 · 500 10.7" },
  },
  {
    it: "an expense whose input tax counts later is taken back where it counts, while that day is open",
    acts: [
      A,
      FILED,
      ["2026-11-20", expense("paper", "material", [[108.1, 8.1]], "2026-08-03")],
      ["2026-11-25", unspend("paper")],
    ],
    book: [
      ...FIRST_SETTLED,
      "2026-08-03 4000/1020 100.00",
      "2026-10-01 (2026-08-03) 1170/1020 8.10",
      "2026-08-03 1020/4000 100.00 taken back",
      "2026-10-01 (2026-08-03) 1020/1170 8.10 taken back",
    ],
    returns: { "2026-Q3": ONE },
  },
  {
    it: "a return that is open takes what a hand-over has moved out of its days, and the next one has it no more",
    method: { consideration: "received" },
    acts: [
      A,
      ["2026-09-20", pay("A", 540.5)],
      ["2026-09-21", pay("A", 324.3)],
      ["2026-10-02", handOverUntil("2026-09-30")],
      ["2026-11-20", undoPay()],
      ["2026-11-21", file("2026-Q3")],
      ["2027-01-05", method({ validFrom: "2027-01-01" })],
    ],
    book: [
      ...SOLD,
      "2026-09-20 1020/1100 540.50",
      "2026-09-21 1020/1100 324.30",
      "2026-11-20 (2026-09-21) 1100/1020 324.30 taken back",
      "2026-10-01 (2026-09-30) 2200/2201 40.50",
    ],
    returns: {
      "2026-Q3": "200 500 · 303 500/40.5 · 500 40.5",
      "2027-Q1": "200 500 · 303 500/40.5 · 500 40.5",
    },
  },
]);
