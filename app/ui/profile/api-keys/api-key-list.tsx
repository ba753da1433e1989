import { Fragment } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/links/dialog-link.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export interface ApiKeyRow {
  id: string;
  name: string;
  mode: "live" | "test";
  sandbox: string;
  access: string;
  scopes: { resource: string; level: string }[];
  hint: string;
  expires: string | null;
  ends: string | null;
  isOver: boolean;
  lastUsed: string | null;
}

export function ApiKeyList({ keys, isPro }: { keys: ApiKeyRow[]; isPro: boolean }) {
  const { t } = useTranslation();
  if (keys.length === 0) return <p className="soft">{t("api-keys:none")}</p>;
  return (
    <dl className="facts">
      {keys.map((key) => (
        <Fragment key={key.id}>
          <dt>{key.name}</dt>
          <dd>
            <ApiKeyFacts {...key} />
            <div className="actions">
              {isPro && !key.isOver && !key.ends ? <RotateLink {...key} /> : null}
              <Link to={paths.revokeApiKey(key.id)} aria-label={t("api-keys:revoke.one", { name: key.name })}>
                {t("api-keys:revoke.submit")}
              </Link>
            </div>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function RotateLink({ id, name }: ApiKeyRow) {
  const { t } = useTranslation();
  return (
    <DialogLink to={paths.rotateApiKey(id)} label={t("api-keys:rotate.one", { name })}>
      {t("api-keys:rotate.submit")}
    </DialogLink>
  );
}

function ApiKeyFacts({ mode, sandbox, access, scopes, hint, lastUsed, ...ending }: ApiKeyRow) {
  const { t } = useTranslation();
  return (
    <>
      <code>
        rpn_{mode}_…{hint}
      </code>
      {mode === "test" ? <strong> {t("api-keys:mode.mark", { sandbox })}</strong> : null}
      <br />
      {scopes.length
        ? scopes.map(({ resource, level }) => (
            <Fragment key={resource}>
              {t(`api-keys:scope.${level}Of`, { part: t(`api-keys:part.${resource}`) })}
              <br />
            </Fragment>
          ))
        : `${t(`api-keys:access.${access}`)} – `}
      <span className="soft">
        {lastUsed ? t("api-keys:lastUsed", { at: lastUsed }) : t("api-keys:neverUsed")}
      </span>
      <br />
      <span className="soft">
        <Ending {...ending} />
      </span>
    </>
  );
}

function Ending({ ends, expires, isOver }: Pick<ApiKeyRow, "ends" | "expires" | "isOver">) {
  const { t } = useTranslation();
  if (ends) return t(isOver ? "api-keys:ended" : "api-keys:replaced", { at: ends });
  if (expires) return t(isOver ? "api-keys:expired" : "api-keys:expires", { day: expires });
  return t("api-keys:neverExpires");
}
