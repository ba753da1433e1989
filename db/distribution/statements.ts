import { homeOf, REFERENCE, THROUGH } from "./homes.ts";
import type { ForeignKey, PostgresSchema, UniqueIndex } from "./read-schema.ts";
import { COLUMN } from "./rules.ts";

const ACTIONS = { a: "", r: " on delete restrict", c: " on delete cascade", n: "", d: "" };

/**
 * SQL that distributes an installation by business: in an order in which each statement finds what it needs. A key that
 * set a column to null loses that, and one that leaves the machine goes: the product has to see to both.
 */
export function distributionStatements({ columns, uniques, foreignKeys }: PostgresSchema): string[] {
  const tables = [...new Set(columns.map(({ table }) => table))].filter(
    (name) => homeOf(name) === "distributed",
  );
  const ofDistributed = foreignKeys.filter(({ table }) => homeOf(table) === "distributed");
  return [
    ...ofDistributed.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...Object.entries(THROUGH).flatMap(([table, [column, parent]]) => withColumn(table, column, parent)),
    ...uniques.filter(needsColumn).flatMap(withBusiness),
    `select create_reference_table('${REFERENCE}')`,
    ...tables.map((table) => distributed(table, tables[0]!)),
    ...ofDistributed.flatMap(keyAgain),
  ];
}

function withColumn(table: string, column: string, parent: string): string[] {
  return [
    `alter table ${table} add column ${COLUMN} text`,
    `update ${table} set ${COLUMN} = parent.${COLUMN} from ${parent} parent where parent.id = ${table}.${column}`,
    `alter table ${table} alter column ${COLUMN} set not null`,
  ];
}

function needsColumn({ table, columns }: UniqueIndex): boolean {
  return homeOf(table) === "distributed" && !columns.includes(COLUMN);
}

function withBusiness({ table, name, isPrimary, columns, definition }: UniqueIndex): string[] {
  if (isPrimary)
    return [
      `alter table ${table} drop constraint ${name}`,
      `alter table ${table} add primary key (${[COLUMN, ...columns].join(", ")})`,
    ];
  const again = definition.replace(/ USING (\w+) \(/, ` USING $1 (${COLUMN}, `);
  return [`alter table ${table} drop constraint if exists ${name}`, `drop index if exists ${name}`, again];
}

function distributed(table: string, first: string): string {
  const group = table === first ? "" : `, colocate_with => '${first}'`;
  return `select create_distributed_table('${table}', '${COLUMN}'${group})`;
}

function keyAgain({ table, name, columns, parent, parentColumns, onDelete }: ForeignKey): string[] {
  if (homeOf(parent) === "local") return [];
  const isColocated = homeOf(parent) === "distributed";
  const own = (isColocated ? [COLUMN, ...columns] : columns).join(", ");
  const theirs = (isColocated ? [COLUMN, ...parentColumns] : parentColumns).join(", ");
  const key = `foreign key (${own}) references ${parent} (${theirs})${ACTIONS[onDelete]}`;
  return [`alter table ${table} add constraint ${name} ${key}`];
}
