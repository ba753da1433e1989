import { afterAll, describe, expect, it } from "vitest";
import type { BankStatement, BankTransaction } from "#app/features/bank-files/read/bank-document.ts";
import { closeBankFilePool, readBankFiles } from "#app/features/bank-files/read/read-bank-files.server.ts";
import {
  camt,
  CAMT_ACCOUNT,
  type CamtDetails,
  type CamtEntry,
  type CamtFile,
} from "../../../support/camt.ts";

afterAll(() => closeBankFilePool());

const QR_IBAN = "CH4431999123000889012";
const QRR = "210000000003139471430009017";
const OTHER_QRR = "000000000000000000000000123";
const VERSIONS = ["02", "04", "08"] as const;

describe.each(["camt.053", "camt.054"] as const)("%s", (message) => {
  it.each(VERSIONS)("is read in version %s", async (version) => {
    const details: CamtDetails = {
      amount: "100.05",
      ...{ direction: "CRDT", reference: QRR, ref: "TX-1", endToEndId: "E2E-1" },
      uetr: "EB6305C9-1F7F-49DE-AED0-16487C27B42D",
      ...{ payer: { name: "Anna Müller & Co." }, payerIban: "CH93 0076 2011 6238 5295 7" },
      ...{ creditorIban: QR_IBAN, texts: ["Danke"], acceptedAt: "2026-11-18T23:59:00" },
    };
    const entry: CamtEntry = { amount: "100.05", ref: "ENTRY-1", valueOn: "2026-11-19", details: [details] };
    const [document, ...others] = await readText(
      camt({ message, version, statements: [{ sequence: 84, entries: [entry] }] }),
    );
    expect(others).toEqual([]);
    expect(document).toEqual({
      ...{ name: "camt.xml", message, version, messageId: "MSG-1", isCopy: false },
      statements: [
        {
          ...{ id: "STM-1", account: CAMT_ACCOUNT, currency: "CHF" },
          sequence: message === "camt.053" ? 84 : null,
          ...{ createdOn: "2026-11-20", from: "2026-11-20", to: "2026-11-20" },
          skipped: { pending: 0, outgoing: 0 },
          transactions: [
            {
              ...{ kind: "credit", amount: 10005, currency: "CHF", instructed: null },
              ...{ paidOn: "2026-11-18", valueDay: "2026-11-19", bookedOn: "2026-11-20" },
              ...{ references: [QRR], remittances: [], text: "Danke" },
              ...{ payerName: "Anna Müller & Co.", payerIban: "CH9300762011623852957" },
              ...{ creditorIban: QR_IBAN, charges: { included: 0, apart: 0 } },
              uetr: version === "08" ? "eb6305c9-1f7f-49de-aed0-16487c27b42d" : "",
              ...{ transactionRef: "TX-1", entryRef: "ENTRY-1", endToEndId: "E2E-1" },
              ...{ entryIndex: 0, index: 0, siblings: 1, details: "complete" },
            },
          ],
        },
      ],
    });
  });
});

type Expected = (Omit<Partial<BankTransaction>, "charges"> & { charges?: unknown })[];

describe("an entry", () => {
  it.each<[string, CamtEntry[], Expected]>([
    [
      "with the transactions of a batch is one payment each",
      [
        {
          ...{
            amount: "150.50",
            reference: QR_IBAN,
            family: "VCOM",
            batch: 2,
            ref: "BATCH",
            text: "Sammelgutschrift",
          },
          details: [
            { amount: "100.00", reference: QRR, texts: ["first"] },
            { amount: "50.50", reference: OTHER_QRR },
          ],
        },
      ],
      [
        { amount: 10000, references: [QRR], text: "first", index: 0, siblings: 2, creditorIban: QR_IBAN },
        { amount: 5050, references: [OTHER_QRR], text: "", index: 1, siblings: 2, entryRef: "BATCH" },
      ],
    ],
  ])("%s", async (_, entries, expected) => {
    expect((await statementOf({ entries })).transactions).toMatchObject(expected);
  });
});

async function statementOf(statement: NonNullable<CamtFile["statements"]>[number]): Promise<BankStatement> {
  const [document] = await readText(camt({ statements: [statement] }));
  return document!.statements[0]!;
}

function readText(xml: string, name = "camt.xml") {
  return readBankFiles([{ name, bytes: Buffer.from(xml) }]);
}
