import type { Day } from "#app/swiss/dates.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";

export interface DemoTransaction {
  day: Day;
  amount: Rappen;
  payer: string;
  reference?: string;
  text?: string;
}

/** A camt.054, as the bank of the demo account would write it, of the days up to `today`. */
export function demoBankFile(account: string, today: Day, transactions: DemoTransaction[]): string {
  const entries = transactions.map((transaction, index) => entryXml(transaction, `${today}-${index + 1}`));
  const statement =
    el("Id", `Rappen-${today}`) +
    el("FrToDt", el("FrDtTm", `${today.slice(0, 7)}-01T00:00:00`) + el("ToDtTm", `${today}T23:59:59`)) +
    el("Acct", el("Id", el("IBAN", account)) + el("Ccy", "CHF")) +
    entries.join("\n");
  const header = el("GrpHdr", el("MsgId", `Rappen-${today}`) + el("CreDtTm", `${today}T22:00:00`));
  const notification = el("BkToCstmrDbtCdtNtfctn", header + el("Ntfctn", statement));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08">${notification}</Document>`;
}

function entryXml({ day, amount, payer, reference, text }: DemoTransaction, bankReference: string): string {
  const money = `<Amt Ccy="CHF">${formatAmount(amount).replaceAll("'", "")}</Amt>${el("CdtDbtInd", "CRDT")}`;
  const type = el("Tp", el("CdOrPrtry", el("Cd", "SCOR")));
  const structured = reference ? el("Strd", el("CdtrRefInf", type + el("Ref", reference))) : "";
  const remittance = structured + (text ? el("Ustrd", escaped(text)) : "");
  const details =
    el("Refs", el("AcctSvcrRef", bankReference)) +
    money +
    el("RltdPties", el("Dbtr", el("Pty", el("Nm", escaped(payer))))) +
    el("RmtInf", remittance);
  return el(
    "Ntry",
    money +
      el("Sts", el("Cd", "BOOK")) +
      el("BookgDt", el("Dt", day)) +
      el("ValDt", el("Dt", day)) +
      el("AcctSvcrRef", bankReference) +
      el("NtryDtls", el("TxDtls", details)),
  );
}

function el(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
