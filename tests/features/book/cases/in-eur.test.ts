import {
  close,
  credit,
  file,
  giveUp,
  handOverUntil,
  invoice,
  letter,
  method,
  pay,
  rate,
  refund,
  refused,
  setBusiness,
  undoPay,
  useCredit,
  waive,
} from "../../../support/book/acts.ts";
import { assign, bank, WITH_REFERENCE } from "../../../support/book/further-acts.ts";
import { workedCases } from "../../../support/book/worked-case.ts";

const EUR = { currency: "EUR", client: "Obertor" };
const RATES = [
  ["2026-07-01", setBusiness({ eur_invoices: 1 })],
  ["2026-07-01", rate("2026-07", 0.93565)],
  ["2026-07-01", rate("2026-08", 0.95)],
  ["2026-07-01", rate("2026-09", 0.97)],
] as const;
const SOLD = [...RATES, ["2026-07-20", invoice("A", [[1000, 8.1]], EUR)]] as const;

const INTO_EUR = [
  ...RATES,
  ["2026-07-20", invoice("A", [[1000, 8.1]], { ...EUR, ...WITH_REFERENCE })],
] as const;

/** EUR 1000.00 and 81.00 at 0.93565; together CHF 1011.44. */
const BOOKED = ["2026-07-20 1100/3400 935.65 at 8.1", "2026-07-20 1100/2200 75.79 at 8.1"];
const DECLARED = "200 935.65 · 303 935.65/75.79 · 500 75.79";

const PAID_IN_PARTS = [
  ...SOLD,
  ["2026-07-01", rate("2026-10", 0.97)],
  ["2026-07-20", invoice("B", [[1000, 8.1]], EUR)],
  ["2026-08-05", pay("A", 1081)],
  ["2026-09-07", pay("B", 540.5)],
] as const;

/** EUR 1081.00 at 0.95 is CHF 1026.95. */
const PAID_IN_AUGUST = ["2026-08-05 1020/1100 1011.44", "2026-08-05 1020/6949 15.51"];

workedCases([
  {
    it: "an invoice in EUR counts by the rate of its month, and money of another month leaves a gain",
    acts: [...SOLD, ["2026-08-05", pay("A", 1081)]],
    book: [...BOOKED, ...PAID_IN_AUGUST],
    returns: { "2026-Q3": DECLARED },
    agrees: false,
  },
  {
    it: "EUR on an account in EUR is worth what the rate of its month says",
    acts: [...INTO_EUR, ["2026-08-05", bank(1081, ["A"], { currency: "EUR" })]],
    book: [...BOOKED, ...PAID_IN_AUGUST],
    returns: { "2026-Q3": DECLARED },
    agrees: false,
  },
  {
    it: "by received consideration EUR counts by the rate of its receipt",
    method: { consideration: "received" },
    acts: [...SOLD, ["2026-08-05", pay("A", 1081)], ["2026-10-10", file("2026-Q3")]],
    // VAT of 75.79 was owed, 76.95 is declared.
    book: [...BOOKED, ...PAID_IN_AUGUST, "2026-08-05 6949/2200 1.16", "2026-09-30 2200/2201 76.95"],
    returns: { "2026-Q3": "200 950 · 303 950/76.95 · 500 76.95" },
    agrees: false,
  },
  {
    it: "by received consideration the last of several payments in EUR settles VAT to the Rappen",
    method: { consideration: "received" },
    acts: [
      ...SOLD,
      ["2026-08-05", pay("A", 500)],
      ["2026-09-07", pay("A", 281)],
      ["2026-09-20", giveUp("A")],
      ["2026-10-10", file("2026-Q3")],
    ],
    // VAT in EUR: 37.47, 21.05 and lost 22.48 of 81.00; at 0.93565 owed 35.06, 19.70, 21.03 of 75.79.
    book: [
      ...BOOKED,
      "2026-08-05 1020/1100 467.83",
      "2026-08-05 1020/6949 7.17",
      "2026-08-05 6949/2200 0.54",
      "2026-09-07 1020/1100 262.92",
      "2026-09-07 1020/6949 9.65",
      "2026-09-07 6949/2200 0.72",
      "2026-09-20 3805/1100 259.66 at 8.1",
      "2026-09-20 2200/1100 21.03 at 8.1",
      "2026-09-30 2200/2201 56.02",
    ],
    returns: { "2026-Q3": "200 691.55 · 303 691.55/56.02 · 500 56.02" },
    agrees: false,
  },
  {
    it: "by received consideration the loss of the second half in EUR settles VAT to the Rappen",
    method: { consideration: "received" },
    acts: [
      ...SOLD,
      ["2026-08-05", pay("A", 540.5)],
      ["2026-09-20", giveUp("A")],
      ["2026-10-10", file("2026-Q3")],
    ],
    // Of VAT of 75.79 each half is 37.89, which leaves a Rappen.
    book: [
      ...BOOKED,
      "2026-08-05 1020/1100 505.72",
      "2026-08-05 1020/6949 7.76",
      "2026-08-05 6949/2200 0.59",
      "2026-09-20 3805/1100 467.83 at 8.1",
      "2026-09-20 2200/1100 37.89 at 8.1",
      "2026-09-20 2200/6949 0.01",
      "2026-09-30 2200/2201 38.48",
    ],
    returns: { "2026-Q3": "200 475 · 303 475/38.48 · 500 38.48" },
    agrees: false,
  },
  {
    it: "of part payments in EUR the last one settles the last Rappen",
    acts: [...SOLD, ["2026-08-05", pay("A", 500)], ["2026-09-07", pay("A", 581)]],
    // 500.00: 467.83 of the debt, 475.00 in the bank. 581.00: the other 543.61, 563.57 in the bank.
    book: [
      ...BOOKED,
      "2026-08-05 1020/1100 467.83",
      "2026-08-05 1020/6949 7.17",
      "2026-09-07 1020/1100 543.61",
      "2026-09-07 1020/6949 19.96",
    ],
    returns: { "2026-Q3": DECLARED },
    agrees: false,
  },
  {
    it: "a credit note in EUR takes back what its invoice brought, by the rate of the invoice",
    acts: [...SOLD, ["2026-09-07", credit("A", "note")]],
    book: [
      ...BOOKED,
      "2026-09-07 3400/2030 935.65 at 8.1",
      "2026-09-07 2200/2030 75.79 at 8.1",
      "2026-09-07 2030/1100 1011.44",
    ],
    returns: { "2026-Q3": "200 935.65 · 235 935.65 · 500 0" },
    agrees: false,
  },
  {
    it: "what is given up of an invoice in EUR leaves no Rappen with debtors",
    acts: [...SOLD, ["2026-08-05", pay("A", 500)], ["2026-09-07", giveUp("A")]],
    // Paid are 462.53 and 37.47; lost 537.47 and 43.53, at 0.93565 502.88 and 40.73.
    book: [
      ...BOOKED,
      "2026-08-05 1020/1100 467.83",
      "2026-08-05 1020/6949 7.17",
      "2026-09-07 3805/1100 502.88 at 8.1",
      "2026-09-07 2200/1100 40.73 at 8.1",
    ],
    returns: { "2026-Q3": "200 935.65 · 235 502.88 · 303 432.77/35.05 · difference 0.01 · 500 35.05" },
    agrees: false,
  },
  {
    it: "a payment in EUR that is undone takes its gain along",
    acts: [
      ...SOLD,
      ["2026-08-05", pay("A", 1081)],
      ["2026-10-10", file("2026-Q3")],
      ["2026-10-11", undoPay()],
    ],
    book: [
      ...BOOKED,
      ...PAID_IN_AUGUST,
      "2026-09-30 2200/2201 75.79",
      "2026-08-05 1100/1020 1011.44 taken back",
      "2026-08-05 6949/1020 15.51 taken back",
    ],
    returns: { "2026-Q3": DECLARED },
    agrees: false,
  },
  {
    it: "credit in EUR that goes back in another month leaves a difference, and nothing with the client",
    acts: [...SOLD, ["2026-08-05", pay("A", 1181)], ["2026-09-07", refund("payment")]],
    // EUR 100.00 came in at 0.95 and goes back at 0.97.
    book: [
      ...BOOKED,
      ...PAID_IN_AUGUST,
      "2026-08-05 1020/2030 95.00",
      "2026-09-07 2030/1020 97.00",
      "2026-09-07 6949/2030 2.00",
    ],
    returns: { "2026-Q3": DECLARED },
    agrees: false,
  },
  {
    it: "the credit of a credit note in EUR that goes back leaves nothing with the client",
    acts: [
      ...SOLD,
      ["2026-08-05", pay("A", 1081)],
      ["2026-08-10", credit("A", "note")],
      ["2026-09-07", refund("note")],
    ],
    // EUR 1081.00 are CHF 1011.44 with the client and 1048.57 in the bank.
    book: [
      ...BOOKED,
      ...PAID_IN_AUGUST,
      "2026-08-10 3400/2030 935.65 at 8.1",
      "2026-08-10 2200/2030 75.79 at 8.1",
      "2026-09-07 2030/1020 1048.57",
      "2026-09-07 6949/2030 37.13",
    ],
    returns: { "2026-Q3": "200 935.65 · 235 935.65 · 500 0" },
    agrees: false,
  },
  {
    it: "by received consideration a credit note for the second half in EUR settles VAT to the Rappen",
    method: { consideration: "received" },
    acts: [
      ...SOLD,
      ["2026-08-05", pay("A", 540.5)],
      ["2026-09-01", credit("A", "note", [[1, 0.5]])],
      ["2026-10-10", file("2026-Q3")],
    ],
    // Of VAT of 75.79 each half is 37.89, which leaves a Rappen.
    book: [
      ...BOOKED,
      "2026-08-05 1020/1100 505.72",
      "2026-08-05 1020/6949 7.76",
      "2026-08-05 6949/2200 0.59",
      "2026-09-01 3400/2030 467.83 at 8.1",
      "2026-09-01 2200/2030 37.89 at 8.1",
      "2026-09-01 2030/1100 505.72",
      "2026-09-01 2200/6949 0.01",
      "2026-09-30 2200/2201 38.48",
    ],
    returns: { "2026-Q3": "200 475 · 303 475/38.48 · 500 38.48" },
    agrees: false,
  },
  {
    it: "by received consideration credit of a note in EUR that pays another invoice leaves no VAT of it",
    method: { consideration: "received" },
    acts: [
      ...SOLD,
      ["2026-08-05", pay("A", 1081)],
      ["2026-08-10", credit("A", "note")],
      ["2026-09-03", invoice("B", [[2000, 8.1]], EUR)],
      ["2026-09-07", useCredit("B")],
      ["2026-09-09", pay("B", 1081)],
      ["2026-10-10", file("2026-Q3")],
    ],
    // EUR 81.00 of VAT that nobody pays: 78.57 of those that B brought, 75.79 of those that the note gave.
    book: [
      ...BOOKED,
      ...PAID_IN_AUGUST,
      "2026-08-05 6949/2200 1.16",
      "2026-08-10 3400/2030 935.65 at 8.1",
      "2026-08-10 2200/2030 75.79 at 8.1",
      "2026-09-03 1100/3400 1940.00 at 8.1",
      "2026-09-03 1100/2200 157.14 at 8.1",
      "2026-09-07 2030/1100 1048.57",
      "2026-09-07 6949/2030 37.13",
      "2026-09-07 2200/6949 2.78",
      "2026-09-09 1020/1100 1048.57",
      "2026-09-30 2200/2201 155.52",
    ],
    returns: { "2026-Q3": "200 1920 · 303 1920/155.52 · 500 155.52" },
    agrees: false,
  },
  {
    it: "by received consideration credit in EUR of one rate of VAT pays another rate, and its rest goes back",
    method: { consideration: "received" },
    acts: [
      ...SOLD,
      ["2026-08-05", pay("A", 1081)],
      ["2026-08-10", credit("A", "note")],
      ["2026-09-03", invoice("B", [[1000, 2.6]], EUR)],
      ["2026-09-07", useCredit("B")],
      ["2026-09-08", refund("note")],
      ["2026-10-10", file("2026-Q3")],
    ],
    // Of EUR 81.00 B takes 76.88, worth 74.57 by its rate, 71.93 by that of the note; 4.12 are 3.85 of the last 3.86.
    book: [
      ...BOOKED,
      ...PAID_IN_AUGUST,
      "2026-08-05 6949/2200 1.16",
      "2026-08-10 3400/2030 935.65 at 8.1",
      "2026-08-10 2200/2030 75.79 at 8.1",
      "2026-09-03 1100/3400 970.00 at 2.6",
      "2026-09-03 1100/2200 25.22 at 2.6",
      "2026-09-07 2030/1100 995.22",
      "2026-09-07 6949/2030 35.24",
      "2026-09-07 2200/6949 2.64",
      "2026-09-08 2030/1020 53.35",
      "2026-09-08 6949/2030 1.89",
      "2026-09-08 6949/2200 0.01",
      "2026-09-30 2200/2201 23.75",
      "2026-09-30 2201/3809 0.01",
    ],
    returns: { "2026-Q3": "200 951.74 · 303 -18.26/-1.48 · 313 970/25.22 · difference 0.01 · 500 23.74" },
    agrees: false,
  },
  {
    it: "from received to agreed what is open in EUR is declared, and of what was paid at another rate nothing more",
    method: { consideration: "received" },
    acts: [...PAID_IN_PARTS, ["2026-10-01", method({})], ["2026-10-05", pay("B", 540.5)]],
    // Of CHF 935.65 and 75.79 that B is worth half was paid: 467.83 and 37.89.
    book: [
      ...BOOKED,
      ...BOOKED,
      ...PAID_IN_AUGUST,
      "2026-08-05 6949/2200 1.16",
      "2026-09-07 1020/1100 505.72",
      "2026-09-07 1020/6949 18.57",
      "2026-09-07 6949/2200 1.40",
      "2026-10-05 1020/1100 505.72",
      "2026-10-05 1020/6949 18.57",
    ],
    returns: {
      "2026-Q3": "200 1435 · 303 1435/116.24 · 500 116.24",
      "2026-Q4": "200 467.82 · 303 467.82/37.89 · difference 0.01 · 500 37.89",
    },
    agrees: false,
  },
  {
    it: "from agreed to received what is open in EUR comes off by the rate at which it was declared",
    acts: [
      ...PAID_IN_PARTS,
      ["2026-10-01", method({ consideration: "received" })],
      ["2026-10-05", pay("B", 540.5)],
    ],
    // Declared twice 935.65; 467.82 come off, and 485.00 come in.
    book: [
      ...BOOKED,
      ...BOOKED,
      ...PAID_IN_AUGUST,
      "2026-09-07 1020/1100 505.72",
      "2026-09-07 1020/6949 18.57",
      "2026-10-05 1020/1100 505.72",
      "2026-10-05 1020/6949 18.57",
      "2026-10-05 6949/2200 1.39",
    ],
    returns: {
      "2026-Q3": "200 1871.3 · 303 1871.3/151.58 · 500 151.58",
      "2026-Q4": "200 17.18 · 303 17.18/1.39 · 500 1.39",
    },
    agrees: false,
  },
  {
    it: "credit in EUR that settles another invoice leaves a difference, and nothing with the client",
    acts: [
      ...SOLD,
      ["2026-08-05", pay("A", 1181)],
      ["2026-09-03", invoice("B", [[100, 0, "abroad"]], EUR)],
      ["2026-09-07", useCredit("B")],
    ],
    // EUR 100.00 came in at 0.95, and the invoice is worth 97.00.
    book: [
      ...BOOKED,
      ...PAID_IN_AUGUST,
      "2026-08-05 1020/2030 95.00",
      "2026-09-03 1100/3400 97.00 at 0",
      "2026-09-07 2030/1100 97.00",
      "2026-09-07 6949/2030 2.00",
    ],
    returns: { "2026-Q3": "200 1032.65 · 221 97 · 303 935.65/75.79 · 500 75.79" },
    agrees: false,
  },
  {
    it: "interest in EUR that is waived comes off again, and claimed again is owed again",
    acts: [
      ...SOLD,
      ["2026-09-20", letter("A", { interest: true })],
      ["2026-09-21", waive("A", "interest")],
      ["2026-09-22", waive("A", "interest", false)],
      ["2026-09-23", credit("A", "note")],
    ],
    // 31 days of 5 % on EUR 1081.00 are EUR 4.65, at 0.93565 CHF 4.35.
    book: [
      ...BOOKED,
      "2026-09-20 1100/6950 4.35",
      "2026-09-21 6950/1100 4.35",
      "2026-09-22 1100/6950 4.35",
      "2026-09-23 3400/2030 935.65 at 8.1",
      "2026-09-23 2200/2030 75.79 at 8.1",
      "2026-09-23 2030/1100 1011.44",
      "2026-09-23 6950/1100 4.35",
    ],
    returns: { "2026-Q3": "200 935.65 · 235 935.65 · 500 0" },
    agrees: false,
  },
  {
    it: "by received consideration a credit note in EUR of the whole pays back what the client had paid",
    method: { consideration: "received" },
    acts: [
      ...SOLD,
      ["2026-08-05", pay("A", 540.5)],
      ["2026-09-01", credit("A", "note")],
      ["2026-09-05", refund("note")],
      ["2026-10-10", file("2026-Q3")],
    ],
    // EUR 500.00 and 40.50 came in at 0.95 and go back by the rate of the invoice.
    book: [
      ...BOOKED,
      "2026-08-05 1020/1100 505.72",
      "2026-08-05 1020/6949 7.76",
      "2026-08-05 6949/2200 0.59",
      "2026-09-01 3400/2030 935.65 at 8.1",
      "2026-09-01 2200/2030 75.79 at 8.1",
      "2026-09-01 2030/1100 505.72",
      "2026-09-01 2200/6949 0.01",
      "2026-09-05 2030/1020 524.29",
      "2026-09-05 6949/2030 18.57",
      "2026-09-05 6949/2200 0.01",
      "2026-09-30 2200/2201 0.59",
      "2026-09-30 2201/3809 0.01",
    ],
    returns: { "2026-Q3": "200 7.17 · 303 7.17/0.58 · difference 0.01 · 500 0.58" },
    agrees: false,
  },
  {
    it: "CHF that come in for an invoice in EUR are what the bank has",
    acts: [
      ["2026-07-01", setBusiness({ eur_invoices: 1 })],
      ["2026-07-01", rate("2026-07", 0.93565)],
      ["2026-07-01", rate("2026-08", 0.95)],
      ["2026-07-20", invoice("A", [[1000, 8.1]], { currency: "EUR", ...WITH_REFERENCE })],
      ["2026-08-05", bank(1030, ["A"], { as: "money" })],
      ["2026-08-06", assign("money", "A")],
    ],
    book: [
      "2026-07-20 1100/3400 935.65 at 8.1",
      "2026-07-20 1100/2200 75.79 at 8.1",
      "2026-08-05 1020/1100 1011.44",
      "2026-08-05 1020/6949 18.56",
    ],
    returns: { "2026-Q3": "200 935.65 · 303 935.65/75.79 · 500 75.79" },
    agrees: false,
  },
  {
    it: "money for an invoice with a rate of its own is worth that of its month",
    acts: [
      ...RATES,
      ["2026-07-20", invoice("A", [[1000, 8.1]], { ...EUR, exchangeRate: 0.9 })],
      ["2026-08-05", pay("A", 1081)],
    ],
    // 900.00 and 72.90 are owed; EUR 1081.00 at 0.95 is CHF 1026.95.
    book: [
      "2026-07-20 1100/3400 900.00 at 8.1",
      "2026-07-20 1100/2200 72.90 at 8.1",
      "2026-08-05 1020/1100 972.90",
      "2026-08-05 1020/6949 54.05",
    ],
    returns: { "2026-Q3": "200 900 · 303 900/72.9 · 500 72.9" },
    agrees: false,
  },
  {
    it: "without rates of months all money of an invoice counts by its own rate, what is paid back too",
    acts: [
      ["2026-07-01", setBusiness({ eur_invoices: 1 })],
      ["2026-07-20", invoice("A", [[1000, 8.1]], { ...EUR, exchangeRate: 0.95 })],
      ["2026-08-05", pay("A", 1200, { as: "money" })],
      ["2026-09-07", refund("money", 119)],
      ["2026-09-08", credit("A", "note")],
      ["2026-09-09", refund("note", 1081)],
      ["2026-10-10", handOverUntil("2026-09-30")],
    ],
    book: [
      "2026-07-20 1100/3400 950.00 at 8.1",
      "2026-07-20 1100/2200 76.95 at 8.1",
      "2026-08-05 1020/1100 1026.95",
      "2026-08-05 1020/2030 113.05",
      "2026-09-07 2030/1020 113.05",
      "2026-09-08 3400/2030 950.00 at 8.1",
      "2026-09-08 2200/2030 76.95 at 8.1",
      "2026-09-09 2030/1020 1026.95",
    ],
    returns: { "2026-Q3": "200 950 · 235 950 · 500 0" },
    agrees: false,
  },
  {
    it: "nothing is handed over or closed while money in EUR waits for a rate, and then it is booked on its day",
    acts: [
      ["2026-07-01", setBusiness({ eur_invoices: 1 })],
      ["2026-07-01", rate("2026-07", 0.9)],
      ["2026-07-20", invoice("A", [[1000, 8.1]], EUR)],
      ["2026-12-05", pay("A", 1200)],
      ["2027-01-10", refused(handOverUntil("2026-12-31"), "input.invalid")],
      ["2027-01-10", refused(close(2026), "journal.rates_missing")],
      ["2027-01-11", handOverUntil("2026-11-30")],
      ["2027-01-12", rate("2026-12", 0.95)],
      ["2027-01-13", close(2026)],
    ],
    // 1081.00 of the 1200.00 settle 972.90 and are 1026.95 in the bank.
    book: [
      "2026-07-20 1100/3400 900.00 at 8.1",
      "2026-07-20 1100/2200 72.90 at 8.1",
      "2026-12-05 1020/1100 972.90",
      "2026-12-05 1020/6949 54.05",
      "2026-12-05 1020/2030 113.05",
    ],
    returns: { "2026-Q3": "200 900 · 303 900/72.9 · 500 72.9" },
    agrees: false,
  },
]);
