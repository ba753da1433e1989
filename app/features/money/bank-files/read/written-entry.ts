import type { WrittenAmount } from "./money-text.ts";

/** Entries and transactions as the file has them: texts, empty when they are missing. */
export interface WrittenMoney {
  amount: WrittenAmount | null;
  /** `AmtDtls`: in other currencies, or as announced. */
  instructed: WrittenAmount | null;
  transaction: WrittenAmount | null;
  counterValue: WrittenAmount | null;
  announced: WrittenAmount | null;
  direction: string;
  charges: WrittenCharge[];
  totalCharges: WrittenAmount | null;
  ref: string;
}

export interface WrittenCharge {
  amount: WrittenAmount | null;
  direction: string;
  isIncluded: boolean;
}

export interface WrittenRemittance {
  reference: string;
  documentNumber: string;
  amount: WrittenAmount | null;
}

export interface WrittenParty {
  name: string;
  addressLine: string;
}

export interface WrittenDetails extends WrittenMoney {
  endToEndId: string;
  uetr: string;
  debtor: WrittenParty;
  ultimateDebtor: WrittenParty;
  debtorIban: string;
  creditorIban: string;
  acceptedOn: string;
  texts: string[];
  remittances: WrittenRemittance[];
  /** Has `RtrInf`, or a family that stands for it. */
  isReturn: boolean;
}

export interface WrittenBalance {
  code: string;
  amount: WrittenAmount | null;
  direction: string;
}

export interface WrittenEntry extends WrittenMoney {
  line: number;
  /** `NtryRef`, which for a batch of QR-bills is the QR-IBAN. */
  reference: string;
  isReversal: boolean;
  status: string;
  bookedOn: string;
  valueDay: string;
  /** The first of its days that is none, as it is written. */
  badDay: string;
  text: string;
  family: string;
  batchSize: number;
  details: WrittenDetails[];
}

export const RETURN = "RRTN";

export function newEntry(line: number): WrittenEntry {
  return {
    ...newMoney(),
    line,
    reference: "",
    isReversal: false,
    status: "",
    bookedOn: "",
    valueDay: "",
    badDay: "",
    text: "",
    family: "",
    batchSize: 0,
    details: [],
  };
}

export function newDetails(): WrittenDetails {
  return {
    ...newMoney(),
    endToEndId: "",
    uetr: "",
    debtor: { name: "", addressLine: "" },
    ultimateDebtor: { name: "", addressLine: "" },
    debtorIban: "",
    creditorIban: "",
    acceptedOn: "",
    texts: [],
    remittances: [],
    isReturn: false,
  };
}

function newMoney(): WrittenMoney {
  return {
    amount: null,
    instructed: null,
    transaction: null,
    counterValue: null,
    announced: null,
    direction: "",
    charges: [],
    totalCharges: null,
    ref: "",
  };
}
