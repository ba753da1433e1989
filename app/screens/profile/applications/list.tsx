import { useLoaderData } from "@remix-run/react";
import { partsOf } from "#app/features/people/api-keys/scopes.ts";
import { type Connection, listConnections } from "#app/features/people/oauth/connections.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay, formatInstant, zurichDay } from "#app/swiss/dates.ts";
import { ApplicationList, type ApplicationRow } from "#app/ui/profile/applications/application-list.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "applications:title" };

export const loader = screenLoader(async (ctx) => ({
  isPro: await isPro(ctx),
  mcpUrl: new URL(paths.mcp, ctx.platform.env.appUrl).href,
  applications: (await listConnections(ctx)).map((connection) => rowOf(ctx, connection)),
}));

function rowOf({ locale, now }: UserContext, connection: Connection): ApplicationRow {
  const { id, name, access, scopes, createdAt, lastUsedAt, expiresAt, endedBecause } = connection;
  return {
    id,
    name,
    access,
    scopes: access === "custom" ? scopes.map(partsOf) : [],
    since: formatInstant(createdAt, locale),
    lastUsed: lastUsedAt && formatInstant(lastUsedAt, locale),
    ends: formatDay(zurichDay(new Date(expiresAt)), locale),
    endedAt: expiresAt <= now.toISOString() ? formatInstant(expiresAt, locale) : null,
    endedBecause,
  };
}

export default function Applications() {
  const { t } = useTranslation();
  const may = useMay();
  const { isPro, mcpUrl, applications } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("applications:title")}
        back={
          may("own")
            ? { to: paths.integrations, label: t("accounts:room.integrations") }
            : { to: paths.profile, label: t("accounts:room.account") }
        }
      />
      <Band className="is-open is-first" bodyClass="medium stack">
        <p>{t("applications:text")}</p>
        <p>{t("applications:how", { url: mcpUrl })}</p>
        {isPro ? null : <UpgradePrompt text={t("errors:plan.pro_required")} />}
        <ApplicationList applications={applications} />
      </Band>
    </>
  );
}
