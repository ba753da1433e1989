import { expect, it } from "vitest";
import { chosenClientsIn } from "#app/features/selling/batches/chosen/chosen-clients.server.ts";
import { chosenPapers } from "#app/features/selling/batches/chosen/chosen-papers.server.ts";
import { clientsOfBatch } from "#app/features/selling/batches/clients-of-batch.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { insertPrepared } from "#app/platform/database/prepared-query.server.ts";
import { addMembers } from "../../support/batches/batch-input.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const MORE = 10_000;
const AT_ONCE = 100;

it("ten thousand drafts or clients of a group are taken on, and of more none", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  await makePro(ctx);
  await addMembers(ctx, 1);
  await createInvoice(ctx, invoiceInput());
  const drafts = new URLSearchParams("status=draft&all=10000");
  await ctx.transaction(async (ctx) => {
    const client = await ctx.db.selectFrom("clients").selectAll().executeTakeFirstOrThrow();
    const draft = await ctx.db.selectFrom("invoices").selectAll().executeTakeFirstOrThrow();
    for (let made = 1; made < MORE; made += AT_ONCE) {
      const numbers = Array.from({ length: AT_ONCE }, (_, index) => made + index);
      await insertPrepared(
        ctx.db,
        "clients",
        numbers.map(() => ({ ...client, id: ctx.newId() })),
      );
      await insertPrepared(
        ctx.db,
        "invoices",
        numbers.map((number) => ({ ...draft, id: ctx.newId(), number: `D-${number}` })),
      );
    }
  });
  const refused = { code: "batch.too_many", params: { max: "10000" } };
  await expect(chosenPapers(ctx, "invoices", drafts)).rejects.toMatchObject(refused);
  await expect(chosenClientsIn(ctx, new URLSearchParams("all=10000"))).rejects.toMatchObject(refused);
  const members = { group: "Mitglieder", clientIds: [] };
  await expect(clientsOfBatch(ctx, members)).rejects.toMatchObject({
    fields: [{ field: "group", code: "field.too_many" }],
  });
  for (const table of ["clients", "invoices"] as const) {
    const { id } = await ctx.db
      .selectFrom(table)
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    await ctx.db.deleteFrom(table).where("id", "=", id).execute();
  }
  expect(await chosenPapers(ctx, "invoices", drafts)).toHaveLength(10_000);
  expect(await chosenClientsIn(ctx, new URLSearchParams("all=10000"))).toHaveLength(10_000);
  expect((await clientsOfBatch(ctx, members)).clients).toHaveLength(10_000);
});
