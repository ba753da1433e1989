import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";

const unpacked = promisify(inflateRaw);

const READ_AT_ONCE = 16;

/** ms before its end in which a result is not begun to be read: whoever reads it is to get to its end. */
const STILL_READ = 15 * 60_000;

export interface KeptResult {
  id: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

/** What is asked, and the state of what its answer says. */
export interface Wanted {
  kind: string;
  question: string;
  state: string;
}

/** Reads a document that a result names. */
export type ReadSource = (source: string) => Promise<Uint8Array>;

export function endOfKeeping(ctx: BusinessContext, ms: number): string {
  return new Date(trueNow(ctx).getTime() + ms + STILL_READ).toISOString();
}

/** Null where none is kept that says what holds now. */
export async function findKept(ctx: BusinessContext, wanted: Wanted): Promise<KeptResult | null> {
  const { kind, question, state } = wanted;
  const row = await ctx.db
    .selectFrom("kept_results")
    .select(["id", "name", "type", "size"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", kind)
    .where("question", "=", question)
    .where("state", "=", state)
    .where("size", ">", 0)
    .where("expires_at", ">", endOfKeeping(ctx, 0))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Its bytes, a piece at a time. @param to the first byte that is no longer wanted */
export async function* readKept(
  ctx: BusinessContext,
  { id, size }: KeptResult,
  {
    from = 0,
    to = size,
    readSource,
  }: { from?: number; to?: number; readSource?: ReadSource | undefined } = {},
): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to;) {
    const first = await ctx.db
      .selectFrom("kept_pieces")
      .select(({ fn }) => fn.max("begins").as("begins"))
      .where("result_id", "=", id)
      .where("begins", "<=", at)
      .executeTakeFirstOrThrow();
    const pieces = await ctx.db
      .selectFrom("kept_pieces")
      .select(["begins", "size", "source", "bytes"])
      .where("result_id", "=", id)
      .where("begins", ">=", first.begins)
      .where("begins", "<", to)
      .orderBy("begins")
      .limit(READ_AT_ONCE)
      .execute();
    if (pieces.length === 0) throw new Error("a kept result has no pieces any more");
    for (const { begins, size, source, bytes } of pieces) {
      const content = source === null ? await unpacked(bytes) : await readSource?.(source);
      if (content?.byteLength !== size) throw new Error("a piece of a kept result is not whole");
      yield content.subarray(Math.max(0, at - begins), to - begins);
      at = begins + size;
    }
  }
}

/** Results that are kept for an hour, of one business; what is older makes room for what is new. */
const MOST = { results: 20, bytes: 256_000_000 };

/** Of one kind, such as that of hand-overs, nothing is removed for another. */
export async function keepNewest(ctx: BusinessContext, kinds: readonly string[]): Promise<void> {
  const rows = await ctx.db
    .selectFrom("kept_results")
    .select(["id", "stored"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "in", kinds)
    .orderBy("id", "desc")
    .execute();
  let bytes = 0;
  const over = rows.filter(({ stored }, at) => (bytes += stored) > MOST.bytes || at >= MOST.results);
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await ctx.db.deleteFrom("kept_results").where("id", "in", ids).execute();
}
