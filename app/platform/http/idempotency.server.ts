import { createHash } from "node:crypto";
import { z } from "zod";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { decrypt, encrypt } from "#app/platform/auth/encryption.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { BODY_CAP, readBody } from "./body/read-body.server.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** After this time (ms) another process may take over from one that has died. */
const CLAIM = 60_000;

/** ms between two attempts to settle a key whose database is away. */
const PAUSE = 500;

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Answers hold people's data, and some a secret, so they are encrypted. */
const PURPOSE = "idempotent answer";

const HEADERS = ["Content-Type", "ETag"];

const storedAnswer = z.object({ status: z.number(), headers: z.record(z.string()), body: z.string() });

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
  const key = request.headers.get("Idempotency-Key");
  if (key === null || request.method !== "POST") return work(ctx, request);
  if (!KEY.test(key)) throw new AppError("idempotency.key_invalid");
  const body = await readBody(request, BODY_CAP);
  const { pathname, search } = new URL(request.url);
  const run = {
    id: sha256(`${ctx.businessId} ${key}`),
    fingerprint: sha256(`${request.method} ${pathname}${search}\n`, body),
    run: ctx.newId(),
  };
  if (!(await claimed(ctx, run))) return earlierAnswer(ctx, run);
  const { method, headers, url } = request;
  const response = await work(
    { ...ctx, beforeCommit: (ctx) => noteChange(ctx, run) },
    new Request(url, { method, headers, ...(body.length ? { body } : {}) }),
  );
  const answer = await storedText(response);
  await nowOrLater(ctx, () => settle(ctx, run, response, answer));
  return response;
}

/** Whether the key is free again, what came of it, or that its answer is lost. */
async function settle(ctx: UserContext, run: Run, { ok, status }: Response, answer: string): Promise<void> {
  if (!ok && (await release(ctx, run))) return;
  if (status === 503) await endClaim(ctx, run);
  else await keep(ctx, run, answer);
}

async function claimed(ctx: UserContext, run: Run): Promise<boolean> {
  try {
    return await claim(ctx, run);
  } catch (error) {
    // The claim may have been written all the same.
    if (isAway(error)) void later(ctx, () => release(ctx, run));
    throw error;
  }
}

/** While the database is away its work waits, and the answer does not. */
async function nowOrLater(ctx: UserContext, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    void later(ctx, work);
  }
}

async function later(ctx: UserContext, work: () => Promise<unknown>): Promise<void> {
  for (let waited = 0; waited < CLAIM; waited += PAUSE) {
    await ctx.platform.pause(PAUSE);
    try {
      return void (await work());
    } catch (error) {
      if (!isAway(error)) return ctx.log.error({ event: "idempotency.not_settled", err: error });
    }
  }
}

function isAway(error: unknown): boolean {
  return error instanceof AppError && error.code.startsWith("server.");
}

/** Keys that expired, or whose process died before it changed anything, are free again. */
async function claim(ctx: UserContext, run: Run): Promise<boolean> {
  const now = ctx.now.toISOString();
  const claim = {
    ...run,
    user_id: ctx.user.id,
    state: "running",
    answer: "",
    claimed_until: new Date(ctx.now.getTime() + CLAIM).toISOString(),
    expires_at: new Date(ctx.now.getTime() + KEPT_MS).toISOString(),
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
  if (row && row.fingerprint !== fingerprint) throw new AppError("idempotency.other_request");
  if (row?.state === "changed" && row.claimed_until <= ctx.now.toISOString())
    throw new AppError("idempotency.answer_lost");
  if (row?.state !== "done") throw new AppError("idempotency.running", [], 1);
  const text = decrypt(ctx.platform.secret, PURPOSE, id, row.answer);
  if (text === null) throw new AppError("idempotency.answer_lost");
  const { status, headers, body } = fromJson(storedAnswer, text);
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

/** What was changed was committed with its mark, so that nothing is left to wait for. */
async function endClaim(ctx: UserContext, { id, run }: Run): Promise<void> {
  await ctx.db
    .updateTable("idempotency_keys")
    .set({ claimed_until: ctx.platform.now().toISOString() })
    .where("id", "=", id)
    .where("run", "=", run)
    .where("state", "=", "changed")
    .execute();
}

async function storedText(response: Response): Promise<string> {
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

function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
