import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type ApiKey, listApiKeys } from "#app/features/people/api-keys/api-keys.server.ts";
import { partsOf } from "#app/features/people/api-keys/scopes.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay, formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { ApiKeyList, type ApiKeyRow } from "#app/ui/profile/api-keys/api-key-list.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "api-keys:title" };

export const loader = screenLoader(async (ctx) => ({
  isPro: await isPro(ctx),
  mcpUrl: new URL(paths.mcp, ctx.platform.env.appUrl).href,
  keys: (await listApiKeys(ctx)).map((key) => rowOf(ctx, key)),
}));

function rowOf({ locale, now, today }: UserContext, key: ApiKey): ApiKeyRow {
  const { id, name, mode, sandbox, access, hint, expiresOn, expiresAt, lastUsedAt } = key;
  const isEnded = expiresAt !== null && expiresAt <= now.toISOString();
  return {
    id,
    name,
    mode,
    sandbox,
    access,
    hint,
    scopes: access === "custom" ? key.scopes.map(partsOf) : [],
    expires: expiresOn && formatDay(expiresOn, locale),
    ends: expiresAt && formatInstant(expiresAt, locale),
    isOver: isEnded || (expiresOn !== null && expiresOn < today),
    lastUsed: lastUsedAt && formatInstant(lastUsedAt, locale),
  };
}

export default function ApiKeys() {
  const { t } = useTranslation();
  const { isPro, keys, mcpUrl } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("api-keys:title")}
        back={{ to: paths.integrations, label: t("accounts:room.integrations") }}
      />
      <Band className="is-open is-first" bodyClass="medium stack">
        <p>{t("api-keys:text")}</p>
        <p>{t("api-keys:testText")}</p>
        <p>{t("api-keys:assistants", { url: mcpUrl })}</p>
        {isPro ? null : <UpgradePrompt text={t("errors:plan.pro_required")} />}
        <ApiKeyList keys={keys} isPro={isPro} />
        <div className="actions">
          {isPro ? (
            <Link className="button button-primary" to={paths.createApiKey}>
              {t("api-keys:create.title")}
            </Link>
          ) : null}
          {isPro ? (
            <Link className="button" to={paths.keyForPayments}>
              {t("payment-account:key.link")}
            </Link>
          ) : null}
          <Link className="button" to={paths.requests()}>
            {t("api-keys:requests.title")}
          </Link>
          <a className="button" href={paths.apiInfo}>
            {t("api-keys:how")}
          </a>
          <a className="button" href={paths.apiReference}>
            {t("api-keys:reference")}
          </a>
          <Link className="button" to={paths.sandboxes}>
            {t("api-keys:sandbox.title")}
          </Link>
        </div>
      </Band>
    </>
  );
}
