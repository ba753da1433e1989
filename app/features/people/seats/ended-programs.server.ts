import { recordHistory } from "#app/features/running/history/history.server.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import type { Person } from "./people.server.ts";

export async function recordProgramEnds(
  ctx: UserContext,
  { userId, name: person }: Pick<Person, "userId" | "name">,
  businessId?: string,
): Promise<void> {
  for (const [table, event] of [
    ["api_keys", "api_key.ended"],
    ["oauth_connections", "application.ended"],
    ["calendar_feeds", "calendar.ended"],
  ] as const) {
    let own = ctx.db.selectFrom(table).selectAll().where("user_id", "=", userId);
    if (businessId !== undefined) own = own.where("business_id", "=", businessId);
    for (const row of await own.orderBy("id").execute()) {
      const data: Record<string, string> = "name" in row ? { key: row.name } : { person };
      const place = withUser(ctx, { ...ctx, businessId: row.business_id, clock: undefined });
      await recordHistory(place, { invoiceId: null, event, data });
    }
  }
}
