import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { UserContext } from "#app/platform/context.server.ts";
import { type NewFlash, redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { Handler, Screen } from "#app/platform/http/form-submission.server.ts";
import type { Route } from "#app/platform/http/by-pattern.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";

interface Place {
  /** Throws when the address names nothing. */
  find?: (ctx: UserContext, id: string) => Promise<unknown>;
  /** The page on which the button stands, and to which it leads back. */
  page: (id: string, ctx: UserContext) => string | Promise<string>;
  isElsewhere?: boolean;
}

/** As many as one page of a list shows. */
const MOST_TICKED = 100;

export const pressed = { schema: z.object({}) };
export const ticked = {
  schema: z.object({ ids: z.array(z.string().max(100)).max(MOST_TICKED) }),
  read: (_values: unknown, form: FormData) => ({ ids: form.getAll("id") }),
};

/** Whoever opens the address comes to the button. @param press says what it has done, by a key or more, or answers */
export function button<S extends z.ZodType>(
  { find, page, isElsewhere = false }: Place,
  screen: Screen<UserContext, S>,
  press: Handler<UserContext, S, string | NewFlash | Response>,
): Route {
  return {
    loader: screenLoader(async (ctx, { id }) => {
      await find?.(ctx, id);
      return redirect(await page(id, ctx));
    }),
    action: screenAction(screen, async (ctx, input, args) => {
      const said = await press(ctx, input, args);
      if (said instanceof Response) return said;
      const here = await page(args.id, ctx);
      const to = isElsewhere ? safeRedirect(args.values.redirectTo, here) : here;
      return redirectWithFlash(ctx.platform, to, typeof said === "string" ? { key: said } : said);
    }),
  };
}
