import { calendarLimits } from "#app/features/front/calendar/limits.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { roleOf } from "#app/platform/auth/seats/seat.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { writeBestEffort } from "#app/platform/database/write-best-effort.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { FALLBACK_LOCALE, isLocale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { calendarEvents } from "./calendar-events.ts";
import { dueDays } from "./due-days.server.ts";
import { calendarText } from "./icalendar.ts";

const TOUCH_EVERY_MS = 60 * 60 * 1000;

const SUFFIX = ".ics";

/**
 * For whoever has the address.
 * @param file the token with `.ics`
 * @returns an iCalendar file (RFC 5545)
 * @throws AppError `calendar.not_found` whatever the reason, `request.too_many` before anything is looked for
 */
export async function readCalendar(ctx: Context, file: string): Promise<string> {
  await countAttempt(ctx, calendarLimits.readCalendar, ctx.clientNetwork);
  const feed = file.endsWith(SUFFIX) ? await findFeed(ctx, file.slice(0, -SUFFIX.length)) : undefined;
  if (!feed || !rightsOf(roleOf(feed)).includes("act")) throw new AppError("calendar.not_found");
  await noteUse(ctx, feed);
  const own = withBusiness(ctx, feed.business_id);
  const locale = isLocale(feed.language) ? feed.language : FALLBACK_LOCALE;
  const t = translator(locale);
  const { appUrl } = ctx.platform.env;
  const events = calendarEvents(t, { appUrl, locale }, await dueDays(own));
  return calendarText({
    name: t("calendar:name", { business: feed.company_name || `${feed.first_name} ${feed.last_name}` }),
    events,
  });
}

function findFeed(ctx: Context, token: string) {
  return ctx.db
    .selectFrom("calendar_feeds")
    .innerJoin("businesses", "businesses.id", "calendar_feeds.business_id")
    .innerJoin("users", "users.id", "calendar_feeds.user_id")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "calendar_feeds.user_id")
        .onRef("memberships.business_id", "=", "calendar_feeds.business_id"),
    )
    .select(["calendar_feeds.id", "calendar_feeds.business_id", "calendar_feeds.last_used_at"])
    .select(["businesses.company_name", "users.first_name", "users.last_name", "users.language"])
    .select(["memberships.role", "memberships.paused_at"])
    .where("calendar_feeds.token_hash", "=", hashToken(token))
    .where("businesses.sealed_until", "is", null)
    .where("businesses.disabled_at", "is", null)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
}

async function noteUse(ctx: Context, feed: { id: string; last_used_at: string | null }): Promise<void> {
  const { id, last_used_at: before } = feed;
  if (before !== null && ctx.now.getTime() - Date.parse(before) < TOUCH_EVERY_MS) return;
  const use = ctx.db
    .updateTable("calendar_feeds")
    .set({ last_used_at: ctx.now.toISOString() })
    .where("id", "=", id);
  await writeBestEffort(ctx.platform.database, () => use.execute());
}
