import { homeOf } from "./homes.ts";
import type { ForeignKey, PostgresSchema } from "./read-schema.ts";

export const COLUMN = "business_id";

/**
 * What keeps this schema from being distributed by `business_id` on Citus
 * (docs.citusdata.com, “Creating and Modifying Distributed Objects”; citusdata/citus issue 7132 on `set null`).
 */
export function distributionProblems({ columns, uniques, foreignKeys, others }: PostgresSchema): string[] {
  const tables = [...new Set(columns.map(({ table }) => table))].filter(isDistributed);
  const missing = tables.flatMap((table) => {
    const column = columns.find(({ table: of, name }) => of === table && name === COLUMN);
    if (!column) return [`${table}: has no ${COLUMN}`];
    return column.isNullable ? [`${table}: ${COLUMN} may be null`] : [];
  });
  const generated = columns
    .filter(({ table, isGenerated }) => isGenerated && isDistributed(table))
    .map(({ table, name }) => `${table}: ${name} is a sequence or generated`);
  const keys = uniques
    .filter(({ table, columns }) => isDistributed(table) && !columns.includes(COLUMN))
    .map(({ table, columns }) => `${table}: unique ${columns.join("+")} lacks ${COLUMN}`);
  const withoutKey = tables
    .filter((table) => !uniques.some((unique) => unique.table === table && unique.isPrimary))
    .map((table) => `${table}: has no primary key`);
  const hindering = others
    .filter((name) => isDistributed(name.split(": ")[0]!))
    .map((name) => `${name} is a trigger or exclusion`);
  return [...missing, ...generated, ...keys, ...withoutKey, ...foreignKeys.flatMap(problemOf), ...hindering];
}

function problemOf(key: ForeignKey): string[] {
  const { table, columns, parent, parentColumns, onDelete, onUpdate } = key;
  const name = `${table}: key ${columns.join("+")} to ${parent}`;
  const [from, to] = [homeOf(table), homeOf(parent)];
  if (from === "distributed" && to === "distributed") {
    const place = columns.indexOf(COLUMN);
    if (place < 0 || parentColumns.indexOf(COLUMN) !== place) return [`${name} lacks ${COLUMN}`];
  } else if (from === "distributed" ? to === "local" : to === "distributed")
    return [`${name} leaves the machine`];
  else if (from === "reference" && to === "local" && onDelete === "c") return [`${name} cascades`];
  const sets = (action: string) => action === "n" || action === "d";
  const isOfColumn = from === "distributed" && columns.includes(COLUMN);
  if (isOfColumn && (sets(onDelete) || onUpdate === "c" || sets(onUpdate)))
    return [`${name} sets its column`];
  return [];
}

function isDistributed(table: string): boolean {
  return homeOf(table) === "distributed";
}
