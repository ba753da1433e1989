import { expect, it } from "vitest";
import { authenticateClient } from "#app/features/people/oauth/clients.server.ts";
import {
  countConnections,
  endConnection,
  endForReason,
  findConnection,
  listConnections,
} from "#app/features/people/oauth/connections.server.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { allowedCode, connected, exchanged, registered } from "../../support/oauth/connecting.ts";
import { later, sendingMember, testPlatform } from "../../support/platform.ts";
import { seated } from "../../support/seats/seated.ts";

const DAY = 24 * 60 * 60_000;

onDatabaseOfDay((open) => {
  it("an owner sees and ends what anybody connected, others what they did, strangers none", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    const { ctx: mira } = await seated(owner, "member");
    const stranger = await sendingMember(platform, { email: "stranger@example.ch" });
    for (const ctx of [owner, mira, stranger]) await connected(ctx);
    const [hers] = await listConnections(mira);
    const own = (await listConnections(owner)).find(({ id }) => id !== hers?.id);
    expect([await countConnections(owner), await countConnections(mira)]).toEqual([2, 1]);
    expect((await listConnections(mira)).map(({ id }) => id)).toEqual([hers?.id]);
    expect(await findConnection(owner, hers?.id ?? "")).toEqual(hers);
    for (const [ctx, id] of [
      [mira, own?.id],
      [stranger, hers?.id],
      [owner, "none"],
    ] as const) {
      await expect(findConnection(ctx, id ?? "")).rejects.toMatchObject({ code: "application.not_found" });
      await expect(endConnection(ctx, id ?? "")).rejects.toMatchObject({ code: "application.not_found" });
    }
    expect(await endConnection(owner, hers?.id ?? "")).toEqual({ name: "Claude" });
    expect([await countConnections(owner), await countConnections(stranger)]).toEqual([1, 1]);
    const { entries } = await auditPage(owner, { person: "", since: "", before: "", after: "", limit: 50 });
    expect(entries[0]).toMatchObject({ event: "application.ended", data: { key: "Claude" } });
  });

  it("a connection that has ended makes room for another", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const client = await registered(ctx);
    for (let count = 0; count < 20; count++) await exchanged(ctx, client, await allowedCode(ctx, client));
    platform.pass(90 * DAY - 1);
    expect(await countConnections(later(ctx))).toBe(20);
    platform.pass(1);
    expect(await countConnections(later(ctx))).toBe(0);
    await expect(allowedCode(later(ctx), await registered(later(ctx)))).resolves.toMatch(/^rpn_code_/);
  });

  it("what ended a connection first is what is told of it, and no token of it is left", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await connected(ctx);
    await connected(ctx);
    const [last, first] = await listConnections(ctx);
    for (const reason of ["code", "copied"] as const)
      await ctx.transaction((ctx) => endForReason(ctx, first?.id ?? "", reason));
    expect((await listConnections(ctx)).map(({ endedBecause }) => endedBecause)).toEqual([null, "code"]);
    expect(await connectionsWithTokens(ctx)).toEqual([last?.id]);
  });

  it("an application without a secret is known by its id, and none proves itself by that of another", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { id } = await registered(ctx);
    expect(await authenticateClient(ctx, { method: "none", clientId: id, secret: "" })).toMatchObject({ id });
    const nobody = authenticateClient(ctx, { method: "none", clientId: ctx.newId(), secret: "" });
    await expect(nobody).rejects.toMatchObject({ error: "invalid_client" });
  });
});

async function connectionsWithTokens({ db }: UserContext): Promise<string[]> {
  const rows = await db.selectFrom("oauth_tokens").select("connection_id").distinct().execute();
  return rows.map(({ connection_id }) => connection_id);
}
