import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0179_questions.ts";
import { addComment, listComments } from "#app/features/selling/comments/comments.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { onEachNewDatabase } from "../support/databases/databases.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { member, testPlatform } from "../support/platform.ts";

onEachNewDatabase((open) => {
  it("comments of before ask nothing, and stay where they are", async () => {
    const ctx = await member(testPlatform(await open()));
    const on = { invoiceId: await createInvoice(ctx, invoiceInput()) };
    await addComment(ctx, on, "3400");
    const kept = await ctx.db.selectFrom("comments").selectAll().execute();
    const db = ctx.db as Kysely<unknown>;
    for (const table of ["questions", "comments"]) await db.schema.dropTable(table).execute();
    await sql`
      create table comments (
        id text primary key, business_id text not null references businesses (id) on delete cascade,
        invoice_id text references invoices (id) on delete cascade,
        offer_id text references offers (id) on delete cascade,
        user_id text references users (id) on delete cascade, text text not null,
        created_at text not null, asker_name text not null default '', asker_email text not null default ''
      )`.execute(db);
    for (const { expense_id: _none, ...row } of kept)
      await ctx.db.insertInto("comments").values(row).execute();
    await up(db);
    expect(await ctx.db.selectFrom("comments").selectAll().execute()).toEqual(kept);
    expect(await listComments(ctx, on)).toMatchObject([{ text: "3400", question: null }]);
  });
});
