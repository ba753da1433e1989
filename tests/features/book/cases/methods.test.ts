import {
  cancel,
  correct,
  credit,
  expense,
  file,
  giveUp,
  handOverUntil,
  invoice,
  method,
  pay,
  refund,
  undoPay,
  unspend,
} from "../../../support/book/acts.ts";
import { bank, WITH_REFERENCE } from "../../../support/book/further-acts.ts";
import { type WorkedCase, workedCases } from "../../../support/book/worked-case.ts";

const RECEIVED = { consideration: "received" };
const NET = {
  method: "net",
  period: "half",
  activities: [{ code: "20100", name: "Grafik", rate: "6.2" }],
};
const sold = (day: string) => [`${day} 1100/3400 1000.00 at 8.1`, `${day} 1100/2200 81.00 at 8.1`];
const ONE = "200 1000 · 303 1000/81 · 500 81";
const TAKEN_OFF = "200 -1000 · 303 -1000/-81 · 510 -81";
const HALF = "200 500 · 303 500/40.5 · 500 40.5";

workedCases([
  {
    it: "agreed, received and agreed again: an invoice that is paid by and by is declared once",
    acts: [
      ["2026-02-10", invoice("A", [[1000, 8.1]])],
      ["2026-03-10", pay("A", 540.5)],
      ["2026-04-01", method(RECEIVED)],
      ["2026-05-10", pay("A", 216.2)],
      ["2026-07-01", method({})],
      ["2026-08-10", pay("A", 324.3)],
    ],
    book: [
      ...sold("2026-02-10"),
      "2026-03-10 1020/1100 540.50",
      "2026-05-10 1020/1100 216.20",
      "2026-08-10 1020/1100 324.30",
    ],
    // Declared in February. In April 500.00 were open and come off, 200.00 come in in May, 300.00 are open in July.
    returns: {
      "2026-Q1": ONE,
      "2026-Q2": "200 -300 · 303 -300/-24.3 · 510 -24.3",
      "2026-Q3": "200 300 · 303 300/24.3 · 500 24.3",
    },
  },
  {
    it: "what is invoiced and what is paid on the first day of received consideration is of the new time",
    acts: [
      ["2026-02-10", invoice("earlier", [[500, 8.1]])],
      ["2026-04-01", method(RECEIVED)],
      ["2026-04-01", invoice("A", [[1000, 8.1]])],
      ["2026-04-01", pay("earlier", 540.5)],
      ["2026-07-10", pay("A", 1081)],
    ],
    book: [
      "2026-02-10 1100/3400 500.00 at 8.1",
      "2026-02-10 1100/2200 40.50 at 8.1",
      ...sold("2026-04-01"),
      "2026-04-01 1020/1100 540.50",
      "2026-07-10 1020/1100 1081.00",
    ],
    returns: { "2026-Q1": HALF, "2026-Q3": ONE },
  },
  {
    it: "who registers in the middle of a quarter declares what is invoiced from that day on, in a cut return",
    method: null,
    acts: [
      ["2026-02-10", invoice("before", [[1000, 0]])],
      ["2026-05-15", method({ validFrom: "2026-05-15" })],
      ["2026-05-20", invoice("A", [[1000, 8.1]])],
      ["2026-06-10", pay("before", 1000)],
    ],
    book: ["2026-02-10 1100/3400 1000.00 at 0", ...sold("2026-05-20"), "2026-06-10 1020/1100 1000.00"],
    returns: { "2026-05-15/2026-06-30": ONE },
  },
  {
    it: "who deregisters by agreed consideration has declared all, and money that comes later is in no return",
    acts: [
      ["2026-05-20", invoice("A", [[1000, 8.1]])],
      ["2026-07-01", method({ method: "none" })],
      ["2026-07-10", pay("A", 1081)],
    ],
    book: [...sold("2026-05-20"), "2026-07-10 1020/1100 1081.00"],
    returns: { "2026-Q2": ONE },
  },
  {
    it: "who deregisters by received consideration declares what is open on the last day, and not its money",
    method: RECEIVED,
    acts: [
      ["2026-05-20", invoice("A", [[1000, 8.1]])],
      ["2026-06-10", pay("A", 540.5)],
      ["2026-07-01", method({ ...RECEIVED, method: "none" })],
      ["2026-07-10", pay("A", 540.5)],
    ],
    book: [...sold("2026-05-20"), "2026-06-10 1020/1100 540.50", "2026-07-10 1020/1100 540.50"],
    returns: { "2026-Q2": ONE },
  },
  {
    it: "from effective to net tax rates and back by agreed consideration nothing is declared twice",
    acts: [
      ["2026-05-20", invoice("A", [[1000, 8.1]])],
      ["2026-07-01", method(NET)],
      ["2026-07-10", pay("A", 1081)],
      ["2026-08-20", invoice("B", [[1000, 8.1]])],
      ["2027-01-01", method({})],
      ["2027-01-10", pay("B", 1081)],
      ["2027-01-20", invoice("C", [[1000, 8.1]])],
    ],
    // 6.2 % of 1081.00 is 67.02.
    book: [
      ...sold("2026-05-20"),
      "2026-07-10 1020/1100 1081.00",
      "2026-08-20 1100/3400 1081.00 at 8.1",
      "2027-01-10 1020/1100 1081.00",
      ...sold("2027-01-20"),
    ],
    returns: { "2026-Q2": ONE, "2026-H2": "200 1081 · 323 1081/67.02 · 500 67.02", "2027-Q1": ONE },
    agrees: false,
  },
  {
    it: "a credit note by net tax rates for an invoice from before them takes back what that one has declared",
    acts: [
      ["2026-05-20", invoice("A", [[1000, 8.1]])],
      ["2026-07-01", method(NET)],
      ["2026-08-20", credit("A", "note", [[1, 0.5]])],
    ],
    book: [
      ...sold("2026-05-20"),
      "2026-08-20 3400/2030 500.00 at 8.1",
      "2026-08-20 2200/2030 40.50 at 8.1",
      "2026-08-20 2030/1100 540.50",
    ],
    returns: { "2026-Q2": "200 1000 · 235 500 · 303 500/40.5 · 500 40.5" },
    agrees: false,
  },
  {
    it: "what was open at a change to received comes in once, and is the client's again when it is paid back",
    acts: [
      ["2026-05-20", invoice("A", [[1000, 8.1]], { client: "Obertor" })],
      ["2026-07-01", method(RECEIVED)],
      ["2026-07-10", pay("A", 1081)],
      ["2026-08-20", credit("A", "note", [[1, 0.5]])],
      ["2026-10-20", refund("note")],
    ],
    book: [
      ...sold("2026-05-20"),
      "2026-07-10 1020/1100 1081.00",
      "2026-08-20 3400/2030 500.00 at 8.1",
      "2026-08-20 2200/2030 40.50 at 8.1",
      "2026-10-20 2030/1020 540.50",
    ],
    returns: { "2026-Q2": ONE, "2026-Q4": "200 -500 · 303 -500/-40.5 · 510 -40.5" },
  },
  {
    it: "input tax is deducted on expenses of registered days only, and by net tax rates not at all",
    method: null,
    acts: [
      ["2026-02-10", expense("first", "material", [[108.1, 8.1]])],
      ["2026-04-01", method({})],
      [
        "2026-04-10",
        expense("second", "material", [
          [108.1, 8.1],
          [102.6, 2.6],
        ]),
      ],
      ["2026-07-01", method(NET)],
      ["2026-07-10", expense("third", "computers", [[108.1, 8.1]])],
      ["2026-07-11", unspend("third")],
    ],
    book: [
      "2026-02-10 4000/1020 108.10",
      "2026-04-10 4000/1020 200.00",
      "2026-04-10 1170/1020 10.70",
      "2026-07-10 1520/1020 108.10",
      "2026-07-10 1020/1520 108.10 taken back",
    ],
    returns: {},
  },
  {
    it: "an invoice of received days that is cancelled after a filed return takes its money back from none",
    method: RECEIVED,
    acts: [
      ["2026-05-20", invoice("A", [[1000, 8.1]])],
      ["2026-06-10", pay("A", 540.5)],
      ["2026-07-10", file("2026-Q2")],
      ["2026-08-20", cancel("A")],
    ],
    // The money stays with the business as credit of the client, and is no consideration any more.
    book: [
      ...sold("2026-05-20"),
      "2026-06-10 1020/1100 540.50",
      "2026-06-30 2200/2201 40.50",
      "2026-08-20 3400/1100 1000.00 at 8.1 taken back",
      "2026-08-20 2200/1100 81.00 at 8.1 taken back",
      "2026-08-20 1100/2030 540.50",
    ],
    returns: { "2026-Q2": HALF, "2026-Q3": "200 -500 · 303 -500/-40.5 · 510 -40.5" },
  },
  {
    it: "who deregisters by agreed consideration takes back later in a correction of the last return",
    acts: [
      ["2026-05-20", invoice("A", [[1000, 8.1]])],
      ["2026-07-01", method({ method: "none" })],
      ["2026-07-10", file("2026-Q2")],
      ["2026-08-20", credit("A", "note", [[1, 0.5]])],
      ["2026-08-21", correct("2026-Q2")],
      ["2026-08-22", file("2026-Q2", 1)],
      ["2026-11-20", invoice("B", [[200, 8.1]], { issueDate: "2026-06-20" })],
      ["2026-11-21", cancel("B")],
      ["2026-11-22", giveUp("A")],
      ["2026-11-23", correct("2026-Q2")],
    ],
    book: [
      ...sold("2026-05-20"),
      "2026-06-30 2200/2201 81.00",
      "2026-08-20 3400/2030 500.00 at 8.1",
      "2026-08-20 2200/2030 40.50 at 8.1",
      "2026-08-20 2030/1100 540.50",
      "2026-08-20 2201/2200 40.50",
      "2026-07-01 (2026-06-20) 1100/3400 200.00 at 8.1",
      "2026-07-01 (2026-06-20) 1100/2200 16.20 at 8.1",
      "2026-11-21 3400/1100 200.00 at 8.1 taken back",
      "2026-11-21 2200/1100 16.20 at 8.1 taken back",
      "2026-11-22 3805/1100 500.00 at 8.1",
      "2026-11-22 2200/1100 40.50 at 8.1",
    ],
    returns: {
      "2026-Q2": ONE,
      "2026-Q2 correction 1": "200 1000 · 235 500 · 303 500/40.5 · 500 40.5",
      "2026-Q2 correction 2": "200 1000 · 235 1000 · 500 0",
    },
    agrees: false,
  },
  {
    it: "who deregisters by received consideration takes back later in a correction, too",
    method: RECEIVED,
    acts: [
      ["2026-05-20", invoice("A", [[1000, 8.1]])],
      ["2026-07-01", method({ ...RECEIVED, method: "none" })],
      ["2026-07-10", file("2026-Q2")],
      ["2026-08-20", credit("A", "note", [[1, 0.5]])],
      ["2026-08-21", correct("2026-Q2")],
      ["2026-08-22", file("2026-Q2", 1)],
      ["2026-11-20", invoice("B", [[200, 8.1]], { issueDate: "2026-06-20" })],
      ["2026-11-21", cancel("B")],
      ["2026-11-22", giveUp("A")],
      ["2026-11-23", correct("2026-Q2")],
    ],
    book: [
      ...sold("2026-05-20"),
      "2026-06-30 2200/2201 81.00",
      "2026-08-20 3400/2030 500.00 at 8.1",
      "2026-08-20 2200/2030 40.50 at 8.1",
      "2026-08-20 2030/1100 540.50",
      "2026-08-20 2201/2200 40.50",
      "2026-06-20 1100/3400 200.00 at 8.1",
      "2026-06-20 1100/2200 16.20 at 8.1",
      "2026-11-21 3400/1100 200.00 at 8.1 taken back",
      "2026-11-21 2200/1100 16.20 at 8.1 taken back",
      "2026-11-22 3805/1100 500.00 at 8.1",
      "2026-11-22 2200/1100 40.50 at 8.1",
    ],
    returns: {
      "2026-Q2": ONE,
      "2026-Q2 correction 1": "200 1000 · 235 500 · 303 500/40.5 · 500 40.5",
      "2026-Q2 correction 2": "200 1000 · 235 1000 · 500 0",
    },
    agrees: false,
  },
  {
    it: "money that counts later, in a quarter of another consideration, can be undone once that is filed",
    acts: [
      ["2026-08-10", invoice("A", [[1000, 8.1]], WITH_REFERENCE)],
      ["2026-10-05", handOverUntil("2026-09-30")],
      ["2026-10-06", bank(1081, ["A"], { as: "money", valueOn: "2026-08-20" })],
      ["2026-10-07", method({ validFrom: "2026-10-01", ...RECEIVED })],
      ["2027-01-10", file("2026-Q3")],
      ["2027-01-11", file("2026-Q4")],
      ["2027-01-12", undoPay("money")],
    ],
    book: [
      ...sold("2026-08-10"),
      "2026-10-01 (2026-08-20) 1020/1100 1081.00",
      "2026-10-01 (2026-09-30) 2200/2201 81.00",
      "2026-10-01 (2026-08-20) 1100/1020 1081.00 taken back",
    ],
    // Open again at the change, it comes off, as its money will count when it comes.
    returns: { "2026-Q3": ONE, "2027-Q1": TAKEN_OFF },
    agrees: false,
  },
  ...changedAround("agreed", [["2026-07-01", "received"]], {
    "2026-Q2": ONE,
    "2026-Q3": TAKEN_OFF,
  }),
  ...changedAround("received", [["2026-07-01", "agreed"]], {
    "2026-Q3": ONE,
    "2026-Q4": TAKEN_OFF,
  }),
  ...changedAround(
    "agreed",
    [
      ["2026-04-01", "received"],
      ["2026-07-01", "agreed"],
      ["2026-10-01", "received"],
    ],
    { "2026-Q1": ONE, "2026-Q2": TAKEN_OFF, "2026-Q3": ONE, "2026-Q4": TAKEN_OFF },
    "2026-02-10",
  ),
]);

/** An invoice that is cancelled on 2026-11-20: its changes of consideration are typed before the act, or after it. */
function changedAround(
  first: "agreed" | "received",
  changes: readonly (readonly [validFrom: string, consideration: string])[],
  returns: Record<string, string>,
  day = "2026-05-20",
): WorkedCase[] {
  const typed = (on: string) =>
    changes.map(([validFrom, consideration]) => [on, method({ validFrom, consideration })] as const);
  const name = [first, ...changes.map(([, consideration]) => consideration)].join(", then ");
  return [
    { order: "typed before an invoice is cancelled", before: typed("2026-11-19"), after: [] },
    { order: "typed after an invoice was cancelled", before: [], after: typed("2026-11-21") },
  ].map(({ order, before, after }) => ({
    it: `by ${name} what was open is declared once: ${order}`,
    method: { consideration: first },
    acts: [[day, invoice("A", [[1000, 8.1]])], ...before, ["2026-11-20", cancel("A")], ...after],
    book: [
      ...sold(day),
      "2026-11-20 3400/1100 1000.00 at 8.1 taken back",
      "2026-11-20 2200/1100 81.00 at 8.1 taken back",
    ],
    returns,
  }));
}
