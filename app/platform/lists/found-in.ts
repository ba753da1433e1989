import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import { spellingsOf } from "./fold.ts";

/** @param column of folded text @param text as it was typed */
export function foundIn(
  { contains }: Pick<Dialect, "contains">,
  column: Expression<string>,
  text: string,
): Expression<SqlBool> {
  return expressionBuilder().or(spellingsOf(text).map((spelling) => contains(column, spelling)));
}
