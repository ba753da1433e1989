import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import { ACQUISITION_OWED } from "#app/features/books/book/acquisition-owed.ts";
import type { TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import { type EntryKind, REDUCTIONS, type ZeroReason } from "#app/features/taxes/tax/entries/tax-entry.ts";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { entriesIn, type EntryScope } from "./period-entries.server.ts";
import { eraStarts } from "./read-sums.server.ts";

export interface LineEntry {
  id: string;
  day: Day;
  factDay: Day;
  kind: EntryKind | "acquisition";
  /** One of both. */
  invoiceId: string | null;
  expenseId: string | null;
  number: string;
  client: string;
  rate: VatRate;
  net: Rappen;
  vat: Rappen;
}

interface Wanted {
  scope: EntryScope;
  content: TaxReturn;
  methods: readonly VatMethod[];
  /** The line of the return; all entries when left out. */
  line?: string;
  /** The last entry of the page before; empty for the first page. */
  after: { day: Day; id: string } | null;
  limit: number;
}

/** The order of writing, whether with accounts or without. */
const PLACE = sql<number>`abs(sequence) * 2 + case when sequence < 0 then 1 else 0 end`;

/** Apart from what the same act says anew; net and VAT of what it takes back are one, as they were said. */
const IS_TAKEN_BACK = sql<number>`case when reverses is null then 0 else 1 end`;

/** What stands behind a line of the return, by day: net and VAT of a document together. */
export async function lineEntries(ctx: BusinessContext, wanted: Wanted): Promise<LineEntry[]> {
  const { scope, after, limit } = wanted;
  const { line } = wanted;
  const rows = await entriesIn(ctx, scope, line === undefined ? "documents" : whatOf(line))
    .select(["day", "kind", "holder", "holder_id", "number", "name as client", "rate"])
    .select(({ fn }) => [
      fn.min(PLACE).as("place"),
      fn.min("fact_day").as("factDay"),
      fn.sum<Rappen>("net").as("net"),
      fn.sum<Rappen>(sql`case when kind = 'acquisition' then ${ACQUISITION_OWED} else vat end`).as("vat"),
    ])
    .where((eb) => ofLine(eb, wanted))
    .groupBy(["day", "act", "kind", "source_id", "holder", "holder_id", "number", "name", "rate"])
    .groupBy(IS_TAKEN_BACK)
    .$if(after !== null, (query) =>
      query.having(({ eb, fn }) =>
        eb.or([
          eb("day", ">", after?.day ?? ""),
          eb.and([eb("day", "=", after?.day ?? ""), eb(fn.min(PLACE), ">", Number(after?.id ?? 0))]),
        ]),
      ),
    )
    .orderBy("day")
    .orderBy("place")
    .limit(limit)
    .execute();
  return rows.map(({ place, kind, rate, holder, holder_id: holderId, ...row }) => ({
    ...row,
    id: String(place),
    kind: kind as LineEntry["kind"],
    invoiceId: holder === "expense" ? null : holderId,
    expenseId: holder === "expense" ? holderId : null,
    rate: rate ?? 0,
  }));
}

function whatOf(line: string): "acquisition" | "turnover" {
  return line.startsWith("38") ? "acquisition" : "turnover";
}

type Eb = ExpressionBuilder<Schema, "bookings">;

const REASONS: Record<string, ZeroReason> = {
  220: "export",
  221: "abroad",
  230: "exempt",
  undecided: "undecided",
};

function ofLine(eb: Eb, { line, content, methods }: Wanted): Expression<SqlBool> {
  if (line === undefined) return eb.lit(true);
  const reason = REASONS[line];
  if (reason) return eb.and([eb("rate", "=", 0), eb("reason", "=", reason)]);
  if (line === "200") return eb("kind", "not in", REDUCTIONS);
  if (line === "235") return eb("kind", "in", REDUCTIONS);
  if (line === "299") return eb("rate", "<>", 0);
  if (whatOf(line) === "acquisition") {
    const rates = content.figures.acquisitions.flatMap((one) => (one.line === line ? one.rate : []));
    return eb("rate", "in", rates);
  }
  return eb.or(
    content.figures.rateLines
      .filter((rateLine) => rateLine.line === line)
      .map(({ rate, activity, era }) =>
        eb.and([
          eb("rate", "<>", 0),
          ofEra(eb, era, content.method.method === "net" ? methods : []),
          content.method.method === "net" ? ofActivity(eb, activity, content.method) : eb("rate", "=", rate),
        ]),
      ),
  );
}

export function ofEra(eb: Eb, era: Day, methods: readonly VatMethod[]): Expression<SqlBool> {
  const starts = eraStarts(methods);
  const next = starts.find((start) => start > era);
  return eb.and([
    ...(era === starts[0] ? [] : [eb("supply_day", ">=", era)]),
    ...(next ? [eb("supply_day", "<", next)] : []),
  ]);
}

/** Selects the rows of an activity; the only one also has those that nobody gave to one. */
function ofActivity(eb: Eb, activity: string, { activities }: VatMethod): Expression<SqlBool> {
  const codes = activities.length === 1 ? [activity, ""] : [activity];
  return eb("activity", "in", codes);
}
