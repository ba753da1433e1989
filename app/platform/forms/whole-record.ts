import { z } from "zod";
import { isRecord } from "./unknown-fields.ts";

const LOST = "__proto__";

/** A rule for a record of any names. zod leaves one name out in silence, which is refused instead. */
export function wholeRecord<Rule extends z.ZodType>(
  rule: Rule,
  refuse: (ctx: z.RefinementCtx, name: string) => void,
) {
  return z.preprocess((value, ctx) => {
    if (isRecord(value) && Object.hasOwn(value, LOST)) refuse(ctx, LOST);
    return value;
  }, rule);
}
