import { hash } from "node:crypto";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { decrypt, encrypt } from "#app/platform/auth/encryption.server.ts";
import { isSpent, spendOnce } from "#app/platform/auth/spend-once.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { z } from "zod";
import { AppError, type AskedFirst, type ErrorCode } from "#app/platform/errors.ts";
import { withSortedNames } from "#app/platform/http/body/with-sorted-names.ts";

const LIFETIME_MS = 10 * 60 * 1000;

export interface Act<Shown extends object> {
  /** Such as `invoice.send`. */
  name: string;
  /** The id of the record. */
  id: string;
  /** All that will happen, as it stands; reads alone. Throws where the act is refused. */
  show(ctx: UserContext): Promise<Shown>;
}

/** Leaves no row: the confirmation proves by itself what was shown to whom. @throws AppError as `show` */
export async function askFirst<Shown extends object>(
  ctx: UserContext,
  act: Act<Shown>,
): Promise<AskedFirst<Shown>> {
  return asked(ctx, act, await act.show(ctx));
}

/**
 * Acts if all is as it was shown, and once. Each transaction of `run` begins with the lock of the business, compares
 * once more, and spends the confirmation.
 * @throws AppError `confirmation.unknown`, `.expired`, `.changed` with what would happen now, `confirmation.used`, and
 * as `show` and `run`
 */
export async function actConfirmed<Shown extends object, T>(
  ctx: UserContext,
  { act, confirmation }: { act: Act<Shown>; confirmation: string },
  run: (ctx: UserContext, shown: Shown) => Promise<T>,
): Promise<T> {
  const given = opened(ctx, act, confirmation);
  if (!given) throw await refused(ctx, act, "confirmation.unknown");
  if (given.until <= trueNow(ctx)) throw await refused(ctx, act, "confirmation.expired");
  const guard = guarded(ctx, act, given);
  try {
    const result = await run(guard.ctx, await requireSame(ctx, act, given));
    // What did nothing, as it found the same done, was not done by this confirmation.
    if (!guard.isSpent) await guard.ctx.transaction(async () => undefined);
    if (guard.refusal) throw guard.refusal;
    return result;
  } catch (error) {
    // What another call did with the same confirmation meanwhile is no change to be asked about again.
    if (!guard.isSpent && (await isSpent(ctx, given.id))) throw new AppError("confirmation.used");
    throw error;
  }
}

interface Given {
  id: string;
  until: Date;
  digest: string;
}

/** What `run` makes of a refusal is not believed. */
function guarded<Shown extends object>(ctx: UserContext, act: Act<Shown>, given: Given) {
  const guard: { ctx: UserContext; isSpent: boolean; refusal?: unknown } = {
    isSpent: false,
    ctx: {
      ...ctx,
      transaction: async (work, isRepeatable) => {
        const result = await ctx.transaction(async (ctx) => {
          try {
            await lockOpenBusiness(ctx);
            if (!guard.isSpent && !(await spendOnce(ctx, given.id, given.until)))
              throw new AppError("confirmation.used");
            await requireSame(ctx, act, given);
          } catch (error) {
            guard.refusal = error;
            throw error;
          }
          return work(ctx);
        }, isRepeatable);
        guard.isSpent = true;
        return result;
      },
      beforeCommit: async () => {
        throw new Error(`${act.name} would act beside its confirmation`);
      },
    },
  };
  return guard;
}

async function requireSame<Shown extends object>(
  ctx: UserContext,
  act: Act<Shown>,
  { digest }: Given,
): Promise<Shown> {
  const shown = await act.show(ctx);
  if (digestOf(shown) === digest) return shown;
  throw new AppError("confirmation.changed", [], undefined, { asked: asked(ctx, act, shown) });
}

async function refused(ctx: UserContext, act: Act<object>, code: ErrorCode): Promise<AppError> {
  return new AppError(code, [], undefined, { asked: await askFirst(ctx, act) });
}

function asked<Shown extends object>(ctx: UserContext, act: Act<Shown>, preview: Shown): AskedFirst<Shown> {
  const until = trueNow(ctx).getTime() + LIFETIME_MS;
  const content = JSON.stringify([ctx.newId(), until, digestOf(preview)]);
  const confirmation = encrypt(ctx.platform.secret, PURPOSE, bindingOf(ctx, act), content);
  return { preview, confirmation, expiresAt: new Date(until).toISOString() };
}

const PURPOSE = "confirmation";

const content = z.tuple([z.string(), z.number(), z.string()]);

function opened(ctx: UserContext, act: Act<object>, confirmation: string): Given | null {
  const text = decrypt(ctx.platform.secret, PURPOSE, bindingOf(ctx, act), confirmation);
  if (text === null) return null;
  const [id, until, digest] = content.parse(JSON.parse(text));
  return { id, until: new Date(until), digest };
}

/** It is worth nothing for another act, record, business, key, connection or session. */
function bindingOf({ businessId, user, caller, sessionId }: UserContext, { name, id }: Act<object>): string {
  const who = caller ? [caller.kind, caller.id] : ["session", sessionId];
  return JSON.stringify([name, id, businessId, user.id, ...who]);
}

function digestOf(shown: object): string {
  return hash("sha256", JSON.stringify(withSortedNames(shown)));
}
