import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import type { MetRules } from "#app/features/money/payment-rules/payment-rule.ts";

type Proof = Pick<BankFacts, "fromCsv">;

export function provenRules(
  { payer = null, text = null }: Partial<MetRules> = {},
  { fromCsv }: Proof,
): Pick<MetRules, "payer" | "text"> {
  const isTextProven = !fromCsv.includes("text") && !fromCsv.includes("payerName");
  return { payer: fromCsv.includes("payerIban") ? null : payer, text: isTextProven ? text : null };
}

/** Whether only CSV files state the detail by which the payment was booked. */
export function isUnproven(reason: string, { fromCsv }: Proof): boolean {
  const by = { reference: "references", payer: "payerIban" } as const;
  const [how] = reason.split("_");
  return (how === "reference" || how === "payer") && fromCsv.includes(by[how]);
}
