import { useLoaderData } from "@remix-run/react";
import {
  acceptInvitation,
  openInvitation,
} from "#app/features/people/seats/inviting/accept-invitation.server.ts";
import { acceptSchema } from "#app/features/people/seats/seat.schema.ts";
import { footerFacts } from "#app/features/front/legal/footer-facts.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { AnswerInvitation } from "#app/ui/profile/people/answer-invitation.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:accept.title" };

export const loader = publicLoader(async (ctx, { url }) => {
  const token = url.searchParams.get("token") ?? "";
  const { email, role, business, isKnown } = await openInvitation(ctx, token);
  const signedInAs = isSignedIn(ctx) ? ctx.user.email : null;
  const { links } = footerFacts(ctx.platform.env, ctx.locale);
  return {
    token,
    email,
    role,
    business,
    isKnown,
    signedInAs,
    links: { terms: links.terms ?? paths.terms, privacy: links.privacy ?? paths.privacy },
  };
});

/** Opening the link only asks, the form accepts, so that mail scanners change nothing. */
export const action = publicAction(
  { form: "accept-invitation", schema: acceptSchema },
  async (ctx, { token }) => {
    if (!isSignedIn(ctx)) throw new AppError("session.required");
    const { business } = await acceptInvitation(ctx, token);
    return redirectWithFlash(ctx.platform, paths.dashboard, {
      key: "seats:own.switched",
      params: { business },
    });
  },
);

export default function Accept() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t("seats:accept.title")} bodyClass="narrow stack">
      <AnswerInvitation {...useLoaderData<typeof loader>()} />
    </PlainPage>
  );
}
