import type { Cell } from "#app/features/exports/sheet.ts";
import type { StableColumn } from "./stable-columns.ts";

/** What JSON leaves out or says null for is empty; lists and objects are JSON. */
export function stableCell(json: unknown, { path }: StableColumn): Cell {
  const value = path.split(".").reduce(propertyOf, json);
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}
