import type { Kysely } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";
import { fold } from "#app/platform/lists/fold.ts";

const STEP = 500;

/** The search of invoices finds the subject line too. */
export async function up(db: Kysely<Schema>): Promise<void> {
  for (let after = ""; ;) {
    const rows = await db
      .selectFrom("invoices")
      .select(["id", "subject", "search_text"])
      .where("id", ">", after)
      .where("subject", "!=", "")
      .orderBy("id")
      .limit(STEP)
      .execute();
    for (const { id, subject, search_text } of rows)
      await db
        .updateTable("invoices")
        .set({ search_text: `${search_text}\n${fold(subject)}` })
        .where("id", "=", id)
        .execute();
    const last = rows.at(-1);
    if (!last || rows.length < STEP) return;
    after = last.id;
  }
}
