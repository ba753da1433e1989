import { expect, it } from "vitest";
import { beginByForm } from "#app/features/selling/batches/form/batch-form.server.ts";
import { addMembers } from "../../support/batches/batch-input.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const FORM = {
  group: "Mitglieder",
  text: "Beitrag 2026",
  amount: "50",
  vatRate: "0",
  notes: "",
  key: "page",
};

async function start() {
  const ctx = await member(testPlatform(await freshSqlite()));
  await makePro(ctx);
  await addMembers(ctx, 2);
  return ctx;
}

it("what is missing in the form of a batch is said, and nothing begins", async () => {
  const ctx = await start();
  await expect(beginByForm(ctx, { ...FORM, text: "", amount: "viel" })).rejects.toMatchObject({
    code: "input.invalid",
    fields: expect.arrayContaining([expect.objectContaining({ field: "items[0].description" })]) as object,
  });
  expect(await ctx.db.selectFrom("batches").selectAll().execute()).toEqual([]);
});

it("a form that is sent twice begins one batch", async () => {
  const ctx = await start();
  const id = await beginByForm(ctx, FORM);
  expect(await beginByForm(ctx, FORM)).toBe(id);
});
