import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isLocale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import { labelOf, useRefusal } from "./form.tsx";

/** Belongs inside the form. */
export function ConflictNotice({ labels }: { labels: Record<string, string> }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const conflict = useRefusal()?.conflict;
  if (!conflict) return null;
  const { version, changes } = conflict;
  return (
    <div className="stack wide">
      {changes.length === 0 ? (
        <p>{t("conflict:same")}</p>
      ) : (
        <table className="table">
          <caption className="small">{t("conflict:title")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("conflict:field")}</th>
              <th scope="col">{t("conflict:saved")}</th>
              <th scope="col">{t("conflict:typed")}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, saved, typed }) => (
              <tr key={field}>
                <th scope="row">{labelOf(field, labels, t("common:row"))}</th>
                <td data-label={t("conflict:saved")}>{shown(saved) || t("conflict:empty")}</td>
                <td data-label={t("conflict:typed")}>{shown(typed) || t("conflict:empty")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="actions">
        <button className="button" name="overwrite" value={version}>
          {t("conflict:overwrite")}
        </button>
        <a className="button button-quiet" href={pathname + search}>
          {t("conflict:take")}
        </a>
      </div>
    </div>
  );
}

function shown(value: string): string {
  return isLocale(value) ? LOCALE_NAMES[value] : value;
}
