import { z } from "zod";
import { foldedWords, LONGEST_TEXT, SHORTEST_TEXT } from "./payment-rule.ts";

export const textRuleSchema = z.object({
  text: z
    .string()
    .trim()
    .max(LONGEST_TEXT)
    .refine((text) => foldedWords(text).replaceAll(" ", "").length >= SHORTEST_TEXT, {
      params: { code: "field.rule_text" },
    }),
});
