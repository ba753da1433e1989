import { z } from "zod";
import { ACCOUNT_NAMES, type AccountName } from "./accounts.ts";

/** Digits, as Banana and bexio take them. */
const number = z
  .string()
  .trim()
  .refine((text) => /^[1-9]\d{2,7}$/.test(text), { params: { code: "field.account_number" } });

const fields = Object.fromEntries(ACCOUNT_NAMES.map((name) => [name, number])) as Record<
  AccountName,
  typeof number
>;

export const chartSchema = z.object(fields);
