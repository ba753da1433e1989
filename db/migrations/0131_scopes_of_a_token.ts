import { type Kysely } from "kysely";

/** The scopes of an access token that was refreshed for less than its connection allows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("oauth_tokens").addColumn("access", "text").execute();
  await db.schema.alterTable("oauth_tokens").addColumn("scopes", "text").execute();
}
