import { type Kysely, sql } from "kysely";

/** Comments on expenses, and comments that ask a person for an answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table comments add column expense_id text references expenses (id) on delete cascade`.execute(
    db,
  );
  await sql`create index comments_expense_id on comments (expense_id, id)`.execute(db);
  await db.schema
    .createTable("questions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("business_id", "text", (column) =>
      column.notNull().references("businesses.id").onDelete("cascade"),
    )
    .addColumn("comment_id", "text", (column) =>
      column.notNull().unique().references("comments.id").onDelete("cascade"),
    )
    .addColumn("to_user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("until", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("answer_id", "text", (column) => column.references("comments.id").onDelete("set null"))
    .addColumn("closed_at", "text")
    .execute();
  await index(db, "questions_by_state", ["business_id", "state", "id"]);
  await index(db, "questions_to", ["to_user_id", "business_id", "state"]);
  await index(db, "questions_answer_id", ["answer_id"]);
}

function index(db: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  return db.schema.createIndex(name).on("questions").columns(columns).execute();
}
