import { cancel, credit, file, giveUp, invoice, method, pay, withdraw } from "../../../support/book/acts.ts";
import { declareAt, decideActivity, decideDay, decideReason } from "../../../support/book/further-acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const NET = {
  validFrom: "2026-01-01",
  method: "net",
  period: "half",
  activities: [
    { code: "20100", name: "Grafik", rate: "6.2" },
    { code: "20200", name: "Handel", rate: "2.1" },
  ],
};

/** What was ended is claimed again and taken back as it was, then booked and taken back as it is decided. */
function anew(issued: string, ended: string, account: string, what: string, decided = what): string[] {
  return [
    `${ended} 1100/${account} ${what} taken back`,
    `${issued} ${account}/1100 ${what} taken back`,
    `${issued} 1100/${account} ${decided}`,
    `${ended} ${account}/1100 ${decided} taken back`,
  ];
}

workedCases([
  {
    it: "a cancelled invoice at 0 % is decided after its end, for the return of its day and that of its end",
    acts: [
      ["2026-08-10", invoice("A", [[1000, 0]])],
      ["2026-11-20", cancel("A")],
      ["2026-11-21", decideReason("A", "export")],
      ["2026-11-22", file("2026-Q3")],
      ["2026-11-23", decideReason("A", "abroad")],
      ["2026-11-24", decideReason("A", "abroad")],
    ],
    book: [
      "2026-08-10 1100/3400 1000.00 at 0",
      "2026-11-20 3400/1100 1000.00 at 0 taken back",
      ...anew("2026-08-10", "2026-11-20", "3400", "1000.00 at 0"),
      // Days of the filed return are closed.
      ...anew("2026-10-01 (2026-08-10)", "2026-11-20", "3400", "1000.00 at 0"),
    ],
    returns: {
      "2026-Q3": "200 1000 · 220 1000 · 500 0",
      "2026-Q4": "200 -1000 · 220 -1000 · 500 0",
    },
  },
  {
    it: "its rows keep the reason that they say themselves",
    acts: [
      [
        "2026-08-10",
        invoice("A", [
          [400, 0, "exempt"],
          [600, 0],
        ]),
      ],
      ["2026-11-20", cancel("A")],
      ["2026-11-21", decideReason("A", "export")],
    ],
    book: [
      "2026-08-10 1100/3400 400.00 at 0",
      "2026-08-10 1100/3400 600.00 at 0",
      "2026-11-20 3400/1100 400.00 at 0 taken back",
      "2026-11-20 3400/1100 600.00 at 0 taken back",
      ...anew("2026-08-10", "2026-11-20", "3400", "600.00 at 0"),
    ],
    returns: {
      "2026-Q3": "200 1000 · 220 600 · 230 400 · 500 0",
      "2026-Q4": "200 -1000 · 220 -600 · 230 -400 · 500 0",
    },
  },
  {
    it: "a cancelled invoice gets its activity by net tax rates",
    method: NET,
    acts: [
      ["2026-05-10", invoice("A", [[1000, 8.1]])],
      ["2026-11-20", cancel("A")],
      ["2026-11-21", decideActivity("A", "20200")],
      ["2026-11-22", file("2026-H1")],
    ],
    book: [
      "2026-05-10 1100/3400 1081.00 at 8.1",
      "2026-11-20 3400/1100 1081.00 at 8.1 taken back",
      ...anew("2026-05-10", "2026-11-20", "3400", "1081.00 at 8.1"),
    ],
    returns: {
      "2026-H1": "200 1081 · 333 1081/22.7 · 500 22.7",
      "2026-H2": "200 -1081 · 333 -1081/-22.7 · 510 -22.7",
    },
    agrees: false,
  },
  {
    it: "an old rate of a cancelled invoice gets its day of supply, and a wrong one the rate it is declared at",
    acts: [
      ["2026-08-10", invoice("A", [[1000, 7.7]])],
      ["2026-08-10", invoice("B", [[1000, 7.7]])],
      ["2026-11-20", cancel("A")],
      ["2026-11-20", cancel("B")],
      ["2026-11-21", decideDay("A", 77, "2023-12-10")],
      ["2026-11-21", declareAt("B", 77, 81)],
      ["2026-11-22", file("2026-Q3")],
    ],
    book: [
      ...["2026-08-10 1100/3400 1000.00 at 7.7", "2026-08-10 1100/2200 77.00 at 7.7"],
      ...["2026-08-10 1100/3400 1000.00 at 7.7", "2026-08-10 1100/2200 77.00 at 7.7"],
      ...["2026-11-20 3400/1100 1000.00 at 7.7 taken back", "2026-11-20 2200/1100 77.00 at 7.7 taken back"],
      ...["2026-11-20 3400/1100 1000.00 at 7.7 taken back", "2026-11-20 2200/1100 77.00 at 7.7 taken back"],
      ...anew("2026-08-10", "2026-11-20", "3400", "1000.00 at 7.7"),
      ...anew("2026-08-10", "2026-11-20", "2200", "77.00 at 7.7"),
      ...anew("2026-08-10", "2026-11-20", "3400", "1000.00 at 7.7", "1000.00 at 8.1"),
      ...anew("2026-08-10", "2026-11-20", "2200", "77.00 at 7.7", "77.00 at 8.1"),
      "2026-09-30 2200/2201 158.00",
    ],
    returns: {
      "2026-Q3": "200 2000 · 302 1000/77 · 303 1000/81 · difference -4 · 500 158",
      "2026-Q4": "200 -2000 · 302 -1000/-77 · 303 -1000/-81 · difference 4 · 510 -158",
    },
  },
  {
    it: "what was given up of an invoice before it was cancelled is decided with it",
    acts: [
      ["2026-08-10", invoice("A", [[1000, 0]])],
      ["2026-08-11", giveUp("A", 300)],
      ["2026-11-20", cancel("A")],
      ["2026-11-21", decideReason("A", "export")],
      ["2026-11-22", file("2026-Q3")],
    ],
    book: [
      "2026-08-10 1100/3400 1000.00 at 0",
      "2026-08-11 3805/1100 300.00 at 0",
      "2026-11-20 1100/3805 300.00 at 0 taken back",
      "2026-11-20 3400/1100 1000.00 at 0 taken back",
      ...anew("2026-08-10", "2026-11-20", "3400", "1000.00 at 0"),
      "2026-08-11 1100/3805 300.00 at 0 taken back",
      "2026-08-11 3805/1100 300.00 at 0",
      "2026-11-20 1100/3805 300.00 at 0 taken back",
      "2026-11-20 3805/1100 300.00 at 0 taken back",
    ],
    returns: {
      "2026-Q3": "200 1000 · 220 700 · 235 300 · 500 0",
      "2026-Q4": "200 -1000 · 220 -700 · 235 -300 · 500 0",
    },
  },
  {
    it: "a credit note that was withdrawn is decided with its invoice",
    acts: [
      ["2026-05-10", invoice("A", [[1000, 0]])],
      ["2026-08-10", credit("A", "note")],
      ["2026-11-20", withdraw("note")],
      ["2026-11-21", decideReason("A", "abroad")],
      ["2026-11-22", file("2026-Q3")],
    ],
    method: { validFrom: "2026-04-01" },
    book: [
      "2026-05-10 1100/3400 1000.00 at 0",
      "2026-08-10 3400/2030 1000.00 at 0",
      "2026-08-10 2030/1100 1000.00",
      "2026-11-20 2030/3400 1000.00 at 0 taken back",
      "2026-11-20 1100/2030 1000.00",
      "2026-05-10 3400/1100 1000.00 at 0 taken back",
      "2026-05-10 1100/3400 1000.00 at 0",
      "2026-11-20 3400/2030 1000.00 at 0 taken back",
      "2026-08-10 2030/3400 1000.00 at 0 taken back",
      "2026-08-10 3400/2030 1000.00 at 0",
      "2026-11-20 2030/3400 1000.00 at 0 taken back",
    ],
    returns: {
      "2026-Q2": "200 1000 · 221 1000 · 500 0",
      "2026-Q3": "200 0 · 221 -1000 · 235 1000 · 500 0",
      "2026-Q4": "200 0 · 221 1000 · 235 -1000 · 500 0",
    },
  },
  {
    it: "what was open of it when the way of counting changed is decided, too",
    acts: [
      ["2026-05-10", invoice("A", [[1000, 0]])],
      ["2026-06-10", pay("A", 400)],
      ["2026-07-01", method({ consideration: "received" })],
      ["2026-11-20", cancel("A")],
      ["2026-11-21", decideReason("A", "export")],
    ],
    method: { validFrom: "2026-04-01" },
    book: [
      "2026-05-10 1100/3400 1000.00 at 0",
      "2026-06-10 1020/1100 400.00",
      "2026-11-20 3400/1100 1000.00 at 0 taken back",
      "2026-11-20 1100/2030 400.00",
      ...anew("2026-05-10", "2026-11-20", "3400", "1000.00 at 0"),
    ],
    returns: {
      "2026-Q2": "200 1000 · 220 1000 · 500 0",
      "2026-Q3": "200 -600 · 220 -600 · 500 0",
      "2026-Q4": "200 -400 · 220 -400 · 500 0",
    },
  },
  {
    it: "by received consideration money of a cancelled invoice is decided on its day and on that of its release",
    acts: [
      ["2026-05-10", invoice("A", [[1000, 0]])],
      ["2026-06-10", pay("A", 400)],
      ["2026-11-20", cancel("A")],
      ["2026-11-21", decideReason("A", "export")],
      ["2026-11-22", file("2026-Q2")],
      ["2026-11-23", decideReason("A", "abroad")],
    ],
    method: { validFrom: "2026-04-01", consideration: "received" },
    book: [
      "2026-05-10 1100/3400 1000.00 at 0",
      "2026-06-10 1020/1100 400.00",
      "2026-11-20 3400/1100 1000.00 at 0 taken back",
      "2026-11-20 1100/2030 400.00",
      ...anew("2026-05-10", "2026-11-20", "3400", "1000.00 at 0"),
      ...anew("2026-05-10", "2026-11-20", "3400", "1000.00 at 0"),
    ],
    returns: {
      "2026-Q2": "200 400 · 220 400 · 500 0",
      // What is decided of a filed quarter counts on the first open day.
      "2026-Q3": "200 0 · 220 -400 · 221 400 · 500 0",
      "2026-Q4": "200 -400 · 221 -400 · 500 0",
    },
  },
]);
