import { z } from "zod";
import { type AccountName, kindOfAccount } from "#app/features/books/book/accounts.ts";
import { day, optionalChoice, optionalVersion } from "#app/platform/forms/fields.ts";
import { eitherAmount } from "#app/platform/forms/numeric-field.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { OPENING_ACCOUNTS, TAKES_DIFFERENCE } from "./opening.ts";

const amounts = Object.fromEntries(OPENING_ACCOUNTS.map((name) => [name, eitherAmount])) as Record<
  AccountName,
  typeof eitherAmount
>;

/** Amounts on the side of their account: assets in debit, debts and equity in credit. */
export const openingSchema = z
  .object({
    day: day(),
    ...amounts,
    difference: optionalChoice(TAKES_DIFFERENCE),
    version: optionalVersion(),
  })
  .transform(({ day, difference, version, ...typed }, ctx) => {
    const sumOf = (kind: string) =>
      OPENING_ACCOUNTS.reduce((sum, name) => sum + (kindOfAccount(name) === kind ? typed[name] : 0), 0);
    const left = sumOf("asset") - sumOf("debt");
    if (left !== 0 && !difference && Number.isSafeInteger(left)) {
      const params = { code: "field.opening_difference", amount: formatAmount(left) };
      ctx.addIssue({ code: "custom", path: ["difference"], params });
    }
    const balances = OPENING_ACCOUNTS.map((name): [AccountName, Rappen] => [
      name,
      name === difference ? typed[name] + left : typed[name],
    ]).filter(([, amount]) => amount !== 0);
    return { day, version, balances };
  });

export type OpeningInput = z.output<typeof openingSchema>;
