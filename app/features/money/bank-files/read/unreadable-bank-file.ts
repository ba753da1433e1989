import { ErrorInXml } from "#app/platform/xml/unreadable-xml.ts";

type BankFileProblem =
  | "bank_file.doctype"
  | "bank_file.too_deep"
  | "bank_file.text_too_long"
  | "bank_file.too_large"
  | "bank_file.too_many_entries"
  | "bank_file.zip_bomb"
  | "bank_file.zip_nested"
  | "bank_file.zip_encrypted"
  | "bank_file.broken"
  | "bank_file.not_camt"
  | "bank_file.no_statement"
  | "bank_file.bad_amount"
  | "bank_file.no_amount"
  | "bank_file.bad_day"
  | "bank_file.bad_direction"
  | "bank_file.empty";

export interface BankFileRefusal {
  problem: BankFileProblem;
  params: Record<string, string | number>;
}

export class UnreadableBankFile extends ErrorInXml {
  readonly refusal: BankFileRefusal;

  constructor(problem: BankFileProblem, params: BankFileRefusal["params"] = {}) {
    super(problem);
    this.refusal = { problem, params };
  }
}
