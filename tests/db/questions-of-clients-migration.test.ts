import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0171_questions_of_clients.ts";
import { up as addQuestions } from "#db/migrations/0179_questions.ts";
import { addComment, listComments } from "#app/features/selling/comments/comments.server.ts";
import { askQuestion } from "#app/features/selling/comments/ask-question.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { onEachNewDatabase } from "../support/databases/databases.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";

onEachNewDatabase((open) => {
  it("comments stay as they were, and clients can ask beside them", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const on = { invoiceId: await createInvoice(ctx, invoiceInput()) };
    await addComment(ctx, on, "Which account?");
    const db = ctx.db as Kysely<unknown>;
    await db.schema.dropTable("questions").execute();
    await sql`drop index comments_expense_id`.execute(db);
    for (const column of ["asker_name", "asker_email", "expense_id"])
      await db.schema.alterTable("comments").dropColumn(column).execute();
    await up(db);
    await addQuestions(db);
    await askQuestion(ctx, on, { name: "Eva", email: "eva@kunz.example", text: "When?" });
    expect((await listComments(ctx, on)).map(({ userName, text }) => [userName, text])).toEqual([
      ["Anna Muster", "Which account?"],
      ["Eva", "When?"],
    ]);
  });
});
