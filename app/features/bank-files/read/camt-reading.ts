import { MAX_BANK_ITEMS } from "#app/features/bank-files/bank-file-limits.ts";
import type { BankDocument, BankStatement } from "./bank-document.ts";
import { transactionsOf } from "./entry-transactions.ts";
import type { WrittenAmount } from "./money-text.ts";
import { UnreadableBankFile } from "./unreadable-bank-file.ts";
import {
  newDetails,
  newEntry,
  type WrittenCharge,
  type WrittenDetails,
  type WrittenEntry,
  type WrittenMoney,
  type WrittenParty,
  type WrittenRemittance,
} from "./written-entry.ts";

/** What all files of an upload may hold together. */
export interface ItemAllowance {
  left: number;
}

/** Where the reading of a document stands. */
export class CamtReading {
  message: BankDocument["message"] | null = null;
  namespace = "";
  messageId = "";
  profile = "";
  isCopy = false;
  messageCreatedOn = "";
  readonly statements: BankStatement[] = [];
  /** Replaced whenever one begins; what stands outside of any is written to one that nobody reads. */
  statement = newStatement();
  entry: WrittenEntry = newEntry(0);
  details: WrittenDetails = newDetails();
  money: WrittenMoney = this.entry;
  charge: WrittenCharge = newCharge();
  party: WrittenParty = this.details.debtor;
  remittance: WrittenRemittance = newRemittance();
  amount: WrittenAmount = newAmount("", 0);
  private entries = 0;
  private readonly allowance: ItemAllowance;

  constructor(allowance: ItemAllowance) {
    this.allowance = allowance;
  }

  /** Of what may repeat without end. */
  countItem(): void {
    if (--this.allowance.left < 0)
      throw new UnreadableBankFile("bank_file.too_many_entries", { max: MAX_BANK_ITEMS });
  }

  beginStatement(): void {
    this.countItem();
    this.statement = newStatement();
    this.entries = 0;
    this.statements.push(this.statement);
  }

  beginEntry(line: number): void {
    this.countItem();
    this.entry = newEntry(line);
    this.money = this.entry;
  }

  endEntry(): void {
    transactionsOf(this.entry, this.entries++, this.statement, this.messageCreatedOn);
  }

  beginDetails(): void {
    this.countItem();
    this.details = newDetails();
    this.money = this.details;
    this.entry.details.push(this.details);
  }

  endDetails(): void {
    this.money = this.entry;
  }

  beginRemittance(): void {
    this.countItem();
    this.remittance = newRemittance();
    this.details.remittances.push(this.remittance);
  }

  beginCharge(): void {
    this.countItem();
    this.charge = newCharge();
    this.money.charges.push(this.charge);
  }

  beginAmount(currency: string, line: number): void {
    this.amount = newAmount(currency, line);
  }
}

export function newStatement(): BankStatement {
  return {
    ...{ id: "", account: "", currency: "", sequence: null },
    ...{ createdOn: "", from: "", to: "" },
    transactions: [],
    skipped: { pending: 0, outgoing: 0 },
  };
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
