import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Secret } from "#app/ui/elements/page/secret.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function NewKey({ secret, done, after }: { secret: string; done: string; after?: string }) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <Message tone="good">{done}</Message>
      <p>{t("api-keys:create.copy")}</p>
      <Secret value={secret} what={t("api-keys:secret")} />
      {after ? <p>{after}</p> : null}
      <div className="actions">
        <Link className="button button-primary" to={paths.apiKeys}>
          {t("api-keys:create.kept")}
        </Link>
      </div>
    </div>
  );
}
