import type { StoredTable, ReferenceRule } from "./catalogue.ts";
import type { Placement } from "./plan.ts";

type Plan = ReadonlyMap<string, Placement>;

/** What Citus would refuse of these tables when they are distributed so; nothing when it takes them. */
export function citusFaults(tables: readonly StoredTable[], plan: Plan): string[] {
  const types = new Set(tables.flatMap((table) => columnOf(table, plan)?.type ?? []));
  const faults = types.size > 1 ? [`the column has several types: ${[...types].join(", ")}`] : [];
  for (const table of tables) {
    const placement = plan.get(table.name);
    if (!placement) faults.push(`${table.name} has no place`);
    else if (typeof placement === "object") faults.push(...tableFaults(table, placement.column));
    for (const reference of table.references) {
      const fault = referenceFault(reference, placement, plan.get(reference.parent));
      if (fault) faults.push(`${table.name}.${reference.name}: ${fault}`);
    }
  }
  return faults;
}

function columnOf(table: StoredTable, plan: Plan) {
  const placement = plan.get(table.name);
  return typeof placement === "object"
    ? table.columns.find(({ name }) => name === placement.column)
    : undefined;
}

function tableFaults(table: StoredTable, column: string): string[] {
  const own = table.columns.find(({ name }) => name === column);
  const faults: string[] = [];
  if (!own) faults.push(`has no ${column}`);
  else if (!own.isRequired) faults.push(`${column} may be null`);
  if (own?.isGenerated) faults.push(`${column} is generated`);
  for (const { name, hasSequence } of table.columns)
    if (hasSequence) faults.push(`${name} counts on its own`);
  for (const { name, columns } of table.uniques)
    if (!columns.includes(column)) faults.push(`${name} is unique without ${column}`);
  for (const { name, columns, operators } of table.exclusions)
    if (operators[columns.indexOf(column)] !== "=")
      faults.push(`${name} excludes without an equal ${column}`);
  for (const trigger of table.triggers) faults.push(`${trigger} is a trigger`);
  return faults.map((fault) => `${table.name}: ${fault}`);
}

/** @returns why Citus refuses a foreign key between tables of these places, if it does */
export function referenceFault(
  { columns, parentColumns, onDelete, onUpdate }: ReferenceRule,
  child: Placement | undefined,
  parent: Placement | undefined,
): string | null {
  if (!child || !parent) return "to a table without a place";
  if (child === "local") return typeof parent === "object" ? "from one machine to many" : null;
  if (child === "reference") {
    if (typeof parent === "object") return "from a reference table to a distributed one";
    const isSetOrCascade = [onDelete, onUpdate].some((action) => "cnd".includes(action));
    return parent === "local" && isSetOrCascade ? "changes a reference table from one machine" : null;
  }
  if (parent === "local") return "from many machines to one";
  const place = columns.indexOf(child.column);
  if (parent !== "reference" && (place < 0 || parentColumns[place] !== parent.column))
    return "does not join by the distribution columns";
  if (place < 0) return null;
  if ("nd".includes(onDelete)) return "empties its columns when the parent goes";
  return "cnd".includes(onUpdate) ? "changes its columns with the parent" : null;
}
