import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { CopyButton } from "#app/ui/elements/page/copy-button.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function RecoveryCodes({ codes, message }: { codes: string[]; message: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="good">{message}</Message>
      <h2>{t("accounts:recoveryCodes.title")}</h2>
      <p>{t("accounts:recoveryCodes.text")}</p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="actions">
        <CopyButton value={codes.join("\n")} what={t("accounts:recoveryCodes.title")} />
        <Link className="button button-primary" to={paths.signIn}>
          {t("accounts:recoveryCodes.kept")}
        </Link>
      </div>
    </>
  );
}
