import { calendarLimits } from "#app/features/front/calendar/limits.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { roleOf } from "#app/platform/auth/seats/seat.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { FALLBACK_LOCALE, isLocale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { readDeskCalendar } from "./read-desk-calendar.server.ts";
import { calendarEvents } from "./calendar-events.ts";
import { dueDays } from "./due-days.server.ts";
import { calendarText } from "./icalendar.ts";
import { noteCalendarUse } from "./note-use.server.ts";

const SUFFIX = ".ics";

/**
 * For whoever has the address.
 * @param file the token with `.ics`
 * @returns an iCalendar file (RFC 5545)
 * @throws AppError `calendar.not_found` whatever the reason, `request.too_many` before anything is looked for
 */
export async function readCalendar(ctx: Context, file: string): Promise<string> {
  await countAttempt(ctx, calendarLimits.readCalendar, ctx.clientNetwork);
  const token = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : "";
  const ofSeats = await readDeskCalendar(ctx, token);
  return ofSeats ?? ofBusiness(ctx, token);
}

async function ofBusiness(ctx: Context, token: string): Promise<string> {
  const feed = await findFeed(ctx, token);
  if (!feed || !rightsOf(roleOf(feed)).includes("act")) throw new AppError("calendar.not_found");
  await noteCalendarUse(ctx, "calendar_feeds", feed);
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
