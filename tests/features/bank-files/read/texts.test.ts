import { afterAll, expect, it } from "vitest";
import type { BankTransaction } from "#app/features/money/bank-files/read/bank-document.ts";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import type { CamtDetails } from "../../../support/camt.ts";
import { readStatement } from "../../../support/bank-files/read-camt.ts";

afterAll(() => closeBankFilePool());

const QRR = "210000000003139471430009017";
const SHORT_QRR = "000000000000000000000001236";
const SCOR = "RF18539007547034";

it.each<[string, CamtDetails, string[]]>([
  ["a QR reference", { reference: QRR }, [QRR]],
  ["a QR reference in groups", { reference: "21 00000 00003 13947 14300 09017" }, [QRR]],
  ["a QR reference without its type", { reference: QRR, referenceType: "" }, [QRR]],
  ["a QR reference under its old type", { reference: QRR, referenceType: "ISR Reference" }, [QRR]],
  ["a QR reference without its leading zeros", { reference: "1236" }, [SHORT_QRR]],
  ["a creditor reference", { reference: "rf18 5390 0754 7034", referenceType: "SCOR" }, [SCOR]],
  ["a creditor reference under a wrong type", { reference: SCOR, referenceType: "QRR" }, [SCOR]],
  ["a reference of another country", { reference: "3900", referenceType: "SCOR" }, ["3900"]],
  ["nothing but zeros", { reference: "0".repeat(27) }, []],
  ["no reference in the structure for it", { remittanceText: "?REJECT?0" }, []],
  ["a creditor reference in the message", { texts: ["Rechnung RF18 5390 0754 7034 vom 1.11."] }, [SCOR]],
  ["a creditor reference in small letters", { texts: ["rf18539007547034"] }, [SCOR]],
  ["a QR reference in the message", { texts: ["Ref. 21 00000 00003 13947 14300 09017, danke"] }, [QRR]],
  ["a QR reference on two lines", { texts: ["21 00000 00003 139", "47 14300 09017"] }, [QRR]],
  ["a QR reference behind a phone number", { texts: [`079 123 45 67 ${QRR} 1`] }, [QRR]],
  ["a QR reference in what the bank adds", { info: `QRR ${QRR}` }, [QRR]],
  ["a mistyped QR reference in the message", { texts: ["210000000003139471430009018"] }, []],
  ["a mistyped creditor reference in the message", { texts: ["RF19 5390 0754 7034"] }, []],
  ["more digits than a reference has", { texts: [`1${QRR}`] }, []],
  ["the same twice", { reference: QRR, texts: [QRR] }, [QRR]],
  ["one in the structure, one in the message", { reference: QRR, texts: [SCOR] }, [QRR, SCOR]],
])("references are found: %s", async (_, details, expected) => {
  expect(await transactionOf(details)).toMatchObject({ references: expected });
});

it.each<[string, CamtDetails, string]>([
  ["all lines", { texts: ["Muster", " Musterfile"], info: "Gutschrift" }, "Muster Musterfile Gutschrift"],
  ["the text beside a reference", { reference: QRR, remittanceText: "Miete" }, "Miete"],
  ["no codes for machines", { remittanceText: "?REJECT?0", texts: ["Miete ?ERROR?000"] }, "Miete"],
  ["signs that XML escapes", { texts: ["A & B <C> \"D\" 'E'"] }, "A & B <C> \"D\" 'E'"],
  ["what stands in CDATA and around comments", { xml: cdata() }, "A & B <C> D"],
])("the text has %s", async (_, details, expected) => {
  expect(await transactionOf(details)).toMatchObject({ text: expected });
});

it("the text ends with what the bank wrote about the entry, once", async () => {
  const entries = [
    { text: "QR-Gutschrift", details: [{ texts: ["Miete"] }] },
    { text: "Miete", details: [{ texts: ["Miete"] }] },
    { text: "Bareinzahlung" },
  ];
  const { transactions } = await readStatement({ entries });
  expect(transactions.map(({ text }) => text)).toEqual(["Miete QR-Gutschrift", "Miete", "Bareinzahlung"]);
});

it.each<[string, CamtDetails, string]>([
  ["is missing", {}, ""],
  [
    "has a line break and the address behind it",
    { payer: { name: "Muster AG\nBahnhofstrasse 1" } },
    "Muster AG",
  ],
  ["has spaces too many", { payer: { name: " Anna   Müller " } }, "Anna Müller"],
  ["stands in the address", { payer: { addressLines: ["Anna Müller", "8000 Zürich"] } }, "Anna Müller"],
  ["is that of the one who owes", { ultimatePayer: "Anna Müller" }, "Anna Müller"],
  ["is that of the account", { payer: { name: "Treuhand AG" }, ultimatePayer: "Anna" }, "Treuhand AG"],
])("the payer's name: %s", async (_, details, expected) => {
  expect(await transactionOf(details)).toMatchObject({ payerName: expected });
});

it.each<[string, CamtDetails, BankTransaction["remittances"]]>([
  ["one reference", { reference: QRR }, []],
  [
    "several references with amounts",
    {
      remittances: [
        { reference: QRR, amount: "60.00" },
        { reference: SCOR, amount: "40.00", documentNumber: "R-2" },
      ],
    },
    [
      { reference: QRR, documentNumber: "", amount: 6000 },
      { reference: SCOR, documentNumber: "R-2", amount: 4000 },
    ],
  ],
  [
    "several references without amounts",
    { remittances: [{ reference: QRR }, { reference: SCOR }] },
    [
      { reference: QRR, documentNumber: "", amount: null },
      { reference: SCOR, documentNumber: "", amount: null },
    ],
  ],
  [
    "an amount without a document, and one that says nothing",
    { remittances: [{ amount: "60.00" }, { reference: "" }, { documentNumber: "R-1" }] },
    [
      { reference: "", documentNumber: "", amount: 6000 },
      { reference: "", documentNumber: "R-1", amount: null },
    ],
  ],
  [
    "one document number",
    { remittances: [{ documentNumber: "R-1" }] },
    [{ reference: "", documentNumber: "R-1", amount: null }],
  ],
  [
    "amounts in another currency or that are none",
    {
      remittances: [
        { reference: QRR, amount: "60.00", currency: "EUR" },
        { reference: SCOR, amount: "-1" },
      ],
    },
    [
      { reference: QRR, documentNumber: "", amount: null },
      { reference: SCOR, documentNumber: "", amount: null },
    ],
  ],
])("what a payment settles: %s", async (_, details, expected) => {
  expect(await transactionOf(details)).toMatchObject({ remittances: expected });
});

async function transactionOf(details: CamtDetails): Promise<BankTransaction> {
  const { transactions } = await readStatement({
    entries: [{ details: [{ amount: "100.00", ...details }] }],
  });
  return transactions[0]!;
}

function cdata(): string {
  return "<AddtlTxInf>A <![CDATA[& B <C>]]><!-- - --> D</AddtlTxInf>";
}
