import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ActRow } from "#app/features/people/operator/acts/act-rows.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

interface ActLogProps {
  acts: ActRow[];
  /** Who acted, and on the desk's own page on which account. */
  says?: "act" | "operator" | "account";
}

export function ActLog({ acts, says = "act" }: ActLogProps) {
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
            {says === "act" ? null : <p className="soft wrap-any">{act.by || t("admin:log.commandLine")}</p>}
            {says === "account" && act.accountId ? (
              <Link className="small" to={paths.deskAccount(act.accountId)}>
                {t("admin:log.account")}
              </Link>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
