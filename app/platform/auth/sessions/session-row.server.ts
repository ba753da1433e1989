import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { PERSON } from "./person.server.ts";

export type SessionKind = "cookie" | "bearer";

export async function sessionRow(
  platform: Platform,
  token: string,
  { kind, wanted }: { kind: SessionKind; wanted: string },
) {
  const now = platform.now().toISOString();
  const [row] = await readSession(platform.database.db, { id: hashToken(token), kind, wanted, now });
  return row ?? null;
}

interface AskedSession {
  id: string;
  kind: string;
  now: string;
  wanted: string;
}

const readSession = preparedQuery((db, place: ValuePlace<AskedSession>) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "sessions.user_id")
        .on(({ eb, fn, ref, val }) =>
          eb(
            "memberships.business_id",
            "=",
            fn.coalesce(fn<string>("nullif", [val(place("wanted")), val("")]), ref("sessions.business_id")),
          ),
        ),
    )
    .leftJoin("businesses", "businesses.id", "memberships.business_id")
    .leftJoin("businesses as paying", (join) =>
      join.on(({ eb, fn, ref }) =>
        eb(ref("paying.id"), "=", fn.coalesce("businesses.sandbox_of", "businesses.id")),
      ),
    )
    .leftJoin("subscriptions", "subscriptions.business_id", "paying.id")
    .select(["sessions.id as sessionId", "sessions.last_seen_at", "sessions.business_id as businessId"])
    .select(["memberships.role", "memberships.rights", "memberships.paused_at", "businesses.disabled_at"])
    .select(PERSON)
    .selectAll("subscriptions")
    .select(["businesses.id as planOf", "paying.plan"])
    .select((eb) =>
      eb
        .selectFrom("memberships as seats")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("seats.user_id", "=", "users.id")
        .as("seats"),
    )
    .where("sessions.id", "=", place("id"))
    .where("sessions.kind", "=", place("kind"))
    .where("sessions.expires_at", ">", place("now"))
    .where("users.deleted_at", "is", null),
);
