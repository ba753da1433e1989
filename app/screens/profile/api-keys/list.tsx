import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listApiKeys } from "#app/features/api-keys/api-keys.server.ts";
import { isPro } from "#app/features/subscriptions/require-pro.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay, formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { ApiKeyList, type ApiKeyRow } from "#app/ui/api-keys/api-key-list.tsx";
import { Room } from "#app/ui/account/room.tsx";
import { Band } from "#app/ui/page/page.tsx";
import { UpgradePrompt } from "#app/ui/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "api-keys:title" };

export const loader = screenLoader(async (ctx) => ({
  isPro: await isPro(ctx),
  mcpUrl: new URL(paths.mcp, ctx.platform.env.appUrl).href,
  keys: (await listApiKeys(ctx)).map((key): ApiKeyRow => ({
    id: key.id,
    name: key.name,
    access: key.access,
    hint: key.hint,
    expires: key.expiresOn && formatDay(key.expiresOn, ctx.locale),
    isOver: key.expiresOn !== null && key.expiresOn < ctx.today,
    lastUsed: key.lastUsedAt && formatInstant(key.lastUsedAt, ctx.locale),
  })),
}));

export default function ApiKeys() {
  const { t } = useTranslation();
  const { isPro, keys, mcpUrl } = useLoaderData<typeof loader>();
  return (
    <Room
      name="integrations"
      title={t("api-keys:title")}
      back={{ to: paths.integrations, label: t("accounts:room.integrations") }}
    >
      <Band className="is-open is-first" bodyClass="medium stack">
        <p>{t("api-keys:text")}</p>
        <p>{t("api-keys:assistants", { url: mcpUrl })}</p>
        {isPro ? null : <UpgradePrompt text={t("errors:plan.pro_required")} />}
        <ApiKeyList keys={keys} />
        <div className="actions">
          {isPro ? (
            <Link className="button button-primary" to={paths.createApiKey}>
              {t("api-keys:create.title")}
            </Link>
          ) : null}
          <a className="button" href={paths.apiInfo}>
            {t("api-keys:how")}
          </a>
        </div>
      </Band>
    </Room>
  );
}
