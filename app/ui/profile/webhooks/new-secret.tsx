import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Secret } from "#app/ui/elements/page/secret.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function NewSecret({ id, secret, done }: { id: string; secret: string; done: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="good">{done}</Message>
      <p>{t("webhooks:secret.copy")}</p>
      <Secret value={secret} what={t("webhooks:secret.label")} />
      <div className="actions">
        <Link className="button button-primary" to={paths.webhook(id)}>
          {t("webhooks:secret.kept")}
        </Link>
      </div>
    </>
  );
}
