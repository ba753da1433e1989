import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Basis } from "#app/features/tax/entries/tax-entry.ts";
import type { Day } from "#app/swiss/dates.ts";

export interface EntryScope {
  basis: Basis;
  from: Day;
  to: Day;
  /** Of a closed return: itself, with what its corrections and later returns took of its days. */
  heldBy: string[];
  /** Of an open one: whether entries count that no return holds yet. */
  takesOpen: boolean;
  /** Days of closed returns, whose later changes an open return takes along. */
  late: readonly { basis: Basis; from: Day; to: Day }[];
}

type Eb = ExpressionBuilder<Schema, "tax_entries">;
type Condition = ExpressionWrapper<Schema, "tax_entries", SqlBool>;

export function entriesIn(ctx: BusinessContext, scope: EntryScope) {
  return ctx.db
    .selectFrom("tax_entries")
    .where("tax_entries.business_id", "=", ctx.businessId)
    .where((eb) => belongs(eb, scope));
}

function belongs(eb: Eb, { basis, from, to, heldBy, takesOpen, late }: EntryScope): Condition {
  const spans = takesOpen ? [{ basis, from, to }, ...late] : [];
  const held = heldBy.length > 0 ? [eb("tax_entries.period_id", "in", heldBy)] : [];
  return eb.or([...held, ...spans.map((span) => openWithin(eb, span))]);
}

export function openWithin(eb: Eb, { basis, from, to }: { basis: Basis; from: Day; to: Day }): Condition {
  return eb.and([
    eb("tax_entries.period_id", "is", null),
    eb("tax_entries.basis", "=", basis),
    eb("tax_entries.day", ">=", from),
    eb("tax_entries.day", "<=", to),
  ]);
}
