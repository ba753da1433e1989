import type { StoredTable, ReferenceRule, UniqueRule } from "./catalogue.ts";
import { referenceFault } from "./citus-rules.ts";
import { DISTRIBUTION_COLUMN, LOST_UNIQUES, PARENTS, type Placement } from "./plan.ts";

interface DistributionSql {
  /** Any Postgres carries this out. */
  prepare: string[];
  /** Only Citus does. */
  distribute: string[];
  /** Any Postgres carries this out. */
  join: string[];
  /** Foreign keys that the product must keep from then on: `table.column`. */
  lost: string[];
  /** Those that no longer empty their column when the parent goes: the product must do so before. */
  emptied: string[];
}

/** Makes of our tables those that Citus can spread over machines. */
export function distributionSql(
  tables: readonly StoredTable[],
  plan: ReadonlyMap<string, Placement>,
): DistributionSql {
  const made: DistributionSql = { prepare: [], distribute: [], join: [], lost: [], emptied: [] };
  const keys: string[] = [];
  for (const { name, uniques, references, triggers } of tables) {
    const placement = plan.get(name);
    if (placement !== "local")
      made.prepare.push(...triggers.map((trigger) => `drop trigger "${trigger}" on ${name}`));
    for (const reference of references) {
      const parent = plan.get(reference.parent);
      if (placement === "local" && parent === "local") continue;
      made.prepare.push(`alter table ${name} drop constraint "${reference.name}"`);
      const joined = withColumn(reference, parent);
      if (referenceFault(joined, placement, parent)) made.lost.push(`${name}.${reference.columns.join("+")}`);
      else made.join.push(`alter table ${name} add constraint "${reference.name}" ${foreignKey(joined)}`);
      if ("nd".includes(reference.onDelete)) made.emptied.push(`${name}.${reference.columns.join("+")}`);
    }
    if (typeof placement !== "object") continue;
    for (const unique of uniques)
      if (!unique.columns.includes(placement.column)) keys.push(...renewed(name, unique));
    made.distribute.push(distribute(name, placement.column));
  }
  made.distribute.sort((a, b) => Number(/'businesses', /.test(b)) - Number(/'businesses', /.test(a)));
  made.prepare.unshift(...Object.entries(PARENTS).flatMap(addColumn));
  made.prepare.push(...keys);
  return made;
}

function addColumn([name, [column, parent]]: [string, readonly [string, string]]): string[] {
  const own = DISTRIBUTION_COLUMN;
  return [
    `alter table ${name} add column ${own} text`,
    `update ${name} set ${own} = parent.${own} from ${parent} as parent where parent.id = ${name}.${column}`,
    `alter table ${name} alter column ${own} set not null`,
  ];
}

/** What emptied a column does nothing now: Citus refuses keys that would. */
function withColumn(reference: ReferenceRule, parent: Placement | undefined): ReferenceRule {
  const isJoined = typeof parent !== "object" || parent.column !== DISTRIBUTION_COLUMN;
  return {
    ...reference,
    columns: isJoined ? reference.columns : [DISTRIBUTION_COLUMN, ...reference.columns],
    parentColumns: isJoined ? reference.parentColumns : [DISTRIBUTION_COLUMN, ...reference.parentColumns],
    onDelete: "nd".includes(reference.onDelete) ? "a" : reference.onDelete,
  };
}

function foreignKey({ columns, parent, parentColumns, onDelete }: ReferenceRule): string {
  const key = `foreign key (${list(columns)}) references ${parent} (${list(parentColumns)})`;
  return onDelete === "c" ? `${key} on delete cascade` : key;
}

function renewed(table: string, { name, kind, columns, condition }: UniqueRule): string[] {
  if (LOST_UNIQUES.includes(name)) return [`drop index "${name}"`];
  const key = `(${list([DISTRIBUTION_COLUMN, ...columns])})`;
  if (kind === "index")
    return [
      `drop index "${name}"`,
      `create unique index "${name}" on ${table} ${key}${condition ? ` where ${condition}` : ""}`,
    ];
  return [
    `alter table ${table} drop constraint "${name}"`,
    `alter table ${table} add constraint "${name}" ${kind === "primary" ? "primary key" : "unique"} ${key}`,
  ];
}

function list(columns: readonly (string | null)[]): string {
  return columns.map((column) => `"${column}"`).join(", ");
}

function distribute(name: string, column: string): string {
  const beside = name === "businesses" ? "none" : "businesses";
  return `select create_distributed_table('${name}', '${column}', colocate_with => '${beside}')`;
}
