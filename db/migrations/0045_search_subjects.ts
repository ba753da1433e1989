import type { Kysely } from "kysely";

const STEP = 500;

type Rows = {
  invoices: { id: string; subject: string; search_text: string };
};

/** The search of invoices finds the subject line too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const db = database.withTables<Rows>();
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

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/ł/g, "l");
}
