import { useTranslation } from "#app/ui/translation.ts";
import type { ActRow } from "#app/features/operator/acts/act-rows.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";

interface ActLogProps {
  acts: ActRow[];
  /** Says who acted, and on which account. */
  isDesk?: boolean;
}

export function ActLog({ acts, isDesk = false }: ActLogProps) {
  const { t } = useTranslation();
  if (acts.length === 0) return <p className="soft">{t("admin:log.none")}</p>;
  return (
    <ol className="log">
      {acts.map((act) => (
        <li key={act.id}>
          <time dateTime={act.at}>{act.time}</time>
          <div>
            <p>{t(`admin:act.${act.key}`, act.params)}</p>
            {act.reason ? <p className="wrap-any">{t("admin:log.reason", { reason: act.reason })}</p> : null}
            {isDesk ? (
              <p className="soft wrap-any">
                {act.by || t("admin:log.commandLine")}
                {act.accountId ? (
                  <>
                    {" – "}
                    <Link to={paths.deskAccount(act.accountId)}>{t("admin:log.account")}</Link>
                  </>
                ) : null}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
