import type { BusinessContext } from "#app/platform/context.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { FairTurns } from "#app/platform/fair-turns.server.ts";

/** Files take long, figures do not: a page waits for no download. */
type Lane = "file" | "figures";

/** ms after which somebody who waits is refused. */
const PATIENCE = 30_000;

/** ms between two looks whether another process has ended its turn. */
const LOOK_EVERY = 250;

/** ms for which a process that has died still holds a turn. */
const HELD = 30_000;

/** ms for which somebody may leave a piece unread and hold the turn. */
const UNREAD = 10_000;

const RETRY_AFTER = 10;

const REFUSAL = "request.one_at_a_time";

export interface Turn {
  /** From now on somebody else is waited for, and only for so long. */
  lend(): void;
  takeBack(): void;
  end(): Promise<void>;
}

const turns = new FairTurns({ atOnce: Infinity, patience: PATIENCE });

/**
 * One at a time for a business and lane, whichever process makes it. @throws AppError `request.one_at_a_time` where
 * others do not end in time
 */
export async function takeTurn(ctx: BusinessContext, lane: Lane): Promise<Turn> {
  const giveUpAt = performance.now() + PATIENCE;
  const leave = await turnInProcess(`${ctx.businessId} ${lane}`);
  const holder = ctx.newId();
  try {
    for (let pauses = 0; !(await claim(ctx, lane, holder)); pauses++) {
      if (performance.now() > giveUpAt || pauses * LOOK_EVERY >= PATIENCE)
        throw new AppError(REFUSAL, [], RETRY_AFTER);
      await ctx.platform.pause(LOOK_EVERY);
    }
    return heldTurn(ctx, { lane, holder, leave });
  } catch (error) {
    leave();
    throw error;
  }
}

function turnInProcess(owner: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const work = () => new Promise<void>((leave) => resolve(leave));
    turns.run({ owner, refusal: REFUSAL }, work).catch(reject);
  });
}

interface Held {
  lane: Lane;
  holder: string;
  leave: () => void;
}

function heldTurn(ctx: BusinessContext, { lane, holder, leave }: Held): Turn {
  const own = () => ofLane(ctx, lane).where("holder", "=", holder);
  const hold = () =>
    own()
      .set({ until: heldUntil(ctx) })
      .execute();
  const beat = setInterval(() => void hold().catch(() => undefined), HELD / 3).unref();
  let unread: NodeJS.Timeout | undefined;
  let ended: Promise<void> | undefined;
  const takeBack = () => clearTimeout(unread);
  const finish = async () => {
    takeBack();
    clearInterval(beat);
    await own()
      .set({ until: "" })
      .execute()
      .catch((error: unknown) => notWritten(ctx, error));
    leave();
  };
  const end = () => (ended ??= finish());
  return { end, takeBack, lend: () => void (unread = setTimeout(() => void end(), UNREAD).unref()) };
}

/** True too where the database takes no writes just now: whoever takes their data away must not depend on that. */
async function claim(ctx: BusinessContext, lane: Lane, holder: string): Promise<boolean> {
  const until = heldUntil(ctx);
  const now = trueNow(ctx).toISOString();
  try {
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto("result_turns")
      .values({ business_id: ctx.businessId, lane, holder, until })
      .onConflict((conflict) =>
        conflict
          .columns(["business_id", "lane"])
          .doUpdateSet({ holder, until })
          .where("result_turns.until", "<=", now),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  } catch (error) {
    notWritten(ctx, error);
    return true;
  }
}

function ofLane({ db, businessId }: BusinessContext, lane: Lane) {
  return db.updateTable("result_turns").where("business_id", "=", businessId).where("lane", "=", lane);
}

function heldUntil(ctx: BusinessContext): string {
  return new Date(trueNow(ctx).getTime() + HELD).toISOString();
}

function notWritten(ctx: BusinessContext, error: unknown): void {
  if (!(error instanceof AppError)) throw error;
  ctx.log.warn({ event: "result.turn_not_written", err: error });
}
