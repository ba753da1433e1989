import { data } from "@remix-run/node";
import { z } from "zod";
import type { CalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";

interface Feed {
  find: (ctx: UserContext) => Promise<CalendarFeed | null>;
  /** @returns the token of its address */
  make: (ctx: UserContext) => Promise<string>;
}

/** A page that makes the address of a calendar, and shows it once. */
export function calendarFeedPage({ find, make }: Feed) {
  return {
    loader: screenLoader(async (ctx) => {
      const feed = await find(ctx);
      const { lastUsedAt = null } = feed ?? {};
      return {
        madeAt: feed && formatInstant(feed.createdAt, ctx.locale),
        lastUsed: lastUsedAt && formatInstant(lastUsedAt, ctx.locale),
      };
    }),
    action: screenAction({ form: "calendar", schema: z.object({}) }, async (ctx) =>
      data({ url: ctx.platform.env.appUrl + paths.calendarFile(await make(ctx)) }),
    ),
  };
}
