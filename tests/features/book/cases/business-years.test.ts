import {
  close,
  expense,
  handOverUntil,
  invoice,
  pay,
  refused,
  reopen,
  undoPay,
  unspend,
} from "../../../support/book/acts.ts";
import { yearBegins } from "../../../support/book/further-acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const ONE = "200 1000 · 303 1000/81 · 500 81";

workedCases([
  {
    it: "an expense of a closed year that is deleted counts in the next one, and in its own once that is open again",
    method: { validFrom: "2025-01-01" },
    acts: [
      ["2025-11-03", expense("paper", "material", [[108.1, 8.1]])],
      ["2025-11-04", expense("chairs", "furniture", [[216.2, 8.1]])],
      ["2026-01-10", close(2025)],
      ["2026-01-11", unspend("paper")],
      ["2026-01-12", reopen(2025)],
      ["2026-01-13", unspend("chairs")],
    ],
    book: [
      "2025-11-03 4000/1020 100.00",
      "2025-11-03 1170/1020 8.10",
      "2025-11-04 1510/1020 200.00",
      "2025-11-04 1171/1020 16.20",
      "2026-01-11 (2025-11-03) 1020/4000 100.00 taken back",
      "2026-01-11 (2025-11-03) 1020/1170 8.10 taken back",
      "2025-11-04 1020/1510 200.00 taken back",
      "2025-11-04 1020/1171 16.20 taken back",
    ],
  },
  {
    it: "a business year from July to June closes its own days",
    method: { validFrom: "2025-07-01" },
    acts: [
      ["2025-12-10", yearBegins(7)],
      ["2026-06-10", invoice("A", [[1000, 8.1]])],
      ["2026-06-20", pay("A", 1081)],
      ["2026-07-10", close(2025)],
      ["2026-07-11", undoPay()],
      ["2026-07-12", refused(pay("A", 1081, { paidOn: "2026-06-30" }), "year.closed")],
      ["2026-07-12", pay("A", 1081, { paidOn: "2026-07-01" })],
    ],
    book: [
      "2026-06-10 1100/3400 1000.00 at 8.1",
      "2026-06-10 1100/2200 81.00 at 8.1",
      "2026-06-20 1020/1100 1081.00",
      "2026-07-11 (2026-06-20) 1100/1020 1081.00 taken back",
      "2026-07-01 1020/1100 1081.00",
    ],
    returns: { "2026-Q2": ONE },
  },
  {
    it: "a first year of fifteen months is closed as one, and a hand-over within it keeps its days when it opens again",
    method: { validFrom: "2025-10-01" },
    acts: [
      ["2025-10-02", yearBegins(1, ["2025-10-01", "2026-12-31"])],
      ["2025-11-10", invoice("A", [[1000, 8.1]])],
      ["2025-11-20", pay("A", 1081)],
      ["2026-04-10", handOverUntil("2026-03-31")],
      ["2027-01-10", close(2026)],
      ["2027-01-11", undoPay()],
      ["2027-01-12", pay("A", 1081)],
      ["2027-01-13", reopen(2026)],
      ["2027-01-14", undoPay()],
      ["2027-01-15", refused(invoice("B", [[100, 8.1]], { issueDate: "2026-02-10" }), "journal.handed_over")],
    ],
    book: [
      "2025-11-10 1100/3400 1000.00 at 8.1",
      "2025-11-10 1100/2200 81.00 at 8.1",
      "2025-11-20 1020/1100 1081.00",
      "2027-01-11 (2025-11-20) 1100/1020 1081.00 taken back",
      "2027-01-12 1020/1100 1081.00",
      "2027-01-12 1100/1020 1081.00 taken back",
    ],
    returns: { "2025-Q4": ONE },
  },
]);
