import { eventSchema } from "#app/features/running/analytics/event.schema.ts";
import { recordAnalyticsEvent } from "#app/features/running/analytics/record-analytics-event.server.ts";
import { consentIn } from "#app/features/running/consent/consent.ts";
import { publicHandleBody } from "#app/platform/http/api.server.ts";
import { apiCalls } from "../api-calls.ts";

const route = apiCalls("public/analytics", {
countPageView: publicHandleBody(eventSchema, (ctx, event, { request }) => {
      const cookies = request.headers.get("Cookie");
      // A program without cookies speaks for itself; a browser keeps the choice.
      return recordAnalyticsEvent(ctx, event, cookies === null || consentIn(cookies)?.analytics === true);
    }),
});

export const loader = route.loader;
export const action = route.action;
