import { eventSchema } from "#app/features/analytics/event.schema.ts";
import { recordAnalyticsEvent } from "#app/features/analytics/record-analytics-event.server.ts";
import { endpoint, publicHandleBody } from "#app/platform/http/api.server.ts";
import { consentIn } from "#app/features/consent/consent.ts";

const route = endpoint({
  POST: publicHandleBody(eventSchema, (ctx, event, { request }) => {
    const cookies = request.headers.get("Cookie");
    // A program without cookies speaks for itself; a browser keeps the choice.
    return recordAnalyticsEvent(ctx, event, cookies === null || consentIn(cookies)?.analytics === true);
  }),
});

export const loader = route.loader;
export const action = route.action;
