import { z } from "zod";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { ACCOUNT_NAMES, type AccountName, sharedNumbers } from "#app/features/books/book/accounts.ts";

/** Digits, as Banana and bexio take them. */
const number = z
  .string()
  .trim()
  .refine((text) => /^[1-9]\d{2,7}$/.test(text), { params: { code: "field.account_number" } });

const fields = Object.fromEntries(ACCOUNT_NAMES.map((name) => [name, number])) as Record<
  AccountName,
  typeof number
>;

/** `version` is that of the accounts that were shown. */
export const chartSchema = z
  .object({ ...fields, version: optionalVersion() })
  .superRefine(({ version: _version, ...chart }, ctx) => {
    for (const name of sharedNumbers(chart))
      ctx.addIssue({ code: "custom", path: [name], params: { code: "field.account_number_twice" } });
  });
