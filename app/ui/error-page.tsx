import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isLiftedByPro } from "#app/features/subscriptions/plan.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "./page.tsx";
import { UpgradeLink } from "./upgrade-prompt.tsx";

/** Where to go on, by the noun of the error's code. */
const LISTS: Record<string, { to: string; label: string }> = {
  invoice: { to: paths.invoices, label: "errors:page.to_invoices" },
  template: { to: paths.templates, label: "errors:page.to_templates" },
  import: { to: paths.importData, label: "errors:page.to_import" },
  client: { to: paths.clients, label: "errors:page.to_clients" },
};

/** What a page shows instead of itself: what is wrong, in words, and the way on. */
export function ErrorPage({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const error = useRouteError();
  const known = isRouteErrorResponse(error)
    ? (error.data as { code?: string; message?: string } | null)
    : null;
  const list = LISTS[known?.code?.split(".")[0] ?? ""];
  const isLifted = isLiftedByPro(known?.code ?? "");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <PageHead title={known?.message ?? t("errors:page.title")} />
      <div className="band is-open is-first">
        <div className="body stack">
          {status === 409 || isLifted ? null : (
            <p>{status === 404 ? t("errors:page.not_found") : t("errors:page.text")}</p>
          )}
          {status >= 500 && requestId ? (
            <p className="soft small">{t("errors:page.request", { requestId })}</p>
          ) : null}
          <div className="actions">
            {isLifted ? (
              <UpgradeLink primary />
            ) : list ? (
              <Link className="button button-primary" to={list.to}>
                {t(list.label)}
              </Link>
            ) : (
              <a className="button button-primary" href={paths.home}>
                {t("errors:page.home")}
              </a>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
