import { expect, it } from "vitest";
import { chooseUnique } from "#app/features/running/external/choose-unique.server.ts";
import {
  areExternalIdsUnique,
  externalColumns,
} from "#app/features/running/external/hold-external-id.server.ts";
import type { ExternalInput } from "#app/features/running/external/external-fields.ts";
import { createClient, deleteClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { deleteOffer } from "#app/features/selling/offers/delete-offer.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { createExpense, deleteExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

type Kind = "client" | "offer" | "invoice" | "expense";

onDatabaseOfDay((open) => {
  it("a refusal names ten shared ids at most, by their order, and three records of each", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const ids = Array.from({ length: 11 }, (_, index) => `A-${10 + index}`);
    for (const externalId of [...ids, "A-10", "A-10", ...ids])
      await createClient(ctx, clientInput({ externalId, name: `Of ${externalId}` }));
    await createInvoice(ctx, invoiceInput({ externalId: "A-11" }));
    const told = (await shared(ctx)).names.split("; ");
    expect(told.map((names) => names.split(" (")[0])).toEqual(ids.slice(0, 10));
    expect(told.slice(0, 2)).toEqual(["A-10 (Of A-10, Of A-10, Of A-10)", "A-11 (Of A-11, Of A-11)"]);
    expect(await areExternalIdsUnique(ctx)).toBe(false);
  });

  it("a refusal names the records of each kind that share an id", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const both = [await oneOfEach(ctx, "A-1"), await oneOfEach(ctx, "A-1")];
    const { ids } = await shared(ctx);
    const kinds = ["client", "expense", "invoice", "offer"] as const;
    const pairs = kinds.map((kind) => `A-1 (${both.map((one) => `${kind} ${one[kind]}`).join(", ")})`);
    expect(ids.split("; ").toSorted()).toEqual(pairs);
  });

  it("records of another business or kind, deleted ones and those without an id share none", async () => {
    const { ctx, other } = await twoBusinesses(await open());
    for (const owner of [ctx, other, other]) await oneOfEach(owner, "A-1");
    const [gone] = [await oneOfEach(ctx, "A-1"), await oneOfEach(ctx, ""), await oneOfEach(ctx, "")];
    await remove(ctx, gone);
    await switchTo(ctx, true);
    expect([await areExternalIdsUnique(ctx), await areExternalIdsUnique(other)]).toEqual([true, false]);
  });

  it("records are held to their ids until that is switched off, deleted and foreign ones are not", async () => {
    const { ctx, other } = await twoBusinesses(await open());
    for (const owner of [ctx, other]) await remove(owner, await oneOfEach(owner, "A-1"));
    const [own, others] = [await oneOfEach(ctx, "A-1"), await oneOfEach(other, "A-1")];
    await oneOfEach(ctx, "");
    await switchTo(ctx, true);
    expect([await held(ctx), await held(other)]).toEqual([listed(own), NOTHING]);
    await switchTo(other, true);
    await switchTo(ctx, false);
    expect([await held(ctx), await held(other)]).toEqual([NOTHING, listed(others)]);
    expect(await chooseUnique(ctx, undefined)).toEqual({});
  });

  it("an id is taken by another record of its kind, while ids are unique", async () => {
    const { ctx, other } = await twoBusinesses(await open());
    const id = (await createClient(ctx, clientInput({ externalId: "A-1" }))).id;
    await createInvoice(ctx, invoiceInput({ externalId: "A-1" }));
    const columns = (
      record: { kind: "client" | "credit_note"; id: string },
      input: ExternalInput,
      owner = ctx,
    ) => externalColumns(owner, record, input);
    const beside = { kind: "client", id: "another" } as const;
    expect(await columns(beside, { externalId: "A-1" })).toEqual({ external_id: "A-1", unique_as: "" });
    for (const owner of [ctx, other]) await switchTo(owner, true);
    await expect(columns(beside, { externalId: "A-1" })).rejects.toMatchObject({
      code: "external_id.taken",
      fields: [{ field: "externalId", code: "field.external_id_taken" }],
      existing: { type: "client", id },
    });
    const held = (kind: string, name = "A-1") => ({ external_id: name, unique_as: kind });
    expect(await columns(beside, { externalId: "A-2" })).toEqual(held("client", "A-2"));
    expect(await columns({ kind: "client", id }, { externalId: "A-1" })).toEqual(held("client"));
    const note = { kind: "credit_note", id: "another" } as const;
    expect(await columns(note, { externalId: "A-1" })).toEqual(held("credit_note"));
    expect(await columns(beside, { externalId: "A-1" }, other)).toEqual(held("client"));
    expect(await columns(beside, { externalId: "" })).toEqual({ external_id: "", unique_as: "" });
    expect(await columns(beside, { metadata: "{}" })).toEqual({ metadata: "{}" });
    expect(await columns(beside, {})).toEqual({});
  });
});

async function twoBusinesses(database: Parameters<typeof testPlatform>[0]) {
  const platform = testPlatform(database);
  return {
    ctx: await sendingMember(platform),
    other: await sendingMember(platform, { email: "other@example.ch" }),
  };
}

/** The records that a refusal names, by their names and by their ids. */
async function shared(ctx: UserContext): Promise<{ names: string; ids: string }> {
  const refused = await chooseUnique(ctx, true).catch((error: unknown) => error);
  if (!(refused instanceof AppError)) throw new Error("it was not refused");
  expect(refused.code).toBe("external_id.not_unique");
  const { names, ids } = refused.fields[0]?.params ?? {};
  return { names: String(names), ids: String(ids) };
}

async function oneOfEach(ctx: UserContext, externalId: string): Promise<Record<Kind, string>> {
  return {
    client: (await createClient(ctx, clientInput({ externalId }))).id,
    offer: await createOffer(ctx, offerInput({ externalId })),
    invoice: await createInvoice(ctx, invoiceInput({ externalId })),
    expense: (await createExpense(ctx, expenseInput({ externalId, keepTwice: true }))).id,
  };
}

/** Invoices and expenses are kept when they are deleted. */
async function remove(ctx: UserContext, { client, offer, invoice, expense }: Record<Kind, string>) {
  await deleteClient(ctx, client);
  await deleteOffer(ctx, offer);
  await markSent(ctx, invoice);
  await deleteInvoice(ctx, invoice);
  await deleteExpense(ctx, expense);
}

async function switchTo(ctx: UserContext, isUnique: boolean): Promise<void> {
  const columns = await chooseUnique(ctx, isUnique);
  await ctx.db.updateTable("businesses").set(columns).where("id", "=", ctx.businessId).execute();
}

function listed({ client, offer, invoice, expense }: Record<Kind, string>): Record<Kind, string[]> {
  return { client: [client], offer: [offer], invoice: [invoice], expense: [expense] };
}

const NOTHING = { client: [], offer: [], invoice: [], expense: [] };

/** The records of each kind whose id no other one may have. */
async function held({ db, businessId }: UserContext): Promise<Record<Kind, string[]>> {
  const heldAs = async (table: "clients" | "offers" | "invoices" | "expenses", kind: Kind) => {
    const rows = db.selectFrom(table).select("id").where("business_id", "=", businessId);
    return (await rows.where("unique_as", "=", kind).execute()).map(({ id }) => id);
  };
  return {
    client: await heldAs("clients", "client"),
    offer: await heldAs("offers", "offer"),
    invoice: await heldAs("invoices", "invoice"),
    expense: await heldAs("expenses", "expense"),
  };
}
