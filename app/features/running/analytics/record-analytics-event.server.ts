import type { Context } from "#app/platform/context.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { AnalyticsEvent } from "./event.schema.ts";
import { analyticsLimits } from "./limits.ts";

/** A choice is kept in any case, as proof of it; a page view only with consent. @throws AppError `request.too_many` */
export async function recordAnalyticsEvent(
  ctx: Context,
  event: AnalyticsEvent,
  isAgreed: boolean,
): Promise<void> {
  await countAttempt(ctx, analyticsLimits.eventsClient, ctx.clientNetwork);
  const { type, path, referrer, locale, consent, sessionId } = event;
  const isCounted = isAgreed && consent.analytics;
  if (type === "page_view" && !isCounted) return;
  await ctx.db
    .insertInto("analytics_events")
    .values({
      id: ctx.newId(),
      type,
      path,
      language: locale,
      referrer: isCounted ? referrer : "",
      session_id: (isCounted && sessionId) || null,
      analytics: consent.analytics ? 1 : 0,
      marketing: consent.marketing ? 1 : 0,
      preferences: consent.preferences ? 1 : 0,
      created_at: ctx.now.toISOString(),
    })
    .execute();
}
