import { chosenClient } from "#app/features/selling/clients/chosen-client.server.ts";
import { expect, it } from "vitest";
import {
  createClient,
  deleteClient,
  findClient,
  listClients,
  updateClient,
} from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const ODD_IDS = ["", "x", "\u0000", "0198c0de-0000-7000-8000-000000000000", "'; drop table clients"];

onDatabaseOfDay((open) => {
  it("keeps a client as it was given, in the user's language when none is said", async () => {
    const ctx = await member(testPlatform(await open()), { preferredLanguage: "fr" });
    const { language: _, ...input } = clientInput();
    const client = await createClient(ctx, { ...input, language: undefined });
    expect(client).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: "Kulturhaus Obertor",
      contact: "Regula Ammann",
      email: "rechnung@kulturhaus.example",
      phone: "+41446681800",
      street: "Obertor",
      buildingNumber: "14",
      postalCode: "8400",
      city: "Winterthur",
      country: "CH",
      vatNumber: "CHE-123.456.788 MWST",
      eBillId: "",
      language: "fr",
      eInvoice: "never",
      delivery: "email",
      clientNumber: "",
      remark: "",
      groups: "\nMitglieder 2027\nVorstand\n",
      externalId: "",
      metadata: "{}",
      version: 1,
      createdAt: ctx.now.toISOString(),
      updatedAt: ctx.now.toISOString(),
    });
    expect(await findClient(ctx, client.id)).toEqual(client);
  });

  it("lists by name whatever its case and accents, then by age, ten a page", async () => {
    const ctx = await member(testPlatform(await open()));
    const names = ["zebra ag", "Ölmühle", "oase", "Äpfel", "apfel-haus", "Apfel & Co.", "_x", "10 Brote"];
    for (const name of [...names, "Zwilling", "Zwilling", "zum Löwen"])
      await createClient(ctx, clientInput({ name }));
    const { clients, ...list } = await listClients(ctx);
    expect(list).toMatchObject({ page: 1, limit: 10, total: 11 });
    const second = await listClients(ctx, { page: 2 });
    expect([...clients, ...second.clients].map(({ name }) => name)).toEqual([
      ...["10 Brote", "_x", "Äpfel", "Apfel & Co.", "apfel-haus", "oase", "Ölmühle"],
      ...["zebra ag", "zum Löwen", "Zwilling", "Zwilling"],
    ]);
    const [one, two] = [clients[9]!, second.clients[0]!];
    expect(one.id < two.id).toBe(true);
    expect((await listClients(ctx, { page: 3 })).clients).toEqual([]);
    expect((await listClients(ctx, { limit: 2, page: 2 })).clients.map(({ name }) => name)).toEqual([
      "Äpfel",
      "Apfel & Co.",
    ]);
  });

  it("searches name, contact, e-mail, phone, address and VAT number, accents and case folded", async () => {
    const ctx = await member(testPlatform(await open()));
    await createClient(ctx, clientInput({ name: "Bäckerei Żółty & Söhne" }));
    await createClient(
      ctx,
      clientInput({
        name: "100 % Bio_Hof",
        contact: "",
        email: "hof@example.ch",
        phone: "",
        vatNumber: "",
        address: {},
      }),
    );
    const found = async (search: string) =>
      (await listClients(ctx, { search })).clients.map(({ name }) => name);
    for (const search of [
      ...["BACKEREI", "zołty", "söhne", "Baeckerei", "soehne", "ammann", "KULTURHAUS.example"],
      ...["044 668", "+4144668", "obertor", "8400", "winterthur", "che-123"],
    ]) {
      expect([search, await found(search)]).toEqual([search, ["Bäckerei Żółty & Söhne"]]);
    }
    for (const search of ["%", "_", "0 % bio_h"]) expect(await found(search)).toEqual(["100 % Bio_Hof"]);
    expect(await found("Genf")).toEqual([]);
    expect(await found("")).toHaveLength(2);
    expect((await listClients(ctx, { search: "ammann" })).total).toBe(1);
  });

  it("changes a client, counts its versions, and finds it by its new name only", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { id } = await createClient(ctx, clientInput());
    platform.pass(1000);
    const later = { ...ctx, now: platform.now() };
    const input = clientInput({ name: "Obertor Kultur", phone: "", language: undefined });
    const changed = await updateClient(later, id, input);
    expect(changed).toMatchObject({ name: "Obertor Kultur", phone: "", language: "de", version: 2 });
    expect(changed.updatedAt > changed.createdAt).toBe(true);
    expect(await findClient(ctx, id)).toEqual(changed);
    expect((await listClients(ctx, { search: "kulturhaus o" })).total).toBe(0);
    expect((await listClients(ctx, { search: "obertor kultur" })).total).toBe(1);
  });

  it("refuses a change that started from an older version, and only then", async () => {
    const ctx = await member(testPlatform(await open()));
    const { id } = await createClient(ctx, clientInput());
    await updateClient(ctx, id, clientInput({ name: "First", version: 1 }));
    await expect(updateClient(ctx, id, clientInput({ name: "Second", version: 1 }))).rejects.toMatchObject({
      code: "client.changed",
    });
    expect(await findClient(ctx, id)).toMatchObject({ name: "First", version: 2 });
    await updateClient(ctx, id, clientInput({ name: "Unconditional" }));
    expect(await findClient(ctx, id)).toMatchObject({ name: "Unconditional", version: 3 });
  });

  it("of ten parallel changes from one version, one is taken", async () => {
    const ctx = await member(testPlatform(await open()));
    const { id } = await createClient(ctx, clientInput());
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        updateClient(ctx, id, clientInput({ name: `Name ${index}`, version: 1 })),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await findClient(ctx, id)).version).toBe(2);
  });

  it("deletes a client and leaves its invoices as they are, linked to nobody", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const { id } = await createClient(ctx, clientInput());
    const invoiceId = await invoiceFor(ctx, id);
    const other = await createInvoice(ctx, invoiceInput());
    const neighbour = await createClient(ctx, clientInput({ name: "Oase" }));
    const ofNeighbour = await createInvoice(ctx, invoiceInput({ clientId: neighbour.id }));
    const before = await findInvoice(ctx, invoiceId);
    expect((await listInvoices(ctx, { clientId: id })).invoices.map((one) => one.id)).toEqual([invoiceId]);
    expect(await deleteClient(ctx, id)).toEqual({ name: "Kulturhaus Obertor" });
    expect(await findInvoice(ctx, invoiceId)).toEqual({
      ...before,
      clientId: null,
      version: before.version + 1,
    });
    const links = await ctx.db.selectFrom("invoices").select(["id", "client_id"]).orderBy("id").execute();
    expect(links).toEqual([
      { id: invoiceId, client_id: null },
      { id: other, client_id: null },
      { id: ofNeighbour, client_id: neighbour.id },
    ]);
    expect((await listInvoices(ctx)).total).toBe(3);
    await expect(deleteClient(ctx, id)).rejects.toMatchObject({ code: "client.not_found" });
  });

  it("changing or deleting a client leaves all others as they are", async () => {
    const ctx = await member(testPlatform(await open()));
    const other = await createClient(ctx, clientInput({ name: "Oase" }));
    const { id } = await createClient(ctx, clientInput());
    await updateClient(ctx, id, clientInput({ name: "Obertor Kultur" }));
    await deleteClient(ctx, id);
    expect((await listClients(ctx)).clients).toEqual([other]);
  });

  it("a list that ends with its page leads no further", async () => {
    const ctx = await member(testPlatform(await open()));
    for (const name of ["Aare", "Birs", "Cher"]) await createClient(ctx, clientInput({ name }));
    expect((await listClients(ctx, { limit: 3 })).nextCursor).toBeNull();
    const { nextCursor } = await listClients(ctx, { limit: 2 });
    const rest = await listClients(ctx, { limit: 1, after: nextCursor });
    expect([rest.clients.map(({ name }) => name), rest.nextCursor]).toEqual([["Cher"], null]);
  });

  it("security 1: knows no client of another business, nor anything else as an id", async () => {
    const platform = testPlatform(await open());
    const owner = await member(platform, { email: "owner@example.ch" });
    const { id } = await createClient(owner, clientInput());
    const ctx = await member(platform);
    const notFound = { code: "client.not_found" };
    for (const odd of [id, ...ODD_IDS]) {
      await expect(findClient(ctx, odd)).rejects.toMatchObject(notFound);
      await expect(updateClient(ctx, odd, clientInput({ name: "Mine" }))).rejects.toMatchObject(notFound);
      await expect(deleteClient(ctx, odd)).rejects.toMatchObject(notFound);
      const named = { fields: [{ field: "clientId", code: "client.not_found" }] };
      await expect(chosenClient(ctx, odd)).rejects.toMatchObject(named);
    }
    expect((await listClients(ctx)).total).toBe(0);
    expect(await findClient(owner, id)).toMatchObject({ name: "Kulturhaus Obertor", version: 1 });
  });

  it("takes no client for an account that was deleted in the meantime", async () => {
    const ctx = await member(testPlatform(await open()));
    const { id } = await createClient(ctx, clientInput());
    await ctx.db.updateTable("businesses").set({ sealed_until: ctx.today }).execute();
    await expect(createClient(ctx, clientInput())).rejects.toMatchObject({ code: "session.required" });
    await expect(updateClient(ctx, id, clientInput())).rejects.toMatchObject({ code: "session.required" });
    await expect(deleteClient(ctx, id)).rejects.toMatchObject({ code: "session.required" });
    expect((await listClients(ctx)).total).toBe(1);
  });
});

async function invoiceFor(ctx: UserContext, clientId: string): Promise<string> {
  const id = await createInvoice(ctx, invoiceInput());
  await ctx.db.updateTable("invoices").set({ client_id: clientId }).where("id", "=", id).execute();
  return id;
}
