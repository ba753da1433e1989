import { useLoaderData } from "@remix-run/react";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { readAuditFilter } from "#app/features/running/history/audit-filter.ts";
import { historyMessage } from "#app/features/running/history/history-message.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { AuditDays } from "#app/ui/profile/people/audit-days.tsx";
import { AuditTable } from "#app/ui/profile/people/audit-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:audit.title" };

const ON_PAGE = 50;

const NOTHING = { entries: [], next: "" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const { typed, filter, problems } = readAuditFilter(searchParams);
  const after = searchParams.get("after") ?? "";
  const { entries, next } =
    problems.length > 0 ? NOTHING : await auditPage(ctx, { ...filter, after, limit: ON_PAGE });
  const t = translator(ctx.locale);
  const people = (await listPeople(ctx)).map(({ userId, name }) => ({ id: userId, name }));
  return {
    typed,
    errors: Object.fromEntries(problems.map(({ field, code }) => [field, t([`errors:${code}`])])),
    people,
    next,
    isFirst: after === "",
    rows: entries.map((entry) => {
      const { key, params } = historyMessage(entry, ctx.locale, t);
      const { id, at, userName, program, number, invoiceId, offerId } = entry;
      return {
        id,
        time: formatInstant(at, ctx.locale),
        userName,
        program,
        what: t([key], params),
        document: number,
        to: invoiceId ? paths.invoice(invoiceId) : offerId ? paths.offer(offerId) : "",
      };
    }),
  };
});

export default function Audit() {
  const { t } = useTranslation();
  const { typed, errors, people, rows, next, isFirst } = useLoaderData<typeof loader>();
  const isFiltered = Object.values(typed).some((value) => value !== "");
  const choices = [{ id: "", name: t("seats:audit.all") }, ...people];
  return (
    <>
      <PageHead title={t("seats:audit.title")} back={{ to: paths.people, label: t("seats:title") }} />
      <Band className="is-open is-first" bodyClass="stack">
        <nav className="filters" aria-label={t("seats:audit.person")}>
          {choices.map(({ id, name }) => (
            <Link
              key={id}
              to={paths.audit({ ...typed, person: id })}
              aria-current={id === typed.person ? "true" : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <AuditDays typed={typed} errors={errors} />
        {rows.length > 0 ? (
          <AuditTable rows={rows} />
        ) : Object.keys(errors).length > 0 ? null : (
          <p>{isFiltered ? t("seats:audit.noneFound") : t("seats:audit.none")}</p>
        )}
        <div className="actions">
          {isFirst ? null : <Link to={paths.audit(typed)}>{t("seats:audit.newest")}</Link>}
          {next ? <Link to={paths.audit({ ...typed, after: next })}>{t("seats:audit.older")}</Link> : null}
          {rows.length > 0 ? (
            <a className="button" href={paths.auditFile(typed)} download>
              CSV
            </a>
          ) : null}
        </div>
      </Band>
    </>
  );
}
