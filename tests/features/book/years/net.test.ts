import { it } from "vitest";
import {
  cancel,
  close,
  credit,
  expense,
  file,
  giveUp,
  invoice,
  letter,
  pay,
  refund,
} from "../../../support/book/acts.ts";
import { decideActivity } from "../../../support/book/further-acts.ts";
import { expectWorkedYear } from "../../../support/book/worked-year.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";

const [GRAPHICS, TRADE] = ["20100", "20200"];
const METHOD = {
  method: "net",
  period: "half",
  activities: [
    { code: GRAPHICS, name: "Grafik", rate: "6.2" },
    { code: TRADE, name: "Handel", rate: "2.1" },
  ],
};

onDatabaseOfDay((open) => {
  it("a year by net tax rates with two activities comes to what a pocket calculator says", () =>
    expectWorkedYear(open, {
      method: METHOD,
      acts: [
        ["2026-01-15", invoice("A", [[2000, 8.1]])],
        ["2026-01-15", decideActivity("A", GRAPHICS)],
        ["2026-01-25", pay("A", 2162)],
        ["2026-02-10", expense("rent", "rent", [[1621.5, 8.1]])],
        ["2026-02-20", invoice("B", [[1000, 2.6]], { skonto: [{ percent: 2, days: 10 }] })],
        ["2026-02-20", decideActivity("B", TRADE)],
        ["2026-03-01", pay("B", 1005.48, { skonto: true })],
        ["2026-03-10", invoice("C", [[3000, 0, "export"]])],
        ["2026-04-15", pay("C", 3000)],
        ["2026-04-25", invoice("D", [[1500, 8.1]], { dueDate: "2026-05-25" })],
        ["2026-04-25", decideActivity("D", GRAPHICS)],
        ["2026-05-05", credit("A", "note", [[1, 0.25]])],
        ["2026-05-12", refund("note")],
        ["2026-06-15", letter("D")],
        ["2026-06-30", pay("D", 1641.5)],
        ["2026-07-05", invoice("E", [[800, 8.1]])],
        ["2026-07-05", decideActivity("E", GRAPHICS)],
        ["2026-07-20", file("2026-H1")],
        ["2026-08-01", pay("E", 864.8)],
        ["2026-08-15", invoice("G", [[600, 8.1]])],
        ["2026-08-15", decideActivity("G", GRAPHICS)],
        ["2026-09-10", invoice("H", [[5000, 2.6]])],
        ["2026-09-10", decideActivity("H", TRADE)],
        ["2026-09-20", pay("H", 2565)],
        ["2026-09-25", giveUp("G")],
        ["2026-10-05", pay("H", 2565)],
        ["2026-10-30", pay("G", 216.2)],
        ["2026-11-10", invoice("J", [[300, 8.1]])],
        ["2026-11-15", cancel("J")],
        ["2026-12-10", invoice("K", [[1000, 8.1]])],
        ["2026-12-10", decideActivity("K", GRAPHICS)],
        ["2027-01-20", file("2026-H2")],
        ["2027-01-25", close(2026)],
      ],
      end: "2027-01-31",
      returns: {
        "2026-H1": [
          ["200", [2162, 1026, 3000, 1621.5, 20], null],
          ["220", [3000], null],
          ["235", [20.52, 540.5], null],
          ["299", [7829.5, -3000, -561.02], null],
          ["323", [2162, 1621.5, 20, -540.5], [202.31]],
          ["333", [1026, -20.52], [21.12]],
          // 202.306 + 21.11508, rounded once
          ["399", null, [223.42]],
          ["500", null, [223.42]],
        ],
        "2026-H2": [
          ["200", [864.8, 648.6, 5130, 324.3, -324.3, 1081], null],
          ["235", [648.6, -216.2], null],
          ["299", [7724.4, -432.4], null],
          ["323", [864.8, 648.6, -648.6, 216.2, 1081], [134.04]],
          ["333", [5130], [107.73]],
          ["399", null, [134.04, 107.73]],
          ["500", null, [134.04, 107.73]],
        ],
      },
      accounts: {
        1020: [2162, 1005.48, 3000, 1641.5, 864.8, 5130, 216.2, -540.5, -1621.5],
        1100: [1081],
        3400: [-2162, -1026, -3000, -1621.5, 540.5, -864.8, -648.6, -5130, -1081],
        3600: [-20],
        3800: [20.52],
        3805: [648.6, -216.2],
        6000: [1621.5],
      },
      // Turnover is booked, taken back and booked again where a person says which activity it is of.
      booked: [
        [3 * 2162, 2162, 3 * 1026, 20.52, 1005.48, 3000, 1621.5],
        [3000, 3 * 1621.5, 540.5, 540.5, 20, 1641.5],
        [3 * 864.8, 864.8, 3 * 648.6, 648.6, 3 * 5130, 2565],
        [2565, 216.2, 216.2, 324.3, 324.3, 3 * 1081],
      ],
      open: [[3000], [], [2565], [1081]],
      year: {
        income: [
          [2162, 1026, 3000, 1621.5, 20, 864.8, 648.6, 5130, 1081, -20.52, -540.5, -648.6, 216.2],
          [2162, 1005.48, 3000, 1621.5, 20, 864.8, 5130, 216.2, -540.5],
        ],
        result: [
          [14_560.48, -1621.5],
          [13_479.48, -1621.5],
        ],
        vat: [[], []],
      },
      costs: { rent: [1621.5] },
      investments: {},
    }));
});
