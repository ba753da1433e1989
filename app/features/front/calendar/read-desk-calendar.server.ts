import { calendarEvents } from "./calendar-events.ts";
import { vatDueDays } from "./due-days.server.ts";
import { calendarText } from "./icalendar.ts";
import { noteCalendarUse } from "./note-use.server.ts";
import { seatsOf } from "#app/features/people/seats/own/own-seats.server.ts";
import { nameOfBusiness } from "#app/features/people/seats/business-name.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { roleOf } from "#app/platform/auth/seats/seat.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { FALLBACK_LOCALE, isLocale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

/** The VAT dates of each business whose books this person may see; null for an unknown token, or none left. */
export async function readDeskCalendar(ctx: Context, token: string): Promise<string | null> {
  const feed = await ctx.db
    .selectFrom("desk_feeds")
    .innerJoin("users", "users.id", "desk_feeds.user_id")
    .select(["desk_feeds.id", "desk_feeds.last_used_at", "users.id as user_id", "users.language"])
    .where("token_hash", "=", hashToken(token))
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
  const businesses = feed ? await readableBusinesses(ctx, feed.user_id) : [];
  if (!feed || businesses.length === 0) return null;
  await noteCalendarUse(ctx, "desk_feeds", feed);
  const locale = isLocale(feed.language) ? feed.language : FALLBACK_LOCALE;
  const t = translator(locale);
  const nothing = { invoices: [], offers: [], series: [] };
  const events = [];
  for (const { business_id, ...named } of businesses) {
    const vat = await vatDueDays(withBusiness(ctx, business_id));
    const own = calendarEvents(t, { appUrl: ctx.platform.env.appUrl, locale }, { ...nothing, vat });
    const business = nameOfBusiness(named);
    for (const event of own)
      events.push({ ...event, summary: t("seats:desk.event", { business, what: event.summary }) });
  }
  return calendarText({ name: t("seats:desk.calendar"), events });
}

async function readableBusinesses(ctx: Context, userId: string) {
  const rows = await seatsOf(ctx, userId).where("businesses.sealed_until", "is", null).execute();
  return rows.filter((row) => rightsOf(roleOf(row)).includes("books"));
}
