import { type ElementPlan, elements, type Shape, textElement } from "#app/platform/xml/planned-reading.ts";
import { normaliseIban } from "#app/swiss/iban.ts";
import type { CamtReading } from "./camt-reading.ts";
import { dayIn } from "./day-in.ts";
import type { WrittenAmount } from "./money-text.ts";
import { RETURN } from "./written-entry.ts";

type Plan = ElementPlan<CamtReading>;
type Elements = Shape<CamtReading>;

const MONEY: Elements = {
  Amt: amount((reading, written) => (reading.money.amount = written)),
  CdtDbtInd: textElement((reading, direction) => (reading.money.direction = direction)),
  AmtDtls: elements({
    InstdAmt: elements({ Amt: amount((reading, written) => (reading.money.instructed = written)) }),
    TxAmt: elements({ Amt: amount((reading, written) => (reading.money.transaction = written)) }),
    CntrValAmt: elements({ Amt: amount((reading, written) => (reading.money.counterValue = written)) }),
    AnncdPstngAmt: elements({ Amt: amount((reading, written) => (reading.money.announced = written)) }),
  }),
  Chrgs: chargesPlan(),
};

const FREE_TEXT = textElement<CamtReading>((reading, text) => reading.addText(text));

const DETAILS: Elements = {
  ...MONEY,
  Refs: elements({
    AcctSvcrRef: textElement((reading, ref) => (reading.details.ref = ref)),
    EndToEndId: textElement((reading, id) => (reading.details.endToEndId = id)),
    UETR: textElement((reading, id) => (reading.details.uetr = id.toLowerCase())),
  }),
  RltdPties: elements({
    Dbtr: party((reading) => reading.details.debtor),
    UltmtDbtr: party((reading) => reading.details.ultimateDebtor),
    DbtrAcct: accountElement((reading, iban) => (reading.details.debtorIban = iban)),
    CdtrAcct: accountElement((reading, iban) => (reading.details.creditorIban = iban)),
  }),
  RltdDts: elements({
    AccptncDtTm: entryDay((reading, day) => (reading.details.acceptedOn = day)),
  }),
  RmtInf: elements({
    Ustrd: FREE_TEXT,
    Strd: elements(
      {
        RfrdDocInf: elements({
          Nb: textElement((reading, number) => (reading.remittance.documentNumber = number)),
        }),
        RfrdDocAmt: elements({
          RmtdAmt: amount((reading, written) => (reading.remittance.amount = written)),
        }),
        CdtrRefInf: elements({
          Ref: textElement((reading, reference) => (reading.remittance.reference = reference)),
        }),
        AddtlRmtInf: FREE_TEXT,
      },
      { open: (reading) => reading.beginRemittance() },
    ),
  }),
  AddtlTxInf: FREE_TEXT,
  RtrInf: elements({}, { open: (reading) => (reading.details.isReturn = true) }),
  BkTxCd: familyPlan((reading, family) => (reading.details.isReturn ||= family === RETURN)),
};

const STATUS = textElement<CamtReading>((reading, status) => (reading.entry.status = status));

const ENTRY = elements<CamtReading>(
  {
    ...MONEY,
    NtryRef: textElement((reading, reference) => (reading.entry.reference = reference)),
    RvslInd: textElement((reading, isReversal) => (reading.entry.isReversal = /^(true|1)$/.test(isReversal))),
    Sts: elements({ Cd: STATUS, Prtry: STATUS }, STATUS),
    BookgDt: dayElement((reading, day) => (reading.entry.bookedOn = day)),
    ValDt: dayElement((reading, day) => (reading.entry.valueDay = day)),
    AcctSvcrRef: textElement((reading, ref) => (reading.entry.ref = ref)),
    BkTxCd: familyPlan((reading, family) => (reading.entry.family = family)),
    NtryDtls: elements({
      Btch: elements({ NbOfTxs: textElement((reading, count) => (reading.entry.batchSize = Number(count))) }),
      TxDtls: elements(DETAILS, {
        open: (reading) => reading.beginDetails(),
        close: (reading) => reading.endDetails(),
      }),
    }),
    AddtlNtryInf: textElement((reading, written) => (reading.entry.text = written)),
  },
  {
    open: (reading, _, line) => reading.beginEntry(line),
    close: (reading) => reading.endEntry(),
  },
);

const BALANCE = elements<CamtReading>(
  {
    Tp: elements({
      CdOrPrtry: elements({ Cd: textElement((reading, code) => (reading.balance.code = code)) }),
    }),
    Amt: amount((reading, written) => (reading.balance.amount = written)),
    CdtDbtInd: textElement((reading, direction) => (reading.balance.direction = direction)),
  },
  {
    open: (reading) => reading.beginBalance(),
    close: (reading) => reading.endBalance(),
  },
);

const STATEMENT = elements<CamtReading>(
  {
    Id: textElement((reading, id) => (reading.statement.id = id)),
    ElctrncSeqNb: textElement(takeSequence),
    CreDtTm: textElement((reading, day) => (reading.statement.createdOn = dayIn(day))),
    FrToDt: elements({
      FrDtTm: textElement((reading, day) => (reading.statement.from = dayIn(day))),
      ToDtTm: textElement((reading, day) => (reading.statement.to = dayIn(day))),
    }),
    CpyDplctInd: textElement((reading) => (reading.isCopy = true)),
    Acct: elements({
      Id: elements({
        IBAN: textElement((reading, iban) => (reading.statement.account = normaliseIban(iban))),
        Othr: elements({ Id: textElement((reading, id) => (reading.statement.account ||= id)) }),
      }),
      Ccy: textElement((reading, currency) => (reading.statement.currency = currency)),
    }),
    Bal: BALANCE,
    Ntry: ENTRY,
  },
  { open: (reading) => reading.beginStatement() },
);

const HEADER = elements<CamtReading>({
  MsgId: textElement((reading, id) => (reading.messageId = id)),
  CreDtTm: textElement((reading, day) => (reading.messageCreatedOn = dayIn(day))),
  AddtlInf: textElement((reading, profile) => {
    reading.profile = profile;
    reading.isCopy ||= profile.includes("RECONSTRUCTION");
  }),
});

const DOCUMENT = elements<CamtReading>(
  {
    BkToCstmrStmt: message("camt.053", { Stmt: STATEMENT }),
    BkToCstmrDbtCdtNtfctn: message("camt.054", { Ntfctn: STATEMENT }),
    BkToCstmrAcctRpt: message("camt.052", { Rpt: STATEMENT }),
  },
  { open: takeNamespace },
);

/** Some banks wrap the document into an envelope. */
const ENVELOPE = elements<CamtReading>({ Document: DOCUMENT }, { open: takeNamespace });

export const CAMT: Plan = { children: new Map([["Document", DOCUMENT]]), others: ENVELOPE };

function message(name: "camt.052" | "camt.053" | "camt.054", shape: Elements): Plan {
  return elements(
    { GrpHdr: HEADER, ...shape },
    {
      open: (reading, attributes) => {
        reading.message = name;
        takeNamespace(reading, attributes);
      },
    },
  );
}

function takeNamespace(reading: CamtReading, attributes: Record<string, string>): void {
  const names = Object.values(attributes);
  reading.namespace = names.find((name) => /\b[a-z]{4}\.\d{3}\.\d{3}/.test(name)) ?? reading.namespace;
}

function takeSequence(reading: CamtReading, written: string): void {
  const isNumber = /^\d{1,9}$/.test(written) && written !== "999999";
  if (isNumber && reading.message === "camt.053") reading.statement.sequence = Number(written);
}

function party(which: (reading: CamtReading) => CamtReading["party"]): Plan {
  const shape: Elements = {
    Nm: textElement((reading, name) => (reading.party.name = name)),
    PstlAdr: elements({ AdrLine: textElement((reading, line) => (reading.party.addressLine ||= line)) }),
  };
  const open = (reading: CamtReading) => {
    reading.party = which(reading);
  };
  return elements({ ...shape, Pty: elements(shape) }, { open });
}

function chargesPlan(): Plan {
  const record: Elements = {
    Amt: amount((reading, written) => (reading.charge.amount = written)),
    CdtDbtInd: textElement((reading, direction) => (reading.charge.direction = direction)),
    ChrgInclInd: textElement(
      (reading, isIncluded) => (reading.charge.isIncluded = /^(true|1)$/.test(isIncluded)),
    ),
  };
  const open = (reading: CamtReading) => reading.beginCharge();
  const total = amount((reading, written) => (reading.money.totalCharges = written));
  // Version 02 has no records: amount and direction stand where later the records are.
  return elements({ ...record, TtlChrgsAndTaxAmt: total, Rcrd: elements(record, { open }) }, { open });
}

function familyPlan(take: (reading: CamtReading, family: string) => void): Plan {
  return elements({ Domn: elements({ Fmly: elements({ SubFmlyCd: textElement(take) }) }) });
}

function amount(take: (reading: CamtReading, written: WrittenAmount) => void): Plan {
  return {
    children: new Map(),
    open: (reading, { Ccy = "" }, line) => reading.beginAmount(Ccy, line),
    text: (reading, written) => {
      reading.amount.text = written;
      take(reading, reading.amount);
    },
  };
}

function dayElement(take: (reading: CamtReading, day: string) => void): Plan {
  const day = entryDay(take);
  return elements({ Dt: day, DtTm: day });
}

function entryDay(take: (reading: CamtReading, day: string) => void): Plan {
  return textElement((reading, written) => {
    const day = dayIn(written);
    if (day === "") reading.entry.badDay ||= written;
    take(reading, day);
  });
}

function accountElement(take: (reading: CamtReading, iban: string) => void): Plan {
  const iban = textElement<CamtReading>((reading, written) => take(reading, normaliseIban(written)));
  return elements({ Id: elements({ IBAN: iban }) });
}
