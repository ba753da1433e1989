import { sql } from "kysely";
import type { Context } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { type OwnTable, type PurgedTable, untilOf } from "#app/platform/database/schema/lives.ts";

const STEP = 250;

const DAY = 24 * 60 * 60 * 1000;

type Rows = Pick<Context, "db" | "now">;

/** Removes rows whose time is over (schema/lives.ts), a few at a time. */
export async function purgeRows(ctx: Rows, table: PurgedTable): Promise<void> {
  for (const { column, days = 0, months = 0, state } of untilOf(table)) {
    const end = new Date(ctx.now.getTime() - days * DAY);
    end.setUTCMonth(end.getUTCMonth() - months);
    const ofState = sql.ref<string>("state");
    await removeFound(ctx, table, (limit) => {
      const over = ctx.db
        .selectFrom(table)
        .select("id")
        .where(sql.ref<string>(column), "<=", end.toISOString());
      return (state === undefined ? over : over.where(ofState, "=", state)).limit(limit).execute();
    });
  }
}

export async function removeRows(
  ctx: Rows,
  table: OwnTable,
  own: { column: string; value: string },
): Promise<void> {
  const { column, value } = own;
  await removeFound(ctx, table, (limit) =>
    ctx.db.selectFrom(table).select("id").where(sql.ref<string>(column), "=", value).limit(limit).execute(),
  );
}

async function removeFound(
  ctx: Rows,
  table: PurgedTable | OwnTable,
  find: (limit: number) => Promise<{ id: string }[]>,
): Promise<void> {
  await inSteps(async (size) => {
    const ids = (await find(size)).map(({ id }) => id);
    if (ids.length > 0) await ctx.db.deleteFrom(table).where("id", "in", ids).execute();
    return ids.length;
  });
}

/** Repeats `step` until it finds less than `size` to do. Other work gets its turn in between, even in a transaction. */
export async function inSteps(step: (size: number) => Promise<number>): Promise<void> {
  while ((await step(STEP)) === STEP) await yieldToRequests();
}
