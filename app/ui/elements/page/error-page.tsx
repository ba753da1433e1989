import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { type TextKey, useTranslation } from "#app/ui/runtime/translation.ts";
import { isLiftedByPro } from "#app/features/running/subscriptions/plan.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "./page.tsx";
import { UpgradeLink } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

const LISTS: Record<string, { to: string; label: TextKey }> = {
  invoice: { to: paths.invoices, label: "errors:page.to_invoices" },
  template: { to: paths.templates, label: "errors:page.to_templates" },
  catalogue: { to: paths.catalogue, label: "errors:page.to_catalogue" },
  import: { to: paths.importData, label: "errors:page.to_import" },
  client: { to: paths.clients, label: "errors:page.to_clients" },
};

interface ErrorPageProps {
  /** Empty where not even the frame of the page could be loaded. */
  requestId: string;
}

export function ErrorPage({ requestId }: ErrorPageProps) {
  const { t } = useTranslation();
  const error = useRouteError();
  if (!isRouteErrorResponse(error))
    return <Fault title={t(titleOf(error, requestId))} requestId={requestId} />;
  const known = error.data as Known | null;
  if (error.status < 500) return <Refused status={error.status} known={known} />;
  const title = known?.message ?? t(titleOf(error, requestId));
  return <Fault title={title} requestId={known?.requestId ?? requestId} typed={known?.typed ?? null} />;
}

/** What a button acts on, which has no page of its own: `/invoice/ID` of `/invoice/ID/mark-sent`. */
const RECORD = /^\/(?:invoice|offers|recurring)\/[\da-f-]{36}(?=\/)/;

interface Known {
  code?: string;
  message?: string;
  typed?: [string, string][] | null;
  requestId?: string;
}

function Refused({ status, known }: { status: number; known: Known | null }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const record = known?.code?.endsWith(".changed") ? RECORD.exec(pathname)?.[0] : undefined;
  const list = LISTS[known?.code?.split(".")[0] ?? ""];
  const isLifted = isLiftedByPro(known?.code ?? "");
  const isOfSeat = known?.code?.startsWith("seat.") ?? false;
  return (
    <>
      <PageHead title={known?.message ?? t("errors:page.title")} />
      <div className="band is-open is-first">
        <div className="body stack">
          {status === 409 || isLifted || isOfSeat ? null : (
            <p>{status === 404 ? t("errors:page.not_found") : t("errors:page.text")}</p>
          )}
          <div className="actions">
            {isLifted ? (
              <UpgradeLink primary />
            ) : record ? (
              <Link className="button button-primary" to={record}>
                {t("errors:page.to_current")}
              </Link>
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

interface FaultProps {
  title: string;
  requestId: string;
  typed?: [string, string][] | null;
}

/** Links and a plain form: what is broken may be the scripts. */
function Fault({ title, requestId, typed = null }: FaultProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const again = t("errors:page.again");
  return (
    <>
      <PageHead title={title} />
      <div className="band is-open is-first">
        <div className="body stack">
          <p>{t("errors:page.text")}</p>
          {requestId ? <p className="soft small">{t("errors:page.request", { requestId })}</p> : null}
          <div className="actions">
            {typed ? (
              <form method="post" action={pathname + search}>
                {typed.map(([name, value], index) => (
                  <input key={index} type="hidden" name={name} value={value} />
                ))}
                <button className="button button-primary">{again}</button>
              </form>
            ) : (
              <a className="button button-primary" href={pathname + search}>
                {again}
              </a>
            )}
            <a className="button button-quiet" href={paths.home}>
              {t("errors:page.home")}
            </a>
          </div>
        </div>
      </div>
    </>
  );
}

/** Remix hides what a loader threw behind this message; anything else was thrown while the page was drawn. */
const HIDDEN = "Unexpected Server Error";

/** How Chromium, Firefox and Safari say that a call got no answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i;

function titleOf(error: unknown, requestId: string): TextKey {
  if (error instanceof TypeError && NO_ANSWER.test(error.message)) return "errors:page.network";
  if (!requestId) return "errors:page.application";
  return error instanceof Error && error.message !== HIDDEN ? "errors:page.broken" : "errors:page.title";
}
