import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";

/** What bank files bring, where they come from, and the field for one. Its page shows what is wrong with a file. */
export function FirstVisit() {
  const { t } = useTranslation();
  return (
    <>
      <div className="stack">
        <h2 className="t-24">{t("payments:first.title")}</h2>
        <p className="soft">{t("payments:first.text")}</p>
      </div>
      <Ways />
      <May right="act">
        <form className="drop" method="post" encType="multipart/form-data" action={paths.importBankFile}>
          <label className="as-h2" htmlFor="bank-file-file">
            {t("payments:import.file")}
          </label>
          <input id="bank-file-file" name="file" type="file" accept={ACCEPTED} multiple />
          <button className="button button-primary">{t("payments:import.submit")}</button>
        </form>
      </May>
      <HelpLink />
    </>
  );
}

export const ACCEPTED = ".xml,.zip,.csv,.txt";

export function HelpLink() {
  const { t } = useTranslation();
  return (
    <p className="small">
      <a href={paths.helpAbout("camt")}>{t("payments:first.help")}</a>
    </p>
  );
}

export function Ways() {
  const { t } = useTranslation();
  return (
    <ol className="ways">
      <li>{t("payments:first.step1")}</li>
      <li>{t("payments:first.step2")}</li>
      <li>{t("payments:first.step3")}</li>
    </ol>
  );
}
