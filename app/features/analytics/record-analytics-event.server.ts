import type { Context } from "#app/platform/context.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { AnalyticsEvent } from "./event.schema.ts";
import { analyticsLimits } from "./limits.ts";

/**
 * Keeps an event for 12 months. A page view is kept only when its sender agrees to be counted; a choice is always kept, as
 * the proof of it, but with no session unless counting is agreed to.
 * @param isAgreed what the browser itself has kept of the choice, where there is a browser
 * @throws AppError `request.too_many`
 */
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
      ...{ type, path, language: locale },
      referrer: isCounted ? referrer : "",
      session_id: (isCounted && sessionId) || null,
      analytics: consent.analytics ? 1 : 0,
      marketing: consent.marketing ? 1 : 0,
      preferences: consent.preferences ? 1 : 0,
      created_at: ctx.now.toISOString(),
    })
    .execute();
}
