import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { recordProgramEnds } from "./ended-programs.server.ts";
import type { Person } from "./people.server.ts";
import { rightsOf } from "./rights.ts";

/** All by which a person comes into this business: seat, sessions, keys, applications, calendar, and offers of it. */
export async function removeAccess(ctx: UserContext, person: Person): Promise<void> {
  const { businessId, db } = ctx;
  const { userId } = person;
  await recordProgramEnds(ctx, person, businessId);
  for (const table of [...PROGRAMS, "memberships", "oauth_codes"] as const)
    await db.deleteFrom(table).where("business_id", "=", businessId).where("user_id", "=", userId).execute();
  await db
    .deleteFrom("handovers")
    .where("business_id", "=", businessId)
    .where("to_user_id", "=", userId)
    .execute();
  const sessions = db
    .deleteFrom("sessions")
    .where("business_id", "=", businessId)
    .where("user_id", "=", userId);
  await sessions.where("id", "<>", ctx.sessionId).execute();
  await db
    .updateTable("sessions")
    .set({ business_id: "" })
    .where("business_id", "=", businessId)
    .where("user_id", "=", userId)
    .execute();
}

const PROGRAMS = ["calendar_feeds", "api_keys", "oauth_connections"] as const;

/** Programs act with the new role by themselves; what that no longer allows, and nobody asks, ends. */
export async function narrowAccess(ctx: UserContext, person: Person, role: Role): Promise<void> {
  const had = rightsOf(person.role);
  const has = rightsOf(role);
  if (had.every((right) => has.includes(right))) return;
  for (const table of ["api_keys", "oauth_connections"] as const) {
    const own = ctx.db.selectFrom(table).select("name").where("business_id", "=", ctx.businessId);
    for (const { name: key } of await own.where("user_id", "=", person.userId).orderBy("id").execute())
      await recordHistory(ctx, {
        invoiceId: null,
        event: "program.narrowed",
        data: { key, person: person.name },
      });
  }
  if (!has.includes("act")) await endCalendar(ctx, person);
  if (had.includes("own")) await switchOffWebhooks(ctx, person);
}

async function endCalendar(ctx: UserContext, { userId, name }: Pick<Person, "userId" | "name">) {
  const own = ctx.db.deleteFrom("calendar_feeds").where("business_id", "=", ctx.businessId);
  const ended = await own.where("user_id", "=", userId).returning("id").execute();
  if (ended.length > 0)
    await recordHistory(ctx, { invoiceId: null, event: "calendar.ended", data: { person: name } });
}

/** Where they lead, and their secrets, only the owner has known. */
async function switchOffWebhooks(ctx: UserContext, { name }: Person): Promise<void> {
  const active = ctx.db
    .updateTable("webhook_endpoints")
    .set({ is_active: 0, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("is_active", "=", 1);
  for (const { url } of await active.returning("url").execute())
    await recordHistory(ctx, { invoiceId: null, event: "webhook.switched_off", data: { url, person: name } });
}
