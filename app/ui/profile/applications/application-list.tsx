import { Fragment } from "react";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export interface ApplicationRow {
  id: string;
  name: string;
  access: string;
  scopes: { resource: string; level: string }[];
  since: string;
  lastUsed: string | null;
  ends: string;
  endedAt: string | null;
  endedBecause: "code" | "copied" | "unclear" | null;
}

export function ApplicationList({ applications }: { applications: ApplicationRow[] }) {
  const { t } = useTranslation();
  if (applications.length === 0) return <p className="soft">{t("applications:none")}</p>;
  return (
    <dl className="facts">
      {applications.map((application) => (
        <Fragment key={application.id}>
          <dt>{application.name}</dt>
          <dd>
            <Allowed {...application} />
            <span className="soft">
              {t("applications:since", { at: application.since })},{" "}
              {application.lastUsed
                ? t("applications:lastUsed", { at: application.lastUsed })
                : t("applications:neverUsed")}
            </span>
            <br />
            <Ending {...application} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Allowed({ access, scopes }: ApplicationRow) {
  const { t } = useTranslation();
  const parts = scopes.map(({ resource, level }) =>
    t(`api-keys:scope.${level}Of`, { part: t(`api-keys:part.${resource}`) }),
  );
  const lines = parts.length > 0 ? parts : [t(`api-keys:access.${access}`)];
  return lines.map((line) => (
    <Fragment key={line}>
      {line}
      <br />
    </Fragment>
  ));
}

function Ending({ id, name, ends, endedAt, endedBecause }: ApplicationRow) {
  const { t } = useTranslation();
  if (endedAt && endedBecause)
    return <strong>{t(`applications:ended.${endedBecause}`, { at: endedAt })}</strong>;
  if (endedAt) return <span className="soft">{t("applications:expired", { at: endedAt })}</span>;
  return (
    <>
      <span className="soft">{t("applications:until", { day: ends })}</span>
      <div className="actions">
        <Link to={paths.endApplication(id)} aria-label={t("applications:end.one", { name })}>
          {t("applications:end.submit")}
        </Link>
      </div>
    </>
  );
}
