import { expect, it } from "vitest";
import { groupNames, listGroups } from "#app/features/selling/clients/client-groups.server.ts";
import { groupsOf, storedGroups } from "#app/features/selling/clients/client-groups.ts";
import { clientJson } from "#app/features/selling/clients/client-json.ts";
import { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { createClient, listClients, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { csvFile, importFile } from "../../support/invoices/importing.ts";
import { member, testPlatform } from "../../support/platform.ts";

onEachDatabase((open) => {
  async function start() {
    const ctx = await member(testPlatform(await open()));
    const add = (name: string, groups: string[]) => createClient(ctx, clientInput({ name, groups }));
    const named = async (group: string) =>
      (await listClients(ctx, { group })).clients.map(({ name }) => name);
    return { ctx, add, named };
  }

  it("a client is in several groups, which are counted and filter the list", async () => {
    const { ctx, add, named } = await start();
    await add("Aebi", ["Mitglieder", "Vorstand"]);
    await add("Berger", ["Mitglieder"]);
    await add("Conrad", []);
    expect(await listGroups(ctx)).toEqual([
      { name: "Mitglieder", count: 2 },
      { name: "Vorstand", count: 1 },
    ]);
    expect(await named("Mitglieder")).toEqual(["Aebi", "Berger"]);
    expect([await named("Mitglied"), await named("Niemand")]).toEqual([[], []]);
  });

  it("a name in other case or accents is the group that is there", async () => {
    const { ctx, add, named } = await start();
    await add("Aebi", ["Ehemalige Zürich"]);
    const { id } = await add("Berger", ["ehemalige zurich", "Neu", "NEU"]);
    expect(await groupNames(ctx)).toEqual(["Ehemalige Zürich", "NEU"]);
    expect(await named("EHEMALIGE ZÜRICH")).toEqual(["Aebi", "Berger"]);
    await updateClient(ctx, id, clientInput({ name: "Berger", groups: [] }));
    expect(await groupNames(ctx)).toEqual(["Ehemalige Zürich"]);
  });

  it("groups of another business are its own", async () => {
    const { ctx, add } = await start();
    await add("Aebi", ["Mitglieder"]);
    const other = await member(ctx.platform, { email: "other@example.ch" });
    expect([await groupNames(other), (await listClients(other, { group: "Mitglieder" })).total]).toEqual([
      [],
      0,
    ]);
  });

  it("a column of a file says the groups, and an empty cell keeps them", async () => {
    const { ctx, named } = await start();
    const rows = [
      { Name: "Aebi", "E-Mail": "a@example.ch", Gruppe: "Mitglieder; Vorstand" },
      { Name: "Berger", "E-Mail": "b@example.ch", Gruppe: "mitglieder" },
    ];
    await importFile(ctx, "clients", csvFile(rows));
    expect([await named("Mitglieder"), await named("Vorstand")]).toEqual([["Aebi", "Berger"], ["Aebi"]]);
    const phones = rows.map((row) => ({ ...row, Gruppe: "", Telefon: "0446681800" }));
    await importFile(ctx, "clients", csvFile(phones), "update");
    const { clients } = await listClients(ctx, { group: "Vorstand" });
    expect(clients.map(clientJson)).toMatchObject([{ name: "Aebi", groups: ["Mitglieder", "Vorstand"] }]);
  });
});

it("a client has at most 20 groups, with names of at most 60 characters and without commas", () => {
  const problems = (groups: unknown) =>
    clientSchema.safeParse({ ...clientInput(), address: {}, groups }).error?.issues.map(({ path }) => path);
  const many = Array.from({ length: 21 }, (_, index) => `Gruppe ${index}`);
  expect([problems(many), problems(many.slice(1)), problems(["x".repeat(61)]), problems(["a, b"])]).toEqual([
    [["groups"]],
    undefined,
    [["groups", 0]],
    [["groups", 0]],
  ]);
});

it("groups are stored as whole lines, each once, and none as nothing", () => {
  expect(storedGroups([])).toBe("");
  expect(storedGroups([""])).toBe("");
  expect(storedGroups(["Vorstand"])).toBe("\nVorstand\n");
  expect(storedGroups(["Vorstand", "Mitglieder", "vorstand"])).toBe("\nvorstand\nMitglieder\n");
  expect(groupsOf(storedGroups(["Vorstand", "Mitglieder"]))).toEqual(["Vorstand", "Mitglieder"]);
});
