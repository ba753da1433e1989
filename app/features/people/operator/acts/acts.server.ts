import type { Selectable } from "kysely";
import type { BusinessContext, Context } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import type { OperatorActsTable } from "#app/platform/database/schema/background.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import type { ActFacts, ActOrder, OperatorAct } from "./act.ts";

interface RecordedAct {
  id: string;
  /** Null for a job of no account. */
  accountId: string | null;
  by: string;
  act: string;
  data: ActFacts;
  reason: string;
  at: string;
}

export interface ActPage {
  acts: RecordedAct[];
  nextCursor: string | null;
}

/** The account's owner hears of them by e-mail. */
const TOLD: OperatorAct[] = ["disabled", "enabled", "second_step_removed"];

const NEWEST = "newest";

const PAGE_SIZE = 25;

/** Greater than every id, in every collation. */
const BEHIND_ALL = "g";

/** Run it in the transaction of the act. */
export async function recordAct(
  ctx: Context,
  { act, data, by, reason, businessId }: ActOrder & NewAct,
): Promise<void> {
  const id = ctx.newId();
  await ctx.db
    .insertInto("operator_acts")
    .values({
      id,
      business_id: businessId,
      operator: by,
      act,
      data: JSON.stringify(data),
      reason,
      created_at: ctx.now.toISOString(),
    })
    .execute();
  if (TOLD.includes(act)) await enqueueJob(ctx, { name: "operator.act_email", payload: { actId: id } });
  ctx.afterCommit(() =>
    ctx.log.info({ event: "operator.act", act, actId: id, businessId, by: by ? "desk" : "command line" }),
  );
}

interface NewAct {
  act: OperatorAct;
  data: ActFacts;
  businessId: string | null;
}

export async function latestActId(ctx: BusinessContext): Promise<string> {
  const row = await ownActs(ctx).select("id").limit(1).executeTakeFirst();
  return row?.id ?? "";
}

export async function hasActs(ctx: BusinessContext): Promise<boolean> {
  return (await latestActId(ctx)) !== "";
}

/** Newest first. @throws AppError `input.invalid` for a cursor of another list */
export async function listActs(ctx: Context, after: string | null = null): Promise<ActPage> {
  const rows = await actRows(ctx)
    .where("id", "<", placeOf(after))
    .orderBy("id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  return pageOfActs(rows.map(recordedAct));
}

/** Newest first. @throws AppError as `listActs` */
export async function listOwnActs(ctx: BusinessContext, after: string | null = null): Promise<ActPage> {
  const rows = await ownActs(ctx)
    .selectAll()
    .where("id", "<", placeOf(after))
    .limit(PAGE_SIZE + 1)
    .execute();
  return pageOfActs(rows.map(recordedAct));
}

export async function findAct(ctx: Context, id: string): Promise<RecordedAct | null> {
  const row = await actRows(ctx).where("id", "=", id).executeTakeFirst();
  return row ? recordedAct(row) : null;
}

function actRows(ctx: Context) {
  return ctx.db.selectFrom("operator_acts").selectAll();
}

function ownActs(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("operator_acts")
    .where("business_id", "=", ctx.businessId)
    .orderBy("business_id", "desc")
    .orderBy("id", "desc");
}

function placeOf(after: string | null): string {
  return after ? readCursor(after, NEWEST, "string").id : BEHIND_ALL;
}

function pageOfActs(found: RecordedAct[]): ActPage {
  const acts = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? acts.at(-1) : undefined;
  return { acts, nextCursor: last ? writeCursor({ order: NEWEST, value: last.at, id: last.id }) : null };
}

function recordedAct(row: Selectable<OperatorActsTable>): RecordedAct {
  const { id, business_id: accountId, operator: by, act, data, reason, created_at: at } = row;
  return { id, accountId, by, act, data: fromJson(textRecord, data), reason, at };
}
