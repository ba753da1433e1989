/** What is looked at before a year is closed. */
export const YEAR_CHECKS = ["returns", "drafts", "payments", "questions", "receipts", "openItems"] as const;
