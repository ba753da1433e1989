import type { Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { type DocumentStore, objectName, StoreFault } from "./document-store.ts";
import { namedHashes } from "./documents.server.ts";

export const COLLECT_JOB = "document.collect";

const DAY = 24 * 60 * 60 * 1000;

/** ms since it was last moved: its document may be about to be written. */
const GRACE = DAY;

/** Days after the last document of its hash, so that a backup of that age finds what it names. */
export const ORPHANS_KEPT_DAYS = 30;

const RUN_MS = 50_000;

const PAGE = 500;

interface ObjectRecord {
  sha256: string;
  touched_at: string;
  orphaned_at: string | null;
  removing_at: string | null;
}

/** Goes through all records of objects in the order of their hashes, in runs of less than a minute. */
export async function collectOrphans(ctx: Context, { after = "" }: Record<string, string>): Promise<void> {
  const { storage: store } = ctx.platform;
  if (!store || store.isReadOnly) return;
  const end = performance.now() + RUN_MS;
  for (let last = after; ; await yieldToRequests()) {
    const page = await recordsAfter(ctx, last);
    await markOrphans(ctx, page);
    if (!(await removeOrphans(ctx, store, page)) || page.length < PAGE) return;
    last = page.at(-1)!.sha256;
    if (ctx.platform.isStopping() || performance.now() > end)
      return enqueueJob(ctx, { name: COLLECT_JOB, payload: { after: last } });
  }
}

function recordsAfter({ db }: Context, after: string): Promise<ObjectRecord[]> {
  return db
    .selectFrom("stored_objects")
    .select(["sha256", "touched_at", "orphaned_at", "removing_at"])
    .where("sha256", ">", after)
    .orderBy("sha256")
    .limit(PAGE)
    .execute();
}

async function markOrphans({ db, platform }: Context, page: ObjectRecord[]): Promise<void> {
  const now = platform.now();
  const settled = new Date(now.getTime() - GRACE).toISOString();
  const old = page.filter(({ touched_at }) => touched_at <= settled);
  const named = await namedHashes(
    db,
    old.map(({ sha256 }) => sha256),
  );
  const [found, lost] = [
    old.filter(({ sha256, orphaned_at }) => orphaned_at !== null && named.has(sha256)),
    old.filter(({ sha256, orphaned_at }) => orphaned_at === null && !named.has(sha256)),
  ];
  const mark = async (records: ObjectRecord[], orphaned_at: string | null) => {
    if (records.length === 0) return;
    await db
      .updateTable("stored_objects")
      .set({ orphaned_at })
      .where(
        "sha256",
        "in",
        records.map(({ sha256 }) => sha256),
      )
      .where("touched_at", "<=", settled)
      .where("removing_at", "is", null)
      .execute();
  };
  await mark(found, null);
  await mark(lost, now.toISOString());
}

/** @returns false when the store failed: the run of the next day begins again */
async function removeOrphans(ctx: Context, store: DocumentStore, page: ObjectRecord[]): Promise<boolean> {
  const { db, log, platform } = ctx;
  const over = new Date(platform.now().getTime() - ORPHANS_KEPT_DAYS * DAY).toISOString();
  for (const { sha256, orphaned_at, removing_at } of page) {
    const isOver = removing_at !== null || (orphaned_at !== null && orphaned_at <= over);
    if (!isOver || !(await beginRemoving(ctx, sha256, over))) continue;
    try {
      await store.remove(objectName(sha256));
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      log.warn({ event: "document_collect.failed", err: error });
      return false;
    }
    await db
      .deleteFrom("stored_objects")
      .where("sha256", "=", sha256)
      .where("removing_at", "is not", null)
      .execute();
  }
  return true;
}

/** Claims the object: from then on no document takes its name. @returns false when one has it */
function beginRemoving(ctx: Context, sha256: string, over: string): Promise<boolean> {
  return ctx.transaction(async ({ db, platform }) => {
    const { forUpdate } = platform.database.dialect;
    const record = await forUpdate(
      db.selectFrom("stored_objects").select(["orphaned_at", "removing_at"]).where("sha256", "=", sha256),
    ).executeTakeFirst();
    if (!record) return false;
    if (record.removing_at) return true;
    if (!record.orphaned_at || record.orphaned_at > over) return false;
    // A statement of its own: one that was waiting for the lock would see what was there before it.
    if ((await namedHashes(db, [sha256])).size > 0) return false;
    const removing_at = platform.now().toISOString();
    await db.updateTable("stored_objects").set({ removing_at }).where("sha256", "=", sha256).execute();
    return true;
  });
}
