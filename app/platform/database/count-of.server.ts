import { type SelectQueryBuilder, sql } from "kysely";

export async function countOf<DB, TB extends keyof DB, O>(
  matching: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const [found] = await matching
    .clearSelect()
    .select(sql<number>`count(*)`.as("count"))
    .$castTo<{ count: number }>()
    .execute();
  return found?.count ?? 0;
}
