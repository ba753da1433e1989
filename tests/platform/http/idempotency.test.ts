import { expect, it } from "vitest";
import { createClient } from "#app/features/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { answerOnce } from "#app/platform/http/idempotency.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { later, member, testPlatform } from "../../support/platform.ts";

/** Longer than a run keeps its claim. */
const MINUTE = 60_000;

function call(ctx: UserContext, work: (ctx: UserContext) => Promise<Response>): Promise<Response> {
  const headers = { "Idempotency-Key": "order-1" };
  return answerOnce(ctx, new Request("http://localhost/api/clients", { method: "POST", headers }), work);
}

async function addClient(ctx: UserContext): Promise<Response> {
  const { name } = await createClient(ctx, clientInput());
  return Response.json({ name }, { status: 201 });
}

onEachDatabase((open) => {
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
