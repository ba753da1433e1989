import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findHealth } from "#app/features/people/operator/health/health.server.ts";
import { healthRows } from "#app/features/people/operator/health/health-rows.ts";
import { paths } from "#app/paths.ts";
import { AccountSearch } from "#app/ui/shell/operator/account-search.tsx";
import { HealthFacts } from "#app/ui/shell/operator/health-facts.tsx";
import { Band, PlainPage, PageHead } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { deskEntryLoader, deskReadOnly } from "./desk.server.ts";

export const handle = { title: "admin:title" };

export const loader = deskEntryLoader(
  async (ctx) => ({ rows: healthRows(await findHealth(ctx), ctx.now, ctx.locale) }),
  () => ({ rows: null }),
);

export const action = deskReadOnly();

export default function DeskHealth() {
  const { t } = useTranslation();
  const { rows } = useLoaderData<typeof loader>();
  if (rows === null) return <SecondStepMissing />;
  return (
    <>
      <PageHead title={t("admin:title")} />
      <Band title={t("admin:room.accounts")} bodyClass="medium stack">
        <AccountSearch search="" />
        <HealthFacts rows={rows.accounts} />
        <p className="soft small">{t("admin:health.counted", { at: rows.counted })}</p>
      </Band>
      <Band title={t("admin:health.background")}>
        <HealthFacts rows={rows.background} />
      </Band>
      <Band title={t("admin:health.system")}>
        <HealthFacts rows={rows.system} />
      </Band>
    </>
  );
}

function SecondStepMissing() {
  const { t } = useTranslation();
  return (
    <PlainPage
      title={t("admin:title")}
      back={{ to: paths.dashboard, label: t("common:nav.dashboard") }}
      bodyClass="medium stack"
    >
      <p>{t("admin:secondStepMissing")}</p>
      <div className="actions">
        <Link className="button button-primary" to={paths.twoStep}>
          {t("accounts:twoStep.begin")}
        </Link>
      </div>
    </PlainPage>
  );
}
