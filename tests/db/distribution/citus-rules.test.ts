import { expect, it } from "vitest";
import type { StoredTable, ReferenceRule } from "#db/distribution/catalogue.ts";
import { citusFaults } from "#db/distribution/citus-rules.ts";
import type { Placement } from "#db/distribution/plan.ts";

const COLUMN = "business_id";
const SPREAD = { column: COLUMN };

function column(name: string, changes: Partial<StoredTable["columns"][number]> = {}) {
  return { name, type: "text", isRequired: true, isGenerated: false, hasSequence: false, ...changes };
}

function table(name: string, changes: Partial<StoredTable> = {}): StoredTable {
  return {
    name,
    columns: [column(COLUMN), column("id")],
    uniques: [{ name: `${name}_pkey`, kind: "primary", columns: [COLUMN, "id"], condition: null }],
    references: [],
    exclusions: [],
    triggers: [],
    ...changes,
  };
}

function toParent(changes: Partial<ReferenceRule> = {}): ReferenceRule {
  const columns = [COLUMN, "parent_id"];
  const parentColumns = [COLUMN, "id"];
  return { name: "key", columns, parent: "parent", parentColumns, onDelete: "a", onUpdate: "a", ...changes };
}

function faultsOf(changes: Partial<StoredTable>): string[] {
  return citusFaults([table("child", changes)], new Map([["child", SPREAD]]));
}

function keyFaults(child: Placement, parent: Placement, changes: Partial<ReferenceRule> = {}): string[] {
  const places = new Map([
    ["child", child],
    ["parent", parent],
  ]);
  return citusFaults([table("child", { references: [toParent(changes)] }), table("parent")], places);
}

const unique = (columns: (string | null)[], condition: string | null = null) => ({
  uniques: [{ name: "once", kind: "index" as const, columns, condition }],
});

it("takes tables whose keys hold the column", () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf(unique([null, COLUMN], "number <> ''"))).toEqual([]);
  expect(
    faultsOf({ exclusions: [{ name: "x", columns: ["days", COLUMN], operators: ["&&", "="] }] }),
  ).toEqual([]);
});

it.each<[string, Partial<StoredTable>, string]>([
  ["no column", { columns: [column("id")] }, "child: has no business_id"],
  ["null", { columns: [column(COLUMN, { isRequired: false })] }, "child: business_id may be null"],
  ["generated", { columns: [column(COLUMN, { isGenerated: true })] }, "child: business_id is generated"],
  [
    "a sequence",
    { columns: [column(COLUMN), column("n", { hasSequence: true })] },
    "child: n counts on its own",
  ],
  ["a unique index without it", unique(["number"]), "child: once is unique without business_id"],
  ["an expression in its place", unique([null]), "child: once is unique without business_id"],
  [
    "a partial one without it",
    unique(["number"], "number <> ''"),
    "child: once is unique without business_id",
  ],
  [
    "an exclusion without it",
    { exclusions: [{ name: "x", columns: ["days"], operators: ["&&"] }] },
    "child: x excludes without an equal business_id",
  ],
  [
    "an exclusion of others",
    { exclusions: [{ name: "x", columns: [COLUMN], operators: ["<>"] }] },
    "child: x excludes without an equal business_id",
  ],
  ["a trigger", { triggers: ["t"] }, "child: t is a trigger"],
])("refuses %s", (_, changes, fault) => {
  expect(faultsOf(changes)).toEqual([fault]);
});

it.each<[Placement, Placement, Partial<ReferenceRule>, string[]]>([
  [SPREAD, SPREAD, {}, []],
  [SPREAD, SPREAD, { onDelete: "c" }, []],
  [SPREAD, { column: "id" }, { columns: [COLUMN], parentColumns: ["id"] }, []],
  [
    SPREAD,
    SPREAD,
    { columns: ["parent_id"], parentColumns: ["id"] },
    ["does not join by the distribution columns"],
  ],
  [SPREAD, SPREAD, { parentColumns: ["id", COLUMN] }, ["does not join by the distribution columns"]],
  [SPREAD, SPREAD, { onDelete: "n" }, ["empties its columns when the parent goes"]],
  [SPREAD, SPREAD, { onDelete: "d" }, ["empties its columns when the parent goes"]],
  [SPREAD, SPREAD, { onUpdate: "c" }, ["changes its columns with the parent"]],
  [SPREAD, "reference", { columns: ["parent_id"], parentColumns: ["id"], onDelete: "n" }, []],
  [SPREAD, "local", {}, ["from many machines to one"]],
  ["local", SPREAD, {}, ["from one machine to many"]],
  ["local", "reference", { onDelete: "c" }, []],
  ["local", "local", { onDelete: "n" }, []],
  ["reference", SPREAD, {}, ["from a reference table to a distributed one"]],
  ["reference", "reference", { onDelete: "c" }, []],
  ["reference", "local", {}, []],
  ["reference", "local", { onDelete: "c" }, ["changes a reference table from one machine"]],
])("a key from %j to %j with %j: %j", (child, parent, changes, faults) => {
  expect(keyFaults(child, parent, changes)).toEqual(faults.map((fault) => `child.key: ${fault}`));
});

it("refuses tables of several types, and one without a place", () => {
  const other = table("other", { columns: [column(COLUMN, { type: "bigint" })] });
  const places = new Map([
    ["child", SPREAD],
    ["other", SPREAD],
  ]);
  expect(citusFaults([table("child"), other], places)).toEqual([
    "the column has several types: text, bigint",
  ]);
  expect(citusFaults([table("child"), table("new")], new Map([["child", SPREAD]]))).toEqual([
    "new has no place",
  ]);
});
