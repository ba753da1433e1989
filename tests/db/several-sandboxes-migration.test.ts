import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0187_several_sandboxes.ts";
import { listSandboxes } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { onEachNewDatabase } from "../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";
import { contextOfKey, inSandboxOf } from "../support/sandbox.ts";
import { apiKeyOf } from "../support/api-key.ts";

onEachNewDatabase((open) => {
  it("test keys from before go on in the sandbox from before, live keys in the business", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { sandbox, secret } = await inSandboxOf(ctx);
    const live = await apiKeyOf(ctx);
    const db = ctx.db as Kysely<unknown>;
    await db.schema.dropIndex("businesses_sandbox").execute();
    await db.schema.alterTable("businesses").dropColumn("sandbox_name").execute();
    await db.schema.alterTable("api_keys").dropColumn("sandbox").execute();
    await db.schema.createIndex("businesses_sandbox").on("businesses").column("sandbox_of").execute();
    await up(db as Parameters<typeof up>[0]);
    expect(await listSandboxes(ctx)).toMatchObject([{ id: sandbox.businessId, name: "Sandbox" }]);
    expect((await contextOfKey(ctx, secret)).businessId).toBe(sandbox.businessId);
    expect((await contextOfKey(ctx, live.secret)).businessId).toBe(ctx.businessId);
  });
});
