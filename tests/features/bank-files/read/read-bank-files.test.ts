import { afterAll, describe, expect, it } from "vitest";
import {
  closeBankFilePool,
  readBankFiles,
} from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { storedZip } from "../../../support/read/stored-zip.ts";
import {
  camt,
  CAMT_ACCOUNT,
  type CamtDetails,
  type CamtEntry,
  type CamtFile,
} from "../../../support/camt.ts";
import { READER, readBankBytes, readCamt, readStatement } from "../../../support/bank-files/read-camt.ts";

afterAll(() => closeBankFilePool());

const QR_IBAN = "CH4431999123000889012";
const QRR = "210000000003139471430009017";
const UMLAUTS: CamtFile = {
  statements: [{ entries: [{ details: [{ payer: { name: "Zoë Müller-Öztürk" }, texts: ["Ça va"] }] }] }],
};

describe.each(["camt.053", "camt.054"] as const)("%s", (message) => {
  it.each(["02", "04", "08"] as const)("is read in version %s", async (version) => {
    const details: CamtDetails = {
      amount: "100.05",
      direction: "CRDT",
      reference: QRR,
      ref: "TX-1",
      endToEndId: "E2E-1",
      uetr: "EB6305C9-1F7F-49DE-AED0-16487C27B42D",
      payer: { name: "Anna Müller & Co." },
      payerIban: "CH93 0076 2011 6238 5295 7",
      creditorIban: QR_IBAN,
      texts: ["Danke"],
      acceptedAt: "2026-11-18T23:59:00",
    };
    const entry: CamtEntry = { amount: "100.05", ref: "ENTRY-1", valueOn: "2026-11-19", details: [details] };
    const file = camt({ message, version, statements: [{ sequence: 84, entries: [entry] }] });
    expect(await readBankBytes(file)).toEqual([
      {
        name: "camt.xml",
        message,
        version,
        messageId: "MSG-1",
        isCopy: false,
        statements: [
          {
            id: "STM-1",
            account: CAMT_ACCOUNT,
            currency: "CHF",
            sequence: message === "camt.053" ? 84 : null,
            createdOn: "2026-11-20",
            from: "2026-11-20",
            to: "2026-11-20",
            balances: { opening: null, closing: null },
            booked: { credits: { count: 1, amount: 10005 }, debits: { count: 0, amount: 0 } },
            entries: 1,
            leftOut: [],
            skipped: { pending: 0, outgoing: 0 },
            transactions: [
              {
                kind: "credit",
                amount: 10005,
                currency: "CHF",
                instructed: null,
                paidOn: "2026-11-18",
                valueDay: "2026-11-19",
                bookedOn: "2026-11-20",
                references: [QRR],
                remittances: [],
                text: "Danke",
                payerName: "Anna Müller & Co.",
                payerIban: "CH9300762011623852957",
                creditorIban: QR_IBAN,
                charges: { included: 0, apart: 0 },
                uetr: version === "08" ? "eb6305c9-1f7f-49de-aed0-16487c27b42d" : "",
                transactionRef: "TX-1",
                entryRef: "ENTRY-1",
                endToEndId: "E2E-1",
                entryIndex: 0,
                index: 0,
                siblings: 1,
                details: "complete",
              },
            ],
          },
        ],
      },
    ]);
  });
});

const INTERBANK = "http://www.six-interbank-clearing.com/de/camt.054.001.08.ch.02";

it.each<[string, CamtFile, object]>([
  ["without entries", {}, { statements: [{ transactions: [] }] }],
  [
    "with a prefix before every element",
    { prefix: "ns2", ...UMLAUTS },
    { version: "08", messageId: "MSG-1" },
  ],
  ["in the namespace between Swiss banks", { namespace: INTERBANK }, { message: "camt.054", version: "08" }],
  ["of another version", { namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.12" }, { version: "12" }],
  ["of the Swiss profile of 2019", { namespace: "urn:x", profile: "SPS/1.7/PROD" }, { version: "04" }],
  ["of the Swiss profile of 2022", { namespace: "urn:x", profile: "SPS/2.1/TEST" }, { version: "08" }],
  ["of nobody knows which version", { namespace: "urn:x" }, { version: "" }],
  ["sent as a duplicate", { statements: [{ copy: "DUPL" }] }, { isCopy: true }],
  ["made again", { profile: "RECONSTRUCTION" }, { isCopy: true }],
])("a document %s is read", async (_, file, expected) => {
  expect(await readCamt(file)).toMatchObject(expected);
});

it("each account and day is a statement of its own", async () => {
  const other = "CH9300762011623852957";
  const { statements } = await readCamt({
    message: "camt.053",
    statements: [
      { id: "A", sequence: 12, from: "2026-11-18T00:00:00", to: "2026-11-18T24:00:00", entries: [{}] },
      { id: "B", account: other, currency: "EUR", entries: [{ currency: "EUR" }, { currency: "EUR" }] },
      { id: "C", account: null, sequence: 999999 },
    ],
  });
  expect(
    statements.map(({ transactions, ...rest }) => ({ ...rest, count: transactions.length })),
  ).toMatchObject([
    { id: "A", account: CAMT_ACCOUNT, sequence: 12, from: "2026-11-18", to: "2026-11-18", count: 1 },
    { id: "B", account: other, currency: "EUR", sequence: null, count: 2 },
    { id: "C", account: "01-2345-6", sequence: null, count: 0 },
  ]);
  expect(statements[1]!.transactions).toMatchObject([
    { currency: "EUR", entryIndex: 0 },
    { currency: "EUR", entryIndex: 1 },
  ]);
});

it("a statement that gives no days has those of its message", async () => {
  const bare = { createdAt: "", from: "", to: "", entries: [{ valueOn: "", bookedOn: "" }] };
  const { transactions, createdOn } = await readStatement(bare, { createdAt: "2026-11-16T08:00:00" });
  expect([createdOn, transactions[0]!.paidOn]).toEqual(["2026-11-16", "2026-11-16"]);
});

it("a document may come in an envelope", async () => {
  const envelope = camt(UMLAUTS).replace(
    /<Document[^]*<\/Document>/,
    (document) => `<Env><H/>${document}</Env>`,
  );
  const [document] = await readBankBytes(envelope);
  expect(document!.statements[0]!.transactions).toHaveLength(1);
});

it.each<[string, (xml: string) => Buffer]>([
  ["UTF-8", (xml) => Buffer.from(xml)],
  ["UTF-8 with a byte order mark", (xml) => Buffer.from(`\uFEFF${xml}`)],
  ["UTF-8 without a declaration", (xml) => Buffer.from(xml.replace(/<\?.*\?>\s*/, ""))],
  ["ISO-8859-1", (xml) => Buffer.from(declaredAs("ISO-8859-1", xml), "latin1")],
  ["windows-1252", (xml) => Buffer.from(declaredAs("windows-1252", xml), "latin1")],
  ["UTF-16, little-endian", (xml) => Buffer.from(`\uFEFF${declaredAs("UTF-16", xml)}`, "utf16le")],
  ["UTF-16, big-endian", (xml) => Buffer.from(`\uFEFF${xml}`, "utf16le").swap16()],
  ["UTF-8 that calls itself UTF-16", (xml) => Buffer.from(declaredAs("utf-16", xml))],
])("names are right in %s", async (_, encoded) => {
  const [document] = await readBankBytes(encoded(camt(UMLAUTS)));
  expect(document!.statements[0]!.transactions).toMatchObject([
    { payerName: "Zoë Müller-Öztürk", text: "Ça va" },
  ]);
});

it("names are right wherever the file is cut into pieces", async () => {
  for (let shift = 0; shift < 4; shift++) {
    const long = `${"x".repeat(shift)}${"ü€😀".repeat(10_000)}`;
    const { transactions } = await readStatement({ entries: [{ details: [{ texts: [long, "Ça va"] }] }] });
    expect(transactions[0]!.text === `${long} Ça va`).toBe(true);
  }
});

it("a ZIP of 40 files is 40 documents in its order, whatever else lies in it", async () => {
  const days = Array.from({ length: 40 }, (_, n) => `camt/2026/${String(n + 1).padStart(2, "0")}.XML`);
  const files = days.map((path): [string, Buffer] => [
    path,
    Buffer.from(camt({ messageId: path, ...UMLAUTS })),
  ]);
  const others = ["statement.pdf", "camt/", "readme.txt", "__MACOSX/camt/._01.xml"].map(
    (path): [string, Buffer] => [path, Buffer.from("%PDF")],
  );
  const documents = await readBankBytes(storedZip([...others, ...files]), "camt.zip");
  expect(documents.map(({ name }) => name)).toEqual(days);
  expect(documents.map(({ messageId }) => messageId)).toEqual(days);
});

it("thousands of payments keep their order", async () => {
  const counts = [1_234, 99, 100, 0];
  const statements = counts.map((count) => ({
    entries: Array.from({ length: count }, (_, n): CamtEntry => ({ amount: `${n + 1}.00`, ref: `Ä-${n}` })),
  }));
  const read = await readCamt({ statements });
  const seen = read.statements.map(({ transactions }) =>
    transactions.map(({ amount, entryRef }) => [amount, entryRef]),
  );
  expect(seen).toEqual(
    counts.map((count) => Array.from({ length: count }, (_, n) => [100 * (n + 1), `Ä-${n}`])),
  );
  expect(Object.keys(read.statements[0]!)).not.toContain("packed");
});

it("several files are read together, and their memory is left alone where others have a part of it", async () => {
  const text = Buffer.from(`${camt({ messageId: "ONE" })}${camt({ messageId: "TWO" })}`);
  const copy = Buffer.from(text);
  const middle = text.lastIndexOf("<?xml");
  const files = [
    { name: "1.xml", bytes: text.subarray(0, middle) },
    { name: "2.xml", bytes: text.subarray(middle) },
    { name: "3.zip", bytes: storedZip([["3.xml", Buffer.from(camt({ messageId: "THREE" }))]]) },
  ];
  const documents = await readBankFiles(files, READER);
  expect(documents.map(({ name, messageId }) => [name, messageId])).toEqual([
    ["1.xml", "ONE"],
    ["2.xml", "TWO"],
    ["3.xml", "THREE"],
  ]);
  expect(text.equals(copy)).toBe(true);
});

function declaredAs(encoding: string, xml: string): string {
  return xml.replace('encoding="UTF-8"', `encoding="${encoding}"`);
}
