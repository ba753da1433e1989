import { expect, it } from "vitest";
import { createClient, listClients } from "#app/features/selling/clients/clients.server.ts";
import { findOrCreateClient } from "#app/features/selling/clients/find-or-create-client.server.ts";
import { findSameClient } from "#app/features/selling/clients/same-client.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { member, testPlatform } from "../../support/platform.ts";

onEachDatabase((open) => {
  it("makes a client once, and finds it by folded name and lower-case e-mail", async () => {
    const ctx = await member(testPlatform(await open()));
    const first = await findOrCreateClient(ctx, clientInput({ name: "Café Zürich" }));
    expect(first).toMatchObject({ isNew: true, client: { name: "Café Zürich", city: "Winterthur" } });
    const input = clientInput({
      name: "CAFE  Zurich",
      email: "Rechnung@Kulturhaus.Example",
      address: { city: "Bern" },
    });
    expect(await findOrCreateClient(ctx, input)).toEqual({ isNew: false, client: first.client });
    expect((await listClients(ctx)).total).toBe(1);
  });

  it("takes the same name with another address, or another name with the same one, for somebody else", async () => {
    const ctx = await member(testPlatform(await open()));
    await findOrCreateClient(ctx, clientInput());
    expect((await findOrCreateClient(ctx, clientInput({ email: "other@example.ch" }))).isNew).toBe(true);
    expect((await findOrCreateClient(ctx, clientInput({ name: "Somebody Else" }))).isNew).toBe(true);
    expect((await listClients(ctx)).total).toBe(3);
  });

  it("answers the oldest where there are several", async () => {
    const ctx = await member(testPlatform(await open()));
    const oldest = await createClient(ctx, clientInput());
    await createClient(ctx, clientInput());
    expect(await findOrCreateClient(ctx, clientInput())).toEqual({ isNew: false, client: oldest });
  });

  it("makes one of twenty parallel calls", async () => {
    const ctx = await member(testPlatform(await open()));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => findOrCreateClient(ctx, clientInput())),
    );
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ client }) => client.id)).size).toBe(1);
    expect((await listClients(ctx)).total).toBe(1);
  });

  it("security 1: looks in one's own business only", async () => {
    const platform = testPlatform(await open());
    const owner = await member(platform, { email: "owner@example.ch" });
    const theirs = await createClient(owner, clientInput());
    const ctx = await member(platform);
    expect(await findSameClient(ctx, { name: theirs.name, email: theirs.email })).toBeNull();
    const { isNew, client } = await findOrCreateClient(ctx, clientInput());
    expect([isNew, client.id === theirs.id]).toEqual([true, false]);
  });

  it("points at another client with the same e-mail address, else the same name, never at oneself", async () => {
    const ctx = await member(testPlatform(await open()));
    const one = await createClient(ctx, clientInput({ name: "Café Zürich", email: "one@example.ch" }));
    const two = await createClient(ctx, clientInput({ name: "cafe zurich", email: "two@example.ch" }));
    const three = await createClient(ctx, clientInput({ name: "Third", email: "one@example.ch" }));
    expect(await findSameClient(ctx, two)).toEqual({ id: one.id, name: "Café Zürich", by: "name" });
    expect(await findSameClient(ctx, three)).toEqual({ id: one.id, name: "Café Zürich", by: "email" });
    expect(await findSameClient(ctx, one)).toEqual({ id: three.id, name: "Third", by: "email" });
    const fresh = { name: "Fourth", email: "four@example.ch" };
    expect(await findSameClient(ctx, fresh)).toBeNull();
    expect(await findSameClient(ctx, { name: "", email: "" })).toBeNull();
  });
});
