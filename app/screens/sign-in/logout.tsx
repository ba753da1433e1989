import { redirect } from "@remix-run/node";
import { z } from "zod";
import { ALL_DRAFTS, doneWithDraft } from "#app/platform/forms/kept/draft-forms.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { endSession, sessionCookie } from "#app/platform/auth/session.server.ts";
import { paths } from "#app/paths.ts";

export const loader = publicLoader(() => Promise.resolve(redirect(paths.home)));

export const action = publicAction({ schema: z.object({}) }, async (ctx) => {
  if (isSignedIn(ctx)) await endSession(ctx, ctx.sessionId);
  const cookie = await sessionCookie(ctx.platform).serialize("", { maxAge: 0 });
  const headers = new Headers({ "Set-Cookie": cookie });
  headers.append("Set-Cookie", doneWithDraft(ALL_DRAFTS, ctx.platform.env.appUrl));
  return redirect(paths.home, { status: 303, headers });
});

export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
