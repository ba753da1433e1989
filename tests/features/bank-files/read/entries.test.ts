import { afterAll, expect, it } from "vitest";
import type { BankTransaction } from "#app/features/money/bank-files/read/bank-document.ts";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import type { CamtEntry, CamtFile } from "../../../support/camt.ts";
import { readStatement } from "../../../support/bank-files/read-camt.ts";

afterAll(() => closeBankFilePool());

const QR_IBAN = "CH4431999123000889012";
const QRR = "210000000003139471430009017";

type Expected = Partial<BankTransaction>;

it.each<[string, CamtEntry, Expected[]]>([
  [
    "with two transactions",
    {
      amount: "150.50",
      reference: QR_IBAN,
      family: "VCOM",
      batch: 2,
      ref: "BATCH",
      details: [{ amount: "100.00" }, { amount: "50.50" }],
    },
    [
      { amount: 10000, index: 0, siblings: 2, creditorIban: QR_IBAN, entryRef: "BATCH", details: "complete" },
      { amount: 5050, index: 1, siblings: 2, creditorIban: QR_IBAN, entryRef: "BATCH", details: "complete" },
    ],
  ],
  [
    "whose transactions do not add up",
    { amount: "150.51", details: [{ amount: "100.00" }, { amount: "50.50" }] },
    [
      { amount: 10000, details: "incomplete", charges: { included: 0, apart: 0 } },
      { amount: 5050, details: "incomplete" },
    ],
  ],
  [
    "whose one transaction is another amount",
    { amount: "100.00", details: [{ amount: "99.00" }] },
    [{ amount: 9900, details: "incomplete" }],
  ],
  [
    "with a transaction without amount among others",
    { amount: "150.00", details: [{ amount: "150.00" }, {}] },
    [
      { amount: 15000, details: "incomplete" },
      { amount: 0, details: "incomplete" },
    ],
  ],
  ["without details", { amount: "10.00" }, [{ amount: 1000, index: 0, siblings: 0, details: "complete" }]],
  ["of a batch without details", { amount: "10.00", batch: 2 }, [{ amount: 1000, details: "none" }]],
  ["of QR-bills without details", { amount: "10.00", family: "VCOM" }, [{ details: "none", siblings: 0 }]],
  ["of one without details", { batch: 1, family: "AUTT" }, [{ details: "complete" }]],
  [
    "of version 08 without amount and direction of its transaction",
    { amount: "70.00", details: [{ texts: ["x"] }] },
    [{ kind: "credit", amount: 7000, text: "x", details: "complete" }],
  ],
  [
    "with the amount of its transactions in the further details",
    { amount: "3.00", details: [{ transactionAmount: ["1.00", "CHF"] }, { counterValue: ["2.00", "CHF"] }] },
    [{ amount: 100 }, { amount: 200 }],
  ],
  [
    "in another currency",
    {
      amount: "95.20",
      details: [{ amount: "100.00", currency: "EUR", transactionAmount: ["95.20", "CHF"] }],
    },
    [{ amount: 9520, currency: "CHF", instructed: { amount: 10000, currency: "EUR" }, details: "complete" }],
  ],
  [
    "in another currency without the amount in ours",
    { amount: "95.20", details: [{ amount: "100.00", currency: "EUR" }] },
    [{ amount: 9520, currency: "CHF", instructed: { amount: 10000, currency: "EUR" } }],
  ],
  [
    "instructed in yen",
    { amount: "95.20", details: [{ amount: "95.20", instructed: ["16000", "JPY"] }] },
    [{ amount: 9520, instructed: { amount: 16000, currency: "JPY" } }],
  ],
  [
    "instructed in dinars, which have three decimals",
    { amount: "95.20", details: [{ amount: "95.20", instructed: ["30.000", "KWD"] }] },
    [{ amount: 9520, instructed: { amount: 30_000, currency: "KWD" } }],
  ],
  [
    "instructed with what may be thousands",
    { amount: "95.20", details: [{ amount: "95.20", instructed: ["30.000", "EUR"] }] },
    [{ amount: 9520, instructed: null }],
  ],
  [
    "instructed with what is no amount",
    { amount: "95.20", details: [{ amount: "95.20", instructed: ["1e3", "EUR"] }] },
    [{ amount: 9520, instructed: null }],
  ],
  [
    "whose one transaction states the other direction",
    { amount: "95.20", details: [{ amount: "95.20", direction: "DBIT" }] },
    [{ kind: "credit", amount: 9520 }],
  ],
  [
    "with a charge deducted, its transaction stated without",
    { amount: "95.00", details: [{ amount: "100.00", charges: [{ amount: "5.00", included: true }] }] },
    [{ amount: 9500, charges: { included: 500, apart: 0 }, details: "complete" }],
  ],
  [
    "with a charge deducted, its transaction stated with",
    { amount: "95.00", details: [{ amount: "95.00", charges: [{ amount: "5.00", included: true }] }] },
    [{ amount: 9500, charges: { included: 500, apart: 0 }, details: "complete" }],
  ],
  [
    "with a charge booked apart",
    { amount: "100.00", details: [{ amount: "100.00", charges: [{ amount: "0.90" }, { amount: "0.30" }] }] },
    [{ amount: 10000, charges: { included: 0, apart: 120 } }],
  ],
  [
    "with charges at the entry",
    { amount: "95.00", charges: [{ amount: "5.00", included: true }], details: [{ amount: "100.00" }] },
    [{ amount: 9500, charges: { included: 500, apart: 0 }, details: "complete" }],
  ],
  [
    "with charges and no details",
    { amount: "95.00", charges: [{ amount: "2.00" }, { amount: "0.50", direction: "CRDT" }] },
    [{ amount: 9500, charges: { included: 0, apart: 150 } }],
  ],
  [
    "with nothing but the total of charges",
    { details: [{ amount: "100.00", totalCharges: "1.20" }] },
    [{ charges: { included: 0, apart: 120 } }],
  ],
  [
    "of a batch with charges deducted from its transactions",
    {
      amount: "145.00",
      details: [{ amount: "100.00", charges: [{ amount: "5.00", included: true }] }, { amount: "50.00" }],
    },
    [
      { amount: 9500, charges: { included: 500, apart: 0 }, details: "complete" },
      { amount: 5000, charges: { included: 0, apart: 0 }, details: "complete" },
    ],
  ],
  [
    "of a batch with charges deducted from the whole",
    {
      amount: "148.00",
      charges: [{ amount: "2.00", included: true }],
      details: [{ amount: "100.00" }, { amount: "50.00" }],
    },
    [
      { amount: 10000, details: "complete" },
      { amount: 5000, details: "complete" },
    ],
  ],
  [
    "that takes a payment back",
    { direction: "DBIT", reversal: true, details: [{ amount: "100.00", direction: "DBIT" }] },
    [{ kind: "reversal", amount: 10000, details: "complete" }],
  ],
  [
    "that takes a batch back, with the directions of the payments",
    {
      amount: "3.00",
      direction: "DBIT",
      reversal: true,
      details: [
        { amount: "1.00", direction: "CRDT" },
        { amount: "2.00", direction: "CRDT" },
      ],
    },
    [
      { kind: "reversal", amount: 100, details: "complete" },
      { kind: "reversal", amount: 200, details: "complete" },
    ],
  ],
  [
    "with money coming in and a little going out",
    {
      amount: "90.00",
      details: [
        { amount: "100.00", direction: "CRDT" },
        { amount: "10.00", direction: "DBIT" },
      ],
    },
    [{ kind: "credit", amount: 10000, index: 0, siblings: 2, details: "complete" }],
  ],
  ["of nothing", { amount: "0.00" }, []],
  [
    "that returns a transfer",
    { direction: "DBIT", details: [{ xml: "<RtrInf><Rsn><Cd>AC01</Cd></Rsn></RtrInf>" }] },
    [{ kind: "return", amount: 10000 }],
  ],
  ["of the family of returns", { direction: "DBIT", family: "RRTN", details: [{}] }, [{ kind: "return" }]],
  [
    "that returns a transfer and was taken back itself",
    { direction: "CRDT", reversal: true, family: "RRTN", details: [{}] },
    [],
  ],
  [
    "with times instead of days",
    { bookedOn: "2026-11-20T23:59:59.999+01:00", valueOn: "2026-11-21T00:00:00Z", details: [{}] },
    [{ bookedOn: "2026-11-20", valueDay: "2026-11-21", paidOn: "2026-11-21" }],
  ],
  ["paid in earlier", { details: [{ acceptedAt: "2026-11-17T18:00:00" }] }, [{ paidOn: "2026-11-17" }]],
  ["without value day", { bookedOn: "2026-11-18", valueOn: "" }, [{ paidOn: "2026-11-18", valueDay: "" }]],
  ["without any day", { bookedOn: "", valueOn: "" }, [{ paidOn: "2026-11-20", bookedOn: "" }]],
  [
    "with the QR-IBAN at the transaction",
    { reference: "0815", details: [{ creditorIban: QR_IBAN }] },
    [{ creditorIban: QR_IBAN }],
  ],
  [
    "with another IBAN at the transaction than in its reference",
    { reference: "CH44 3199 9123 0008 8901 2", details: [{ creditorIban: "CH5604835012345678009" }] },
    [{ creditorIban: QR_IBAN }],
  ],
  ["with a mistyped IBAN as reference", { reference: "CH4531999123000889012" }, [{ creditorIban: "" }]],
  [
    "with placeholders for what the payer left out",
    { details: [{ endToEndId: "NOTPROVIDED", payer: { name: "NOTPROVIDED" } }] },
    [{ endToEndId: "", payerName: "" }],
  ],
])("an entry %s", async (_, entry, expected) => {
  const { transactions } = await readStatement({ entries: [entry] });
  expect(transactions).toHaveLength(expected.length);
  expect(transactions).toMatchObject(expected);
});

it.each<[string, CamtEntry[], { pending: number; outgoing: number }]>([
  [
    "a debit that was undone, a pending credit and a debit",
    [{ reversal: true }, { status: "PDNG" }, { direction: "DBIT", reversal: false }],
    { pending: 1, outgoing: 2 },
  ],
  ["entries for information or later", [{ status: "INFO" }, { status: "FUTR" }], { pending: 2, outgoing: 0 }],
  [
    "an amount or a day that nobody can read in a pending entry",
    [{ status: "PDNG", amount: "x", bookedOn: "9999-12-31" }],
    { pending: 1, outgoing: 0 },
  ],
])("no payment is %s", async (_, entries, skipped) => {
  expect(await readStatement({ entries })).toMatchObject({ transactions: [], skipped });
});

it.each<[string, CamtFile["version"], CamtEntry]>([
  ["the text of version 04", "04", { status: "BOOK" }],
  ["a code", "08", { status: "BOOK" }],
  ["an own code of the bank", "08", { status: "", xml: "<Sts><Prtry>BOOK</Prtry></Sts>" }],
  ["left out", "04", { status: "" }],
])("the status of a booked entry may be %s", async (_, version, entry) => {
  expect((await readStatement({ entries: [entry] }, { version })).transactions).toHaveLength(1);
});

it("charges stand without records in version 02", async () => {
  const entries: CamtEntry[] = [{ details: [{ amount: "100.00", charges: [{ amount: "1.50" }] }] }];
  const { transactions } = await readStatement({ entries }, { version: "02" });
  expect(transactions).toMatchObject([{ amount: 10000, charges: { included: 0, apart: 150 } }]);
});

it("the place of an entry counts those that are skipped", async () => {
  const entries: CamtEntry[] = [{}, { status: "PDNG" }, { direction: "DBIT" }, { ref: "FOURTH" }];
  const { transactions } = await readStatement({ entries });
  expect(transactions).toMatchObject([{ entryIndex: 0 }, { entryIndex: 3, entryRef: "FOURTH" }]);
});

it("the transactions of an entry may stand in several groups", async () => {
  const xml = '<NtryDtls><TxDtls><Amt Ccy="CHF">40.00</Amt></TxDtls></NtryDtls>';
  const { transactions } = await readStatement({ entries: [{ details: [{ amount: "60.00" }], xml }] });
  expect(transactions).toMatchObject([
    { amount: 6000, index: 0, siblings: 2, details: "complete" },
    { amount: 4000, index: 1, siblings: 2, details: "complete" },
  ]);
});

it("all that is booked adds up in the account's currency, also what goes out", async () => {
  const inEur: CamtEntry = { amount: "100.00", currency: "EUR", counterValue: ["95.20", "CHF"] };
  const { booked } = await readStatement({
    entries: [inEur, { amount: "4.80" }, { amount: "7.00", direction: "DBIT" }],
  });
  expect(booked).toEqual({ credits: { count: 2, amount: 10000 }, debits: { count: 1, amount: 700 } });
  const plain = await readStatement({ currency: "", entries: [{ amount: "4.80" }] });
  expect(plain.booked).toMatchObject({ credits: { count: 1, amount: 480 } });
});

it("where an amount that goes out cannot be read, nothing is said about what is booked", async () => {
  const entries: CamtEntry[] = [{ amount: "1e3", direction: "DBIT" }, { amount: "5.00" }];
  const { booked, transactions } = await readStatement({ entries });
  expect(booked).toBeNull();
  expect(transactions).toMatchObject([{ amount: 500 }]);
});

it("an entry may have nothing but its amount and its direction", async () => {
  const entry: CamtEntry = { status: "", bookedOn: "", valueOn: "", details: [{}] };
  const { transactions } = await readStatement({
    entries: [entry],
    from: "",
    to: "",
    createdAt: "",
    currency: "",
  });
  expect(transactions).toEqual([
    {
      kind: "credit",
      amount: 10000,
      currency: "CHF",
      instructed: null,
      paidOn: "2026-11-20",
      valueDay: "",
      bookedOn: "",
      references: [],
      remittances: [],
      text: "",
      payerName: "",
      payerIban: "",
      creditorIban: "",
      charges: { included: 0, apart: 0 },
      uetr: "",
      transactionRef: "",
      entryRef: "",
      endToEndId: "",
      entryIndex: 0,
      index: 0,
      siblings: 1,
      details: "complete",
    },
  ]);
});

it("amounts are in the account's currency where the bank states several", async () => {
  const entry: CamtEntry = { amount: "100.00", currency: "EUR", transactionAmount: ["95.20", "CHF"] };
  const { transactions } = await readStatement({ entries: [entry] });
  expect(transactions).toMatchObject([{ amount: 9520, currency: "CHF" }]);
});

it("an account's currency is taken from its entries or balances where it is missing", async () => {
  const entries: CamtEntry[] = [{ currency: "EUR", details: [{ amount: "100.00", currency: "EUR" }] }];
  const bare = await readStatement({ currency: "", entries });
  expect(bare).toMatchObject({ currency: "", transactions: [{ currency: "EUR" }] });
  const xml = '<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1</Amt></Bal>';
  expect(await readStatement({ currency: "", xml })).toMatchObject({ currency: "EUR" });
});

it("a reference of the batch's transactions is theirs alone", async () => {
  const entries: CamtEntry[] = [
    {
      amount: "2.00",
      text: `of the batch ${QRR}`,
      details: [{ amount: "1.00", texts: ["mine"] }, { amount: "1.00" }],
    },
  ];
  const { transactions } = await readStatement({ entries });
  expect(transactions).toMatchObject([
    { text: "mine", references: [] },
    { text: "", references: [] },
  ]);
});
