import { expect, it } from "vitest";
import { findOAuthClient } from "#app/features/people/oauth/clients.server.ts";
import { isClientAddress, publisherOf } from "#app/features/people/oauth/described-client.server.ts";
import { readDescribedClient } from "#app/features/people/oauth/read-described-client.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { documents } from "../../support/oauth/documents.ts";
import { testPlatform, visitor } from "../../support/platform.ts";

const HERE = "http://127.0.0.1/cb";
const HOUR = 60 * 60_000;
const WEEK = 7 * 24 * HOUR;

onDatabaseOfDay((open) => {
  it("what a document says of its application counts for an hour, and is kept for a week after", async () => {
    const platform = testPlatform(await open());
    const site = await documents();
    const id = site.publish({ client_name: "Assistant", redirect_uris: [HERE] });
    const names = async () => (await readDescribedClient(visitor(platform), id)).name;
    expect(await names()).toBe("Assistant");
    site.publish({ client_name: "Renamed", redirect_uris: [HERE] });
    platform.pass(HOUR - 1);
    expect([await names(), site.asked]).toEqual(["Assistant", 1]);
    platform.pass(1);
    expect([await names(), site.asked]).toEqual(["Renamed", 2]);
    platform.pass(WEEK - 1);
    expect(await findOAuthClient(visitor(platform), id)).toMatchObject({ name: "Renamed", secretHash: null });
    platform.pass(1);
    expect(await findOAuthClient(visitor(platform), id)).toBeNull();
  });

  it("an application in use is kept for longer, whatever its document says now", async () => {
    const platform = testPlatform(await open());
    const ctx = visitor(platform);
    const site = await documents();
    const id = site.publish({ redirect_uris: [HERE] });
    expect((await readDescribedClient(ctx, id)).name).toMatch(/^localhost:\d+$/);
    const until = "2027-06-30T00:00:00.000Z";
    await ctx.db.updateTable("oauth_clients").set({ expires_at: until }).execute();
    platform.pass(HOUR);
    await readDescribedClient(visitor(platform), id);
    const kept = await ctx.db.selectFrom("oauth_clients").select(["id", "expires_at"]).execute();
    expect(kept).toEqual([{ id, expires_at: until }]);
  });

  it("documents are read sixty times an hour at most for one network", async () => {
    const ctx = visitor(testPlatform(await open(), { RATE_LIMIT_FACTOR: "0.05" }));
    const site = await documents();
    const read = () => readDescribedClient(ctx, site.publish({ redirect_uris: [HERE] }));
    for (let count = 0; count < 3; count++) await read();
    await expect(read()).rejects.toMatchObject({ code: "request.too_many" });
    expect(site.asked).toBe(3);
  });

  it("only the plain https address of a document names an application", async () => {
    const ctx = visitor(testPlatform(await open(), { APP_URL: "https://rappen.example" }));
    const isAddress = (id: string) => isClientAddress(ctx, id);
    expect(isAddress("https://app.example/client.json")).toBe(true);
    const long = (length: number) => "https://app.example/".padEnd(length, "x");
    expect([isAddress(long(500)), isAddress(long(501))]).toEqual([true, false]);
    for (const other of [
      ...[
        "https://app.example/",
        "https://app.example",
        "https://app.example/a/../c",
        "http://app.example/c",
      ],
      ...["https://app.example/c#x", "https://me@app.example/c", "https://me:pw@app.example/c", "ftp://x/c"],
      ...["http://localhost/c", "https://", "nobody", ""],
    ])
      expect([other, isAddress(other)]).toEqual([other, false]);
    expect(publisherOf({ id: "https://app.example:8/client.json" })).toBe("app.example:8");
    expect(publisherOf({ id: "01a20268-8c39-7000-b77a-91b874bb7555" })).toBeNull();
  });
});
