import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { answerOnce } from "#app/platform/http/idempotency.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { later, member, testPlatform } from "../../support/platform.ts";

/** Longer than a run keeps its claim. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Work = (ctx: UserContext, request: Request) => Promise<Response>;

function call(
  ctx: UserContext,
  work: Work,
  { method = "POST", body = "", key = "order-1" } = {},
): Promise<Response> {
  const headers = { "Idempotency-Key": key };
  const request = new Request("http://localhost/api/clients", { method, headers, ...(body && { body }) });
  return answerOnce(ctx, request, work);
}

function answer(status: number): Work {
  return () => Promise.resolve(Response.json({ status }, { status }));
}

/** Outside of transactions it answers as a database does that is away, while it is. */
function withDatabase(ctx: UserContext, isAway: () => boolean): UserContext {
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (isAway()) throw new AppError("server.database_away", [], 5);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { ...ctx, db };
}

async function addClient(ctx: UserContext): Promise<Response> {
  const { name } = await createClient(ctx, clientInput());
  return Response.json({ name }, { status: 201 });
}

onEachDatabase((open) => {
  it("repeats an answer for 24 hours, and then makes a new one", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await call(ctx, addClient);
    platform.pass(DAY - 1);
    expect((await call(later(ctx), addClient)).headers.get("Idempotent-Replayed")).toBe("true");
    platform.pass(1);
    expect((await call(later(ctx), addClient)).headers.get("Idempotent-Replayed")).toBeNull();
    expect(await ctx.db.selectFrom("clients").select("id").execute()).toHaveLength(2);
  });

  it("of several keys each repeats its own answer", async () => {
    const ctx = await member(testPlatform(await open()));
    const keys = ["order-1", "order-2", "order-3"];
    for (const key of keys) await call(ctx, () => Promise.resolve(new Response(key)), { key });
    const repeated = keys.map(async (key) => (await call(ctx, answer(500), { key })).text());
    expect(await Promise.all(repeated)).toEqual(keys);
  });

  it("takes the same JSON in other spaces and another order as the same call", async () => {
    const ctx = await member(testPlatform(await open()));
    const echo: Work = async (_, request) => new Response(await request.text());
    const body = '{"a":1,"b":[{"c":2,"d":"x"}]}';
    await call(ctx, echo, { body });
    const again = await call(ctx, echo, { body: '{ "b": [{ "d": "x", "c": 2.0 }],\n "a": 1 }' });
    expect(await again.text()).toBe(body);
    const other = call(ctx, echo, { body: '{"a":1,"b":[{"c":2,"d":"y"}]}' });
    await expect(other).rejects.toMatchObject({ code: "idempotency.other_request" });
  });

  it("hands on what was sent, and knows another body by it", async () => {
    const ctx = await member(testPlatform(await open()));
    const echo: Work = async (_, request) => new Response(await request.text());
    expect(await (await call(ctx, echo, { body: "one" })).text()).toBe("one");
    expect(await (await call(ctx, echo, { body: "one" })).text()).toBe("one");
    await expect(call(ctx, echo, { body: "two" })).rejects.toMatchObject({
      code: "idempotency.other_request",
    });
  });

  it("a key that another release has stored counts as the same call, whatever its fingerprint is made of", async () => {
    const ctx = await member(testPlatform(await open()));
    await call(ctx, addClient, { body: "one" });
    for (const fingerprint of ["5d41402abc4b2a76b9719d911017c592", "999:5d41402abc4b2a76b9719d911017c592"]) {
      await ctx.db.updateTable("idempotency_keys").set({ fingerprint }).execute();
      const again = await call(ctx, addClient, { body: "one" });
      expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
    }
  });

  it("repeats POST only", async () => {
    const ctx = await member(testPlatform(await open()));
    await call(ctx, addClient, { method: "PUT" });
    expect((await call(ctx, addClient, { method: "PUT" })).headers.get("Idempotent-Replayed")).toBeNull();
  });

  it("a refusal that changed nothing may be tried again, one after a change is repeated", async () => {
    const ctx = await member(testPlatform(await open()));
    expect((await call(ctx, answer(422))).status).toBe(422);
    const changed: Work = async (ctx) => {
      await addClient(ctx);
      return answer(422)(ctx, new Request("http://localhost"));
    };
    expect((await call(ctx, changed)).headers.get("Idempotent-Replayed")).toBeNull();
    const again = await call(ctx, answer(201));
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([422, "true"]);
  });

  it("a call that is running, or changed something and lost its answer, is told so", async () => {
    const ctx = await member(testPlatform(await open()));
    const running = { code: "idempotency.running", retryAfter: 1 };
    await call(ctx, async (ctx) => {
      await expect(call(ctx, addClient)).rejects.toMatchObject(running);
      await addClient(ctx);
      return new Response(null, { status: 503 });
    });
    const lost = { code: "idempotency.answer_lost" };
    await expect(call(ctx, addClient)).rejects.toMatchObject(lost);
    expect(await ctx.db.selectFrom("clients").select("id").execute()).toHaveLength(1);
  });

  it("an answer of 503 that changed nothing makes the key free", async () => {
    const ctx = await member(testPlatform(await open()));
    await call(ctx, answer(503));
    expect((await call(ctx, addClient)).status).toBe(201);
  });

  it("after an outage the key is free, or its answer lost, as soon as the database answers again", async () => {
    const ctx = await member(testPlatform(await open()));
    for (const isChanged of [false, true]) {
      let isAway = false;
      const unsteady = withDatabase(ctx, () => isAway);
      const refused = await call(unsteady, async (ctx) => {
        if (isChanged) await addClient(ctx);
        isAway = true;
        return new Response(null, { status: 503 });
      });
      expect(refused.status).toBe(503);
      await expect(call(ctx, addClient)).rejects.toMatchObject({ code: "idempotency.running" });
      isAway = false;
      const repeat = () => call(ctx, addClient).catch((error: unknown) => error);
      if (isChanged) await expect.poll(repeat).toMatchObject({ code: "idempotency.answer_lost" });
      else await expect.poll(repeat).toMatchObject({ status: 201 });
      await ctx.db.deleteFrom("idempotency_keys").execute();
    }
  });

  it("security 7: with another secret of the platform no answer can be read", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await call(ctx, addClient);
    platform.secret = "another secret of the same platform";
    await expect(call(ctx, addClient)).rejects.toMatchObject({ code: "idempotency.answer_lost" });
  });

  it("security 17: a run that was taken over neither frees the key nor writes its answer", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    for (const status of [422, 200]) {
      const slow = await call(later(ctx), async () => {
        platform.pass(MINUTE);
        expect((await call(later(ctx), addClient)).status).toBe(201);
        return Response.json({ status }, { status });
      });
      expect(slow.status).toBe(status);
      const again = await call(later(ctx), addClient);
      expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
      platform.pass(DAY);
    }
  });

  it("security 17: a run that was taken over does not free the key of the run that is at work", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let second: Promise<Response> | undefined;
    await call(ctx, async () => {
      platform.pass(MINUTE);
      second = call(later(ctx), async (ctx) => {
        begun.resolve();
        await goOn.promise;
        return addClient(ctx);
      });
      await begun.promise;
      return Response.json({}, { status: 422 });
    });
    await expect(call(later(ctx), addClient)).rejects.toMatchObject({ code: "idempotency.running" });
    goOn.resolve();
    expect((await second)?.status).toBe(201);
    expect(await ctx.db.selectFrom("clients").select("id").execute()).toHaveLength(1);
  });

  it("security 17: a slow run whose claim another one has taken over writes nothing", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const slow = call(ctx, async (ctx) => {
      platform.pass(MINUTE);
      expect((await call(later(ctx), addClient)).status).toBe(201);
      return addClient(ctx);
    });
    await expect(slow).rejects.toMatchObject({ code: "idempotency.running" });
    expect(await ctx.db.selectFrom("clients").select("id").execute()).toHaveLength(1);
    const again = await call(later(ctx), addClient);
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
  });
});
