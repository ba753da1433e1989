import { allClients } from "#app/features/front/imports/clients/plan-clients.server.ts";
import { clientIdentity, nameIn, type RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { clientMatcher } from "#app/features/front/imports/clients/match-clients.ts";
import {
  askOnce,
  emptyPlan,
  type ImportPlan,
  type PlannedEntry,
  usualRateOf,
} from "#app/features/front/imports/import-plan.ts";
import type { ImportRow } from "#app/features/front/imports/import-rows.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import { readDay } from "#app/features/front/imports/file/row-reader.ts";
import { invoiceField, rawInvoice } from "#app/features/front/imports/invoices/invoice-row.ts";
import type { Mapping } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { createSeries } from "#app/features/selling/series/create-series.server.ts";
import { dateOf } from "#app/features/selling/series/rule/series-dates.ts";
import { MAX_SERIES } from "#app/features/selling/series/series.ts";
import { type SeriesInput, seriesSchema } from "#app/features/selling/series/series.schema.ts";
import { listSeries } from "#app/features/selling/series/series.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { readInterval } from "./interval.ts";

interface Group {
  values: RowValues;
  items: RowValues[];
  rows: number[];
}

/** Each writes drafts: whether a series sends by itself is said where it is shown. */
export async function planSeries(
  ctx: UserContext,
  rows: ImportRow[],
  { vatRate }: Pick<Mapping, "vatRate">,
): Promise<ImportPlan> {
  const plan = emptyPlan();
  const usualRate = usualRateOf(await findBusiness(ctx), vatRate);
  const match = clientMatcher(await allClients(ctx));
  const standing = (await listSeries(ctx)).filter(({ state }) => state !== "ended");
  const known = new Set(standing.map(({ clientId, name }) => `${clientId ?? ""} ${fold(name)}`));
  let asked = 0;
  for await (const [, group] of inPieces(groupsOf(rows))) {
    const client = match(clientIdentity(group.values));
    const { seriesName = "" } = group.values;
    if (client && known.has(`${client.id} ${fold(seriesName.trim())}`)) {
      plan.skipped.push(...group.rows);
      continue;
    }
    const withoutRate = usualRate === null ? group.items.filter(({ vatRate }) => !vatRate).length : 0;
    asked += withoutRate;
    const parsed = seriesSchema.safeParse(rawSeries(group, client, usualRate));
    const refused = parsed.error ? fieldErrorsOf(parsed.error) : [];
    const errors = refused.filter(({ field }) => field !== "rule.unit").map((error) => atCell(group, error));
    plan.errors.push(...errors);
    if (parsed.data && withoutRate === 0) plan.entries.push(seriesEntry(ctx, group, parsed.data));
  }
  const room = MAX_SERIES - standing.length;
  if (plan.entries.length > room)
    plan.errors.push({ row: null, field: "", code: "series.too_many", params: { max: MAX_SERIES } });
  askOnce(plan, "import.vat_rate_asked", asked);
  return plan;
}

/** Rows of one client with the same name of a series are its items. */
function groupsOf(rows: ImportRow[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { row, values } of rows) {
    const name = (values.seriesName ?? "").trim();
    const key = name ? JSON.stringify([fold(nameIn(values)), values.email ?? "", fold(name)]) : String(row);
    const group = groups.get(key) ?? { values, items: [], rows: [] };
    group.items.push(values);
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function rawSeries({ values, items, rows }: Group, client: Client | undefined, usualRate: number | null) {
  const { recipient, ...template } = rawInvoice({ values, items, rows }, usualRate);
  const { interval = "", start = "", endOn = "" } = values;
  return {
    name: values.seriesName,
    rule: { ...readInterval(interval), start: readDay(start), end: { on: readDay(endOn) } },
    mode: "draft",
    template: { ...template, ...(client ? { clientId: client.id } : { clientId: "", recipient }) },
  };
}

function seriesEntry({ locale }: UserContext, { rows, values }: Group, input: SeriesInput): PlannedEntry {
  const { rule, template } = input;
  return {
    rows,
    isUpdate: false,
    cells: () => [
      nameIn(values),
      input.name || template.subject || (template.items[0]?.description ?? ""),
      translator(locale)(`series:every.${rule.unit}`, { count: rule.every }),
      formatDay(dateOf(rule, 0) ?? rule.start, locale),
    ],
    async write(ctx) {
      await createSeries(ctx, input);
      return undefined;
    },
  };
}

const RULE_CELLS: Partial<Record<string, string>> = {
  "rule.every": "interval",
  "rule.start": "start",
  "rule.end.on": "endOn",
  name: "seriesName",
};

function atCell({ rows }: Group, { field, ...error }: ReturnType<typeof fieldErrorsOf>[number]) {
  const path = field.replace(/^template\./, "");
  const place = invoiceField(path === "clientId" ? "recipient.name" : path);
  const isOfInterval = RULE_CELLS[field] === "interval";
  return {
    ...error,
    ...(isOfInterval ? { code: "import.interval" } : {}),
    field: RULE_CELLS[field] ?? place.field,
    row: rows[place.item] ?? rows[0] ?? null,
  };
}
