import { hash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { trueNow } from "#app/platform/clock.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { decrypt, encrypt } from "#app/platform/auth/encryption.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fromText } from "#app/platform/database/json.ts";
import { fingerprintOf, isOtherRequest } from "./body/request-fingerprint.server.ts";
import { BODY_CAP, readBody, sentBody } from "./body/read-body.server.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** After this time (ms) another process may take over from one that has died. */
const CLAIM = 60_000;

/** ms between tries to settle a key while the database is away. */
const RETRY_EVERY = 250;

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Answers hold people's data, and some a secret, so they are encrypted. */
const PURPOSE = "idempotent answer";

const HEADERS = ["Content-Type", "ETag", "Location", "Set-Cookie"];

/** ms that a form waits for the same one, sent before. */
const FORM_WAITS = 20_000;

const storedAnswer = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

interface Run {
  id: string;
  fingerprint: string;
  run: string;
}

/**
 * A repeat within 24 hours gets the same answer, from any process. A refused call changed nothing and may be tried
 * again. `work` records that the change is made, so that a process that dies right after leaves no doubt.
 * @throws AppError `idempotency.key_invalid`, `.other_request`, `.running`, `.answer_lost`
 */
export async function answerOnce(
  ctx: UserContext,
  request: Request,
  work: (ctx: UserContext, request: Request) => Promise<Response>,
): Promise<Response> {
  const repeat = request.method === "POST" ? await repeatOf(request) : null;
  if (!repeat) return work(ctx, request);
  const { key, fingerprint, body } = repeat;
  const { method, headers, url } = request;
  const again = new Request(url, { method, headers, ...(body.length ? { body } : {}) });
  return runOnce(ctx, { key, fingerprint }, (ctx) => work(ctx, again));
}

/**
 * The form of one page, sent several times with the same content, is carried out once, and each is answered like the
 * first. @param content what it holds, with what names the page
 * @throws AppError `form.sent_before` when nobody knows what became of the first
 */
export async function answerFormOnce<C extends UserContext>(
  ctx: C,
  content: unknown,
  work: (ctx: C) => Promise<Response>,
): Promise<Response> {
  const fingerprint = hash("sha256", JSON.stringify(content));
  for (const end = performance.now() + FORM_WAITS; ;) {
    try {
      return await runOnce(ctx, { key: `form ${fingerprint}`, fingerprint }, work);
    } catch (error) {
      if (!isDoubtful(error)) throw error;
      if (error.code !== "idempotency.running" || performance.now() > end)
        throw new AppError("form.sent_before");
      await pause(RETRY_EVERY);
    }
  }
}

function isDoubtful(error: unknown): error is AppError {
  return error instanceof AppError && error.code.startsWith("idempotency.");
}

async function runOnce<C extends UserContext>(
  ctx: C,
  { key, fingerprint }: { key: string; fingerprint: string },
  work: (ctx: C) => Promise<Response>,
): Promise<Response> {
  const run = { id: hash("sha256", `${ctx.businessId} ${key}`), fingerprint, run: ctx.newId() };
  if (!(await claimed(ctx, run))) return earlierAnswer(ctx, run);
  const response = await work({ ...ctx, beforeCommit: (ctx) => noteChange(ctx, run) }).catch(
    async (error: unknown) => {
      await orLater(ctx, async () => void ((await release(ctx, run)) || (await endClaim(ctx, run))));
      throw error;
    },
  );
  const answer = await textOf(response);
  await orLater(ctx, async () => {
    if (!response.ok && (await release(ctx, run))) return;
    if (response.status === 503) await endClaim(ctx, run);
    else await keep(ctx, run, answer);
  });
  return response;
}

/** What makes a call the same once more. @throws AppError `idempotency.key_invalid` */
export async function repeatOf(
  request: Request,
): Promise<{ key: string; fingerprint: string; body: Uint8Array<ArrayBuffer> } | null> {
  const key = request.headers.get("Idempotency-Key");
  if (key === null) return null;
  if (!KEY.test(key)) throw new AppError("idempotency.key_invalid");
  const body = new Uint8Array(sentBody(request) ?? (await readBody(request, BODY_CAP)));
  const { pathname, search } = new URL(request.url);
  return { key, fingerprint: fingerprintOf(request.method, `${pathname}${search}`, body), body };
}

/** While the database is away, the key waits for it: as soon as it answers, a repeat is told how things stand. */
async function orLater(ctx: UserContext, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isOutage(error)) throw error;
    void settleLater(ctx, work);
  }
}

async function settleLater({ log }: UserContext, work: () => Promise<void>): Promise<void> {
  for (const end = performance.now() + CLAIM; performance.now() < end;) {
    await pause(RETRY_EVERY, undefined, { ref: false });
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) return void log.error({ event: "idempotency.unsettled", err: error });
    }
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof AppError && error.code.startsWith("server.");
}

async function claimed(ctx: UserContext, run: Run): Promise<boolean> {
  try {
    return await claim(ctx, run);
  } catch (error) {
    // It may be written although its answer was lost.
    if (isOutage(error)) void settleLater(ctx, async () => void (await release(ctx, run)));
    throw error;
  }
}

/** Keys that expired, or whose process died before it changed anything, are free again. */
async function claim(ctx: UserContext, run: Run): Promise<boolean> {
  const now = trueNow(ctx).toISOString();
  const claim = {
    ...run,
    user_id: ctx.user.id,
    state: "running",
    answer: "",
    claimed_until: new Date(trueNow(ctx).getTime() + CLAIM).toISOString(),
    expires_at: new Date(trueNow(ctx).getTime() + KEPT_MS).toISOString(),
  };
  const claimed = await ctx.db
    .insertInto("idempotency_keys")
    .values(claim)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(claim)
        .where(({ or, and, eb }) =>
          or([
            eb("idempotency_keys.expires_at", "<=", now),
            and([
              eb("idempotency_keys.state", "=", "running"),
              eb("idempotency_keys.claimed_until", "<=", now),
            ]),
          ]),
        ),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

async function earlierAnswer(ctx: UserContext, { id, fingerprint }: Run): Promise<Response> {
  const row = await ctx.db.selectFrom("idempotency_keys").selectAll().where("id", "=", id).executeTakeFirst();
  if (row && isOtherRequest(row.fingerprint, fingerprint)) throw new AppError("idempotency.other_request");
  if (row?.state === "changed" && row.claimed_until <= trueNow(ctx).toISOString())
    throw new AppError("idempotency.answer_lost");
  if (row?.state !== "done") throw new AppError("idempotency.running", [], 1);
  const text = decrypt(ctx.platform.secret, PURPOSE, id, row.answer);
  if (text === null) throw new AppError("idempotency.answer_lost");
  const { status, headers, body } = fromText(storedAnswer, text);
  return new Response(body, { status, headers: { ...headers, "Idempotent-Replayed": "true" } });
}

/** A run that lost its claim must not write. */
async function noteChange(ctx: Context, { id, run }: Run): Promise<void> {
  const noted = await ctx.db
    .updateTable("idempotency_keys")
    .set({ state: "changed" })
    .where("id", "=", id)
    .where("run", "=", run)
    .returning("id")
    .executeTakeFirst();
  if (!noted) throw new AppError("idempotency.running", [], 1);
}

/**
 * One statement, which waits for a commit under way. @returns false when the call has changed something all the same
 */
async function release(ctx: UserContext, { id, run }: Run): Promise<boolean> {
  const freed = await ctx.db
    .deleteFrom("idempotency_keys")
    .where("id", "=", id)
    .where("run", "=", run)
    .where("state", "=", "running")
    .returning("id")
    .executeTakeFirst();
  return freed !== undefined;
}

/** Ends the claim of a call that has changed something, but cannot say what. */
async function endClaim(ctx: UserContext, { id, run }: Run): Promise<void> {
  await ctx.db
    .updateTable("idempotency_keys")
    .set({ claimed_until: trueNow(ctx).toISOString() })
    .where("id", "=", id)
    .where("run", "=", run)
    .where("state", "=", "changed")
    .execute();
}

async function textOf(response: Response): Promise<string> {
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const body = await response.clone().text();
  return JSON.stringify({ status: response.status, headers: Object.fromEntries(headers), body });
}

async function keep(ctx: UserContext, { id, run }: Run, answer: string): Promise<void> {
  await ctx.db
    .updateTable("idempotency_keys")
    .set({ state: "done", answer: encrypt(ctx.platform.secret, PURPOSE, id, answer) })
    .where("id", "=", id)
    .where("run", "=", run)
    .execute();
}
