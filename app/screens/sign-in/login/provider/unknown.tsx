import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { requireProvider } from "#app/features/people/accounts/provider/provider.server.ts";
import { identityCookie } from "#app/platform/auth/provider-cookies.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { ForStrangers } from "#app/ui/public/registration.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "provider:connect.title" };

export const loader = publicLoader(async (ctx, { request }) => {
  const provider = requireProvider(ctx);
  const waiting = await identityCookie.find(ctx, request);
  if (!waiting) throw redirect(paths.login);
  if (isSignedIn(ctx)) throw redirect(paths.connectIdentity);
  return { provider, email: waiting.email || waiting.subject };
});

/** Says the same whether there is an account with that address or not. */
export default function UnknownAtProvider() {
  const { t } = useTranslation();
  const { provider, email } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("provider:connect.title")} bodyClass="medium stack">
      <p>{t("provider:unknown.text", { provider, email })}</p>
      <ForStrangers>
        <p>{t("provider:unknown.otherwise")}</p>
      </ForStrangers>
      <div className="actions">
        <Link className="button button-primary" to={paths.loginFor(paths.connectIdentity)}>
          {t("provider:unknown.signIn")}
        </Link>
        <ForStrangers instead="nothing">
          <Link className="button" to={paths.registerFor(paths.connectIdentity)}>
            {t("sign-in:register.title")}
          </Link>
        </ForStrangers>
      </div>
    </PlainPage>
  );
}
