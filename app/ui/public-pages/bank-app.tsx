import { useTranslation } from "#app/ui/runtime/translation.ts";

interface BankAppProps {
  code: string;
  title: string;
  isFirst: boolean;
}

/** On a phone one cannot scan the page one reads: the picture goes to the banking app instead. */
export function BankApp({ code, title, isFirst }: BankAppProps) {
  const { t } = useTranslation();
  return (
    <div className="bank-app only-phone stack">
      <p>
        <strong>{t("public-pages:app.title")}</strong>
        <br />
        <span className="soft">{t("public-pages:app.how")}</span>
      </p>
      <div className="pay-ways">
        <a className={isFirst ? "button button-primary" : "button"} href={code} download>
          {t("public-pages:app.save")}
        </a>
        <button type="button" className="button" data-share={code} data-name={`${title}.png`} hidden>
          {t("public-pages:app.share")}
        </button>
      </div>
    </div>
  );
}
