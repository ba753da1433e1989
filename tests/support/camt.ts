/**
 * Writes bank files after the published structure of camt.053 and camt.054:
 * `camt({ version: "08", statements: [{ entries: [{ amount: "100.00", details: [{ reference }] }] }] })`.
 * Whatever is left out takes what a usual Swiss file has, an entry without `details` has none. `xml` in any part is
 * added to it as it is. Texts are escaped.
 */
export interface CamtFile {
  message?: "camt.052" | "camt.053" | "camt.054";
  version?: "02" | "04" | "08";
  namespace?: string;
  /** The prefix of all elements. */
  prefix?: string;
  messageId?: string;
  createdAt?: string;
  /** `GrpHdr/AddtlInf`. */
  profile?: string;
  statements?: CamtStatement[];
}

export interface CamtStatement {
  id?: string;
  /** An IBAN; null writes the account's number without one. */
  account?: string | null;
  /** Empty: not stated. */
  currency?: string;
  sequence?: number;
  copy?: "COPY" | "DUPL" | "CODU";
  createdAt?: string;
  from?: string;
  to?: string;
  entries?: CamtEntry[];
  xml?: string;
}

export interface CamtMoney {
  amount?: string;
  currency?: string;
  direction?: "CRDT" | "DBIT" | "";
  /** `AmtDtls`: `[amount, currency]`. */
  instructed?: [string, string];
  transactionAmount?: [string, string];
  counterValue?: [string, string];
  charges?: { amount: string; included?: boolean; direction?: string; currency?: string }[];
  totalCharges?: string;
  ref?: string;
  xml?: string;
}

export interface CamtEntry extends CamtMoney {
  /** `NtryRef`. */
  reference?: string;
  reversal?: boolean;
  /** Empty: not stated. */
  status?: string;
  /** A day, or a time. */
  bookedOn?: string;
  valueOn?: string;
  family?: string;
  /** `Btch/NbOfTxs`. */
  batch?: number;
  /** `AddtlNtryInf`. */
  text?: string;
  details?: CamtDetails[];
}

export interface CamtDetails extends CamtMoney {
  endToEndId?: string;
  uetr?: string;
  payer?: { name?: string; addressLines?: string[] };
  ultimatePayer?: string;
  payerIban?: string;
  creditorIban?: string;
  reference?: string;
  /** `QRR`, `SCOR` or another; empty: not stated. */
  referenceType?: string;
  /** `Strd/AddtlRmtInf`. */
  remittanceText?: string;
  /** Further structured remittances. */
  remittances?: { reference?: string; documentNumber?: string; amount?: string; currency?: string }[];
  /** `Ustrd`, one each. */
  texts?: string[];
  /** `AddtlTxInf`. */
  info?: string;
  acceptedAt?: string;
}

export const CAMT_ACCOUNT = "CH5604835012345678009";

const MESSAGES = {
  "camt.052": { root: "BkToCstmrAcctRpt", part: "Rpt" },
  "camt.053": { root: "BkToCstmrStmt", part: "Stmt" },
  "camt.054": { root: "BkToCstmrDbtCdtNtfctn", part: "Ntfctn" },
} as const;

export function camt(file: CamtFile = {}): string {
  const { message = "camt.054", version = "08", prefix = "" } = file;
  const { root, part } = MESSAGES[message];
  const namespace = file.namespace ?? `urn:iso:std:iso:20022:tech:xsd:${message}.001.${version}`;
  const header = el(
    "GrpHdr",
    leaf("MsgId", file.messageId ?? "MSG-1") +
      el("CreDtTm", file.createdAt ?? "2026-11-20T22:00:00") +
      opt("AddtlInf", file.profile),
  );
  const statements = (file.statements ?? [{}]).map((one) => el(part, statementXml(one, version)));
  const body = `<Document>${el(root, header + statements.join("\n"))}</Document>`;
  const named = prefix ? body.replace(/<(\/?)(?=\w)/g, `<$1${prefix}:`) : body;
  const declared = `xmlns${prefix && ":"}${prefix}="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${named.replace("Document>", `Document ${declared}>`)}`;
}

function statementXml(statement: CamtStatement, version: string): string {
  const { account = CAMT_ACCOUNT, currency = "CHF", entries = [] } = statement;
  const period =
    opt("FrDtTm", statement.from ?? "2026-11-20T00:00:00") +
    opt("ToDtTm", statement.to ?? "2026-11-20T23:59:59");
  const id = account === null ? el("Othr", el("Id", "01-2345-6")) : el("IBAN", account);
  return (
    leaf("Id", statement.id ?? "STM-1") +
    opt("ElctrncSeqNb", statement.sequence?.toString()) +
    opt("CreDtTm", statement.createdAt ?? "2026-11-20T21:00:00") +
    (period && el("FrToDt", period)) +
    opt("CpyDplctInd", statement.copy) +
    el("Acct", el("Id", id) + opt("Ccy", currency)) +
    (statement.xml ?? "") +
    entries.map((entry) => el("Ntry", entryXml(entry, version))).join("\n")
  );
}

function entryXml(entry: CamtEntry, version: string): string {
  const { status = "BOOK", bookedOn = "2026-11-20", valueOn = "2026-11-20", details } = entry;
  const family = opt("SubFmlyCd", entry.family);
  const batch = entry.batch === undefined ? "" : el("Btch", el("NbOfTxs", String(entry.batch)));
  const inside = batch + (details ?? []).map((one) => el("TxDtls", detailsXml(one, version))).join("\n");
  return (
    opt("NtryRef", entry.reference) +
    amountXml("Amt", entry.amount ?? "100.00", entry.currency) +
    opt("CdtDbtInd", entry.direction ?? "CRDT") +
    (entry.reversal === undefined ? "" : el("RvslInd", String(entry.reversal))) +
    (status && el("Sts", version === "08" ? el("Cd", status) : status)) +
    (bookedOn && el("BookgDt", dayXml(bookedOn))) +
    (valueOn && el("ValDt", dayXml(valueOn))) +
    opt("AcctSvcrRef", entry.ref) +
    (family && el("BkTxCd", el("Domn", el("Cd", "PMNT") + el("Fmly", el("Cd", "RCDT") + family)))) +
    moreMoneyXml(entry, version) +
    (inside && el("NtryDtls", inside)) +
    opt("AddtlNtryInf", entry.text) +
    (entry.xml ?? "")
  );
}

function detailsXml(details: CamtDetails, version: string): string {
  const { payer, ultimatePayer, payerIban, creditorIban } = details;
  const refs = opt("AcctSvcrRef", details.ref) + opt("EndToEndId", details.endToEndId);
  const uetr = version === "08" ? opt("UETR", details.uetr) : "";
  const parties =
    (payer ? el("Dbtr", partyXml(payer, version)) : "") +
    (payerIban ? el("DbtrAcct", el("Id", el("IBAN", payerIban))) : "") +
    (ultimatePayer ? el("UltmtDbtr", partyXml({ name: ultimatePayer }, version)) : "") +
    (creditorIban ? el("CdtrAcct", el("Id", el("IBAN", creditorIban))) : "");
  const remittance =
    (details.texts ?? []).map((text) => leaf("Ustrd", text)).join("") + structuredXml(details);
  return (
    (refs + uetr && el("Refs", refs + uetr)) +
    (details.amount === undefined ? "" : amountXml("Amt", details.amount, details.currency)) +
    opt("CdtDbtInd", details.direction) +
    moreMoneyXml(details, version) +
    (parties && el("RltdPties", parties)) +
    (remittance && el("RmtInf", remittance)) +
    (details.acceptedAt ? el("RltdDts", el("AccptncDtTm", details.acceptedAt)) : "") +
    opt("AddtlTxInf", details.info) +
    (details.xml ?? "")
  );
}

function structuredXml({ reference, referenceType = "QRR", remittanceText, remittances = [] }: CamtDetails) {
  const first = reference === undefined && !remittanceText ? [] : [{ reference, remittanceText }];
  const blocks: ({ remittanceText?: string } & NonNullable<CamtDetails["remittances"]>[number])[] = [
    ...first,
    ...remittances,
  ];
  const codeOrOwn = referenceType === "SCOR" ? "Cd" : "Prtry";
  const type = referenceType && el("Tp", el("CdOrPrtry", el(codeOrOwn, referenceType)));
  return blocks
    .map((one) =>
      el(
        "Strd",
        (one.documentNumber ? el("RfrdDocInf", leaf("Nb", one.documentNumber)) : "") +
          (one.amount ? el("RfrdDocAmt", amountXml("RmtdAmt", one.amount, one.currency)) : "") +
          (one.reference === undefined ? "" : el("CdtrRefInf", type + leaf("Ref", one.reference))) +
          opt("AddtlRmtInf", one.remittanceText),
      ),
    )
    .join("");
}

function moreMoneyXml(money: CamtMoney, version: string): string {
  const amounts = [
    ["InstdAmt", money.instructed],
    ["TxAmt", money.transactionAmount],
    ["CntrValAmt", money.counterValue],
  ] as const;
  const inside = amounts.map(([name, pair]) => (pair ? el(name, amountXml("Amt", ...pair)) : "")).join("");
  return (inside && el("AmtDtls", inside)) + chargesXml(money, version);
}

/** Version 02 has no records. */
function chargesXml({ charges = [], totalCharges }: CamtMoney, version: string): string {
  const total = totalCharges ? amountXml("TtlChrgsAndTaxAmt", totalCharges) : "";
  const records = charges.map(({ amount, included = false, direction = "DBIT", currency }) => {
    const record = amountXml("Amt", amount, currency) + opt("CdtDbtInd", direction);
    return version === "02" ? el("Chrgs", record) : el("Rcrd", record + el("ChrgInclInd", String(included)));
  });
  if (version === "02") return records.join("");
  const inside = total + records.join("");
  return inside && el("Chrgs", inside);
}

function partyXml({ name, addressLines = [] }: NonNullable<CamtDetails["payer"]>, version: string): string {
  const address = addressLines.map((line) => leaf("AdrLine", line)).join("");
  const party = opt("Nm", name) + (address && el("PstlAdr", address));
  return version === "08" ? el("Pty", party) : party;
}

function dayXml(text: string): string {
  return el(text.includes("T") ? "DtTm" : "Dt", text);
}

function amountXml(name: string, text: string, currency = "CHF"): string {
  return `<${name} Ccy="${currency}">${escaped(text)}</${name}>`;
}

function opt(name: string, text: string | undefined): string {
  return text ? leaf(name, text) : "";
}

function leaf(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** Contents that are elements already stay as they are. */
function el(name: string, content: string): string {
  return `<${name}>${content.startsWith("<") ? content : escaped(content)}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
