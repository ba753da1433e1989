import { useLoaderData } from "@remix-run/react";
import { footerFacts } from "#app/features/front/legal/footer-facts.server.ts";
import { registerByInvitation } from "#app/features/people/seats/inviting/accept-invitation.server.ts";
import { newPersonSchema } from "#app/features/people/seats/seat.schema.ts";
import { FIRST_ACCESS_VERSION } from "#app/platform/auth/access-version.server.ts";
import { startCookieSession } from "#app/platform/auth/sign-in-response.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { NewPersonForm } from "#app/ui/profile/people/new-person-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:accept.title" };

export const loader = publicLoader((ctx) => {
  const { links } = footerFacts(ctx.platform.env, ctx.locale);
  return Promise.resolve({ terms: links.terms ?? paths.terms, privacy: links.privacy ?? paths.privacy });
});

export const action = publicAction(
  { form: "invited-person", schema: newPersonSchema },
  async (ctx, { token, ...person }, { request }) => {
    const userId = await registerByInvitation(ctx, token, person);
    const session = { userId, accessVersion: FIRST_ACCESS_VERSION, language: ctx.locale };
    return startCookieSession(ctx, request, { ...session, to: paths.dashboard });
  },
);

/** Where the form of the invitation is shown again. */
export default function RegisterInvited() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t("seats:accept.title")} bodyClass="narrow stack">
      <NewPersonForm links={useLoaderData<typeof loader>()} />
    </PlainPage>
  );
}
