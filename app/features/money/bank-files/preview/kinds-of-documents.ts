import type { BankDocument } from "#app/features/money/bank-files/read/bank-document.ts";
import { invalid } from "#app/platform/errors.ts";

export function isReport({ message }: Pick<BankDocument, "message">): boolean {
  return message === "camt.052";
}

/** What is only looked at and what is imported come apart. @throws AppError `input.invalid` at `file` */
export function requireOneKind(documents: BankDocument[]): void {
  const reports = documents.filter(isReport);
  const [report] = reports;
  if (!report || reports.length === documents.length) return;
  throw invalid([{ field: "file", code: "bank_file.report_apart", params: { file: report.name } }]);
}

export function requireStatements(documents: BankDocument[]): void {
  const report = documents.find(isReport);
  if (!report) return;
  const params = { file: report.name, what: report.message };
  throw invalid([{ field: "file", code: "bank_file.not_camt", params }]);
}
