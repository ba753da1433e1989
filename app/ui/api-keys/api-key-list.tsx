import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/paths.ts";

export interface ApiKeyRow {
  id: string;
  name: string;
  access: string;
  hint: string;
  expires: string | null;
  isOver: boolean;
  lastUsed: string | null;
}

export function ApiKeyList({ keys }: { keys: ApiKeyRow[] }) {
  const { t } = useTranslation();
  if (keys.length === 0) return <p className="soft">{t("api-keys:none")}</p>;
  return (
    <dl className="facts">
      {keys.map((key) => (
        <ApiKeyFacts key={key.id} {...key} />
      ))}
    </dl>
  );
}

function ApiKeyFacts({ id, name, access, hint, expires, isOver, lastUsed }: ApiKeyRow) {
  const { t } = useTranslation();
  return (
    <>
      <dt>{name}</dt>
      <dd className="title-row">
        <span>
          <code>rpn_live_…{hint}</code>
          <br />
          {t(`api-keys:access.${access}`)}
          <span className="soft">
            {" – "}
            {lastUsed ? t("api-keys:lastUsed", { at: lastUsed }) : t("api-keys:neverUsed")}
          </span>
          <br />
          <span className="soft">
            {expires
              ? t(isOver ? "api-keys:expired" : "api-keys:expires", { day: expires })
              : t("api-keys:neverExpires")}
          </span>
        </span>
        <Link to={paths.revokeApiKey(id)} aria-label={t("api-keys:revoke.one", { name })}>
          {t("api-keys:revoke.submit")}
        </Link>
      </dd>
    </>
  );
}
