import { useLoaderData } from "@remix-run/react";
import { isStatus, REQUEST_METHODS } from "#app/features/programs/requests/request-query.ts";
import { listRequests } from "#app/features/programs/requests/requests.server.ts";
import { paths } from "#app/paths.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { RequestFilter } from "#app/ui/profile/requests/request-filter.tsx";
import { RequestTable } from "#app/ui/profile/requests/request-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "api-keys:requests.title" };

const ON_PAGE = 50;

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const typedAs = (name: string) => searchParams.get(name)?.trim() ?? "";
  const typed = { status: typedAs("status"), method: typedAs("method"), path: typedAs("path") };
  const after = typedAs("after");
  const { requests, nextCursor } = await listRequests(ctx, {
    status: isStatus(typed.status) ? typed.status : undefined,
    method: typed.method || undefined,
    path: typed.path || undefined,
    limit: ON_PAGE,
    after,
  });
  return {
    typed,
    next: nextCursor,
    isFirst: after === "",
    rows: requests.map((request) => ({
      id: request.id,
      time: formatInstant(request.created_at, ctx.locale),
      method: request.method,
      address: request.path + request.query,
      status: request.status,
      ms: request.ms,
      by: request.caller_name,
      idempotencyKey: request.idempotency_key,
      sent: request.request_body,
      answered: request.response_body,
    })),
  };
});

export default function Requests() {
  const { t } = useTranslation();
  const { typed, next, isFirst, rows } = useLoaderData<typeof loader>();
  const isFiltered = Object.values(typed).some((value) => value !== "");
  return (
    <>
      <PageHead
        title={t("api-keys:requests.title")}
        back={{ to: paths.apiKeys, label: t("api-keys:title") }}
      />
      <Band className="is-open is-first" bodyClass="stack">
        <p>{t("api-keys:requests.text")}</p>
        <RequestFilter typed={typed} methods={REQUEST_METHODS} />
        {rows.length > 0 ? (
          <RequestTable rows={rows} />
        ) : (
          <p>{isFiltered ? t("api-keys:requests.noneFound") : t("api-keys:requests.none")}</p>
        )}
        <div className="actions">
          {isFirst ? null : <Link to={paths.requests(typed)}>{t("api-keys:requests.newest")}</Link>}
          {next ? (
            <Link to={paths.requests({ ...typed, after: next })}>{t("api-keys:requests.older")}</Link>
          ) : null}
        </div>
      </Band>
    </>
  );
}
