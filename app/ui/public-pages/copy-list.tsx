import type { WaysToPay } from "#app/features/front/public-pages/ways-to-pay.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

const SAYS = "copied";

export function CopyList({ facts, currency, payableTo }: Omit<WaysToPay, "code">) {
  const { t } = useTranslation();
  return (
    <>
      <dl className="copy-list">
        {facts.map(({ name, shown, copied }) => {
          const label = t(`public-pages:pay.${name}`, { currency });
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd className="num">{shown}</dd>
              <dd className="copy-do">
                <button
                  type="button"
                  className="button"
                  aria-label={t("common:copy.what", { what: label })}
                  data-copy={copied}
                  data-what={label}
                  data-done={t("common:copy.done")}
                  data-says={SAYS}
                  hidden
                >
                  {t("common:copy.button")}
                </button>
              </dd>
            </div>
          );
        })}
        <div>
          <dt>{t("public-pages:pay.payableTo")}</dt>
          <dd>{payableTo}</dd>
        </div>
      </dl>
      <p className="visually-hidden" role="status" id={SAYS} />
    </>
  );
}
