import { MAX_BANK_ENTRIES, MAX_BANK_ENTRY_PARTS } from "#app/features/money/bank-files/bank-file-limits.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { BankDocument } from "./bank-document.ts";
import { transactionsOf } from "./entry-transactions.ts";
import { smallestUnits, type WrittenAmount } from "./money-text.ts";
import { packIfMany, type PackedStatement } from "./packed-document.ts";
import { UnreadableBankFile } from "./unreadable-bank-file.ts";
import {
  newDetails,
  newEntry,
  type WrittenBalance,
  type WrittenCharge,
  type WrittenDetails,
  type WrittenEntry,
  type WrittenMoney,
  type WrittenParty,
  type WrittenRemittance,
} from "./written-entry.ts";

/** What all files of an upload may hold together. */
export class EntryAllowance {
  private entries = MAX_BANK_ENTRIES;
  private parts = MAX_BANK_ENTRY_PARTS;

  takeEntry(): void {
    if (--this.entries < 0) throw tooMany();
  }

  takePart(): void {
    if (--this.parts < 0) throw tooMany();
  }
}

export class CamtReading {
  message: Exclude<BankDocument["message"], "csv"> | null = null;
  namespace = "";
  messageId = "";
  profile = "";
  isCopy = false;
  messageCreatedOn = "";
  readonly statements: PackedStatement[] = [];
  /** Replaced whenever one begins; what stands outside of any is written to one that nobody reads. */
  statement = newStatement();
  entry: WrittenEntry = newEntry(0);
  details: WrittenDetails = newDetails();
  money: WrittenMoney = this.entry;
  charge: WrittenCharge = newCharge();
  party: WrittenParty = this.details.debtor;
  remittance: WrittenRemittance = newRemittance();
  amount: WrittenAmount = newAmount("", 0);
  balance: WrittenBalance = newBalance();
  private entries = 0;
  private readonly allowance: EntryAllowance;
  private readonly lastDay: Day;

  /** @param lastDay on which money can have come in */
  constructor(allowance: EntryAllowance, lastDay: Day) {
    this.allowance = allowance;
    this.lastDay = lastDay;
  }

  beginStatement(): void {
    this.allowance.takeEntry();
    this.statement = newStatement();
    this.statement.createdOn = this.messageCreatedOn;
    this.entries = 0;
    this.statements.push(this.statement);
  }

  beginEntry(line: number): void {
    this.allowance.takeEntry();
    this.entry = newEntry(line);
    this.money = this.entry;
  }

  endEntry(): void {
    const { entry, statement, messageCreatedOn, lastDay } = this;
    const takesPending = this.message === "camt.052";
    transactionsOf(entry, this.entries++, statement, { messageCreatedOn, takesPending, lastDay });
    packIfMany(this.statement);
  }

  beginDetails(): void {
    this.allowance.takeEntry();
    this.details = newDetails();
    this.money = this.details;
    this.entry.details.push(this.details);
  }

  endDetails(): void {
    this.money = this.entry;
  }

  beginRemittance(): void {
    this.allowance.takePart();
    this.remittance = newRemittance();
    this.details.remittances.push(this.remittance);
  }

  addText(text: string): void {
    this.allowance.takePart();
    this.details.texts.push(text);
  }

  beginCharge(): void {
    this.allowance.takePart();
    this.charge = newCharge();
    this.money.charges.push(this.charge);
  }

  beginBalance(): void {
    this.balance = newBalance();
  }

  /** `PRCD` is the balance with which the account was closed before, that is with which it opens. */
  endBalance(): void {
    const { code, amount, direction } = this.balance;
    const { balances } = this.statement;
    this.statement.currency ||= amount?.currency ?? "";
    const units = amount && smallestUnits(amount);
    if (units === null) return;
    const signed = direction === "DBIT" ? -units : units;
    if (code === "OPBD" || code === "PRCD") balances.opening ??= signed;
    if (code === "CLBD") balances.closing = signed;
  }

  beginAmount(currency: string, line: number): void {
    this.amount = newAmount(currency, line);
  }
}

export function newStatement(): PackedStatement {
  return {
    id: "",
    account: "",
    currency: "",
    sequence: null,
    createdOn: "",
    from: "",
    to: "",
    transactions: [],
    packed: { transactions: [], leftOut: [] },
    balances: { opening: null, closing: null },
    booked: { credits: { count: 0, amount: 0 }, debits: { count: 0, amount: 0 } },
    entries: 0,
    leftOut: [],
    skipped: { pending: 0, outgoing: 0 },
  };
}

function newBalance(): WrittenBalance {
  return { code: "", amount: null, direction: "" };
}

function newCharge(): WrittenCharge {
  return { amount: null, direction: "", isIncluded: false };
}

function newRemittance(): WrittenRemittance {
  return { reference: "", documentNumber: "", amount: null };
}

function newAmount(currency: string, line: number): WrittenAmount {
  return { text: "", currency, line };
}

function tooMany(): UnreadableBankFile {
  return new UnreadableBankFile("bank_file.too_many_entries", { max: MAX_BANK_ENTRIES });
}
