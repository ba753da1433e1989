import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { allow } from "#app/features/people/oauth/allow.server.ts";
import {
  type AuthorizationRequest,
  readAuthorizationRequest,
  refusalUrl,
} from "#app/features/people/oauth/authorization-request.server.ts";
import { publisherOf } from "#app/features/people/oauth/described-client.server.ts";
import { allowedOf, grantChoices } from "#app/features/people/oauth/grant.ts";
import { OAuthRefusal } from "#app/features/people/oauth/oauth-refusal.ts";
import { destinationOf } from "#app/features/people/oauth/redirect-uri.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { groupOf } from "#app/platform/forms/form-data.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { AllowForm } from "#app/ui/profile/applications/allow-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "applications:ask.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const asked = await askedBy(ctx, url);
  const { companyName } = await findBusiness(ctx);
  const { email, firstName, lastName } = ctx.user;
  return {
    isPro: await isPro(ctx),
    name: asked.client.name,
    publisher: publisherOf(asked.client),
    destination: destinationOf(asked.redirectUri),
    business: companyName || `${firstName} ${lastName}`,
    email,
    isCustom: asked.grant.access === "custom",
    scopes: asked.grant.scopes,
    choices: grantChoices(asked.grant),
    refuse: refusalUrl(ctx, asked, new OAuthRefusal("access_denied", "The person did not agree")),
  };
});

export const action = screenAction(
  { form: "allow-application", schema: z.object({}) },
  async (ctx, _input, { url, values }) => {
    const asked = await askedBy(ctx, url);
    const ticked = groupOf(values.allow);
    const grant = allowedOf(asked.grant, (choice) => ticked[choice] === "on");
    if (!grant) throw invalid([{ field: "allow", code: "oauth.nothing_allowed" }]);
    return redirect(await allow(ctx, asked, grant), { status: 303 });
  },
);

async function askedBy(ctx: UserContext, url: URL): Promise<AuthorizationRequest> {
  const asked = await readAuthorizationRequest(ctx, url.searchParams);
  if ("refusedTo" in asked) throw redirect(asked.refusedTo);
  return asked;
}

export default function Authorize() {
  const { t } = useTranslation();
  const { isPro, ...asked } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("applications:ask.title")} bodyClass="narrow stack">
      {isPro ? <AllowForm {...asked} /> : <WithoutPro refuse={asked.refuse} />}
    </PlainPage>
  );
}

function WithoutPro({ refuse }: { refuse: string }) {
  const { t } = useTranslation();
  return (
    <>
      <UpgradePrompt text={t("errors:plan.pro_required")} />
      <div className="actions">
        <a className="button button-quiet" href={refuse}>
          {t("common:cancel")}
        </a>
      </div>
    </>
  );
}
