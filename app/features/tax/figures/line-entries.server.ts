import type { ExpressionBuilder, SqlBool, Expression } from "kysely";
import type { TaxReturn } from "#app/features/tax/periods/period.ts";
import { type EntryKind, REDUCTIONS, type ZeroReason } from "#app/features/tax/entries/tax-entry.ts";
import type { VatMethod } from "#app/features/tax/method/vat-method.ts";
import { recipientSnapshot } from "#app/features/invoices/document/snapshots.ts";
import { readingOnce } from "#app/platform/database/json.ts";
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
  kind: EntryKind;
  invoiceId: string;
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
  /** As in the return; all entries when left out. */
  line?: string;
  /** The last entry of the page before; empty for the first page. */
  after: { day: Day; id: string } | null;
  limit: number;
}

/** What stands behind a line of the return, by day. */
export async function lineEntries(ctx: BusinessContext, wanted: Wanted): Promise<LineEntry[]> {
  const { scope, after, limit } = wanted;
  const rows = await entriesIn(ctx, scope)
    .innerJoin("invoices", "invoices.id", "tax_entries.invoice_id")
    .select(["tax_entries.id", "tax_entries.day", "tax_entries.kind", "invoices.id as invoiceId"])
    .select(["invoices.number", "invoices.recipient", "rate", "net", "vat"])
    .where((eb) => ofLine(eb, wanted))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("tax_entries.day", "tax_entries.id"), ">", tuple(after?.day ?? "", after?.id ?? "")),
      ),
    )
    .orderBy("tax_entries.day")
    .orderBy("tax_entries.id")
    .limit(limit)
    .execute();
  const read = readingOnce();
  return rows.map(({ recipient, ...row }) => ({ ...row, client: read(recipientSnapshot, recipient).name }));
}

type Eb = ExpressionBuilder<Schema, "tax_entries" | "invoices">;

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
  if (line === "200") return eb("tax_entries.kind", "not in", REDUCTIONS);
  if (line === "235") return eb("tax_entries.kind", "in", REDUCTIONS);
  if (line === "299") return eb("rate", "<>", 0);
  return eb.or(
    content.figures.rateLines
      .filter((rateLine) => rateLine.line === line)
      .map(({ rate, activity, era }) =>
        eb.and([
          eb("rate", "<>", 0),
          within(eb, era, methods),
          content.method.method === "net" ? ofActivity(eb, activity, content.method) : eb("rate", "=", rate),
        ]),
      ),
  );
}

function within(eb: Eb, era: Day, methods: readonly VatMethod[]): Expression<SqlBool> {
  const starts = eraStarts(methods);
  const next = starts.find((start) => start > era);
  return eb.and([
    ...(era === starts[0] ? [] : [eb("supply_day", ">=", era)]),
    ...(next ? [eb("supply_day", "<", next)] : []),
  ]);
}

/** Of the only activity is also what nobody gave to one. */
function ofActivity(eb: Eb, activity: string, { activities }: VatMethod): Expression<SqlBool> {
  const codes = activities.length === 1 ? [activity, ""] : [activity];
  return eb("activity", "in", codes);
}
