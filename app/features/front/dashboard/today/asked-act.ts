import { z } from "zod";

/** Payments of one press. */
const MOST = 20;

const askedSchema = z.object({
  act: z.string().max(200),
  version: z.coerce.number().int().optional(),
  level: z.coerce.number().int().optional(),
  amount: z.coerce.number().int().optional(),
  way: z.enum(["email", "post", ""]).optional(),
  ids: z.array(z.string().max(100)).max(MOST),
});

export type AskedAct = z.output<typeof askedSchema>;

/** What a row's form asks where no script runs. Null where no row asks so. */
export function readAskedAct(query: URLSearchParams): AskedAct | null {
  const asked = askedSchema.safeParse({ ...Object.fromEntries(query), ids: query.getAll("id") });
  return asked.success ? asked.data : null;
}
