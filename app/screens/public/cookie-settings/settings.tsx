import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ownChoiceSchema } from "#app/features/running/consent/consent.schema.ts";
import { consentIn, ESSENTIAL, PURPOSES } from "#app/features/running/consent/consent.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { footerFacts } from "#app/features/front/legal/footer-facts.server.ts";
import { consentHeaders, keepConsent } from "./keep-consent.server.ts";
import { publicAction, publicLoader, safeRedirect } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Purpose } from "#app/ui/public/consent/purpose.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = {
  title: "consent:settings.title",
  description: "consent:settings.lead",
};

export const loader = publicLoader((ctx, { request, url }) =>
  Promise.resolve({
    consent: consentIn(request.headers.get("Cookie")) ?? ESSENTIAL,
    redirectTo: safeRedirect(url.searchParams.get("redirectTo"), paths.cookieSettings),
    about: footerFacts(ctx.platform.env, ctx.locale).links.cookies ?? paths.cookies,
  }),
);

export const action = publicAction(
  { schema: ownChoiceSchema },
  async (ctx, { redirectTo: wanted, consent, inDialog }) => {
    const to = safeRedirect(wanted, paths.cookieSettings);
    // The page under the dialog stays: a message would wait for the next one.
    if (inDialog) return keepConsent(ctx, consent, to);
    const cookies = await consentHeaders(ctx, consent, to);
    return redirectWithFlash(ctx.platform, to, { key: "consent:saved" }, cookies);
  },
);

export default function CookieSettings() {
  const { t } = useTranslation();
  const { consent, redirectTo, about } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("consent:settings.title")}>
        <p className="lead">{t("consent:settings.lead")}</p>
        <p>
          <a href={about}>{t("consent:more")}</a>
        </p>
      </PageHead>
      <Band className="is-open is-first" bodyClass="medium">
        <form
          id="cookie-settings"
          className="stack"
          method="post"
          action={paths.cookieSettings}
          data-consent=""
        >
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <Purpose name="necessary" isChosen isFixed />
          {PURPOSES.map((purpose) => (
            <Purpose key={purpose} name={purpose} isChosen={consent[purpose]} />
          ))}
          <div className="actions">
            <button className="button button-primary">{t("consent:settings.save")}</button>
            <button className="button button-quiet only-dialog" formMethod="dialog">
              {t("common:cancel")}
            </button>
          </div>
        </form>
      </Band>
    </>
  );
}
