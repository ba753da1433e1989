import { sql } from "kysely";
import { methodOn, type VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { rateChanges } from "#app/swiss/vat/statutory-rates.ts";
import type { EntryKind } from "#app/features/taxes/tax/entries/tax-entry.ts";
import { entriesIn, type EntryScope } from "./period-entries.server.ts";
import { BY_ACTIVITY_FROM } from "./technical-codes.ts";
import type { EntrySum } from "./return-figures.ts";

export async function readSums(
  ctx: BusinessContext,
  scope: EntryScope,
  methods: readonly VatMethod[],
): Promise<EntrySum[]> {
  const era = eraOf(isByActivity(methods, scope.from) ? methods : []);
  const rows = await entriesIn(ctx, scope)
    .select(["kind", "rate", "reason", "activity"])
    .select(({ fn }) => [era.as("era"), fn.sum<number>("net").as("net"), fn.sum<number>("vat").as("vat")])
    .groupBy(["kind", "rate", "reason", "activity", "era"])
    .execute();
  return rows.map(({ kind, rate, ...sum }) => ({ ...sum, kind: kind as EntryKind, rate: rate ?? 0 }));
}

/** Whether rates go by activity: those change with the method, and supplies before 2025 stand apart. */
function isByActivity(methods: readonly VatMethod[], day: Day): boolean {
  return methodOn(methods, day)?.method === "net";
}

/** First days of the times in which no rate changes, oldest first. */
export function eraStarts(methods: readonly VatMethod[]): Day[] {
  const ofMethods = methods.map(({ validFrom }) => validFrom);
  const coded = methods.length > 0 ? [BY_ACTIVITY_FROM] : [];
  return [...new Set([...rateChanges(), ...coded, ...ofMethods])].sort();
}

function eraOf(methods: readonly VatMethod[]) {
  const [first = "", ...later] = eraStarts(methods);
  const cases = later.toReversed().map((day) => sql`when supply_day >= ${sql.lit(day)} then ${sql.lit(day)}`);
  return sql<Day>`case ${sql.join(cases, sql` `)} else ${sql.lit(first)} end`;
}
