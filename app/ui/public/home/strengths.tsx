import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";

const STRENGTHS = ["slip", "vat", "open", "languages", "interface", "kept"] as const;

/** `swiss`: the operator stores the data in Switzerland and may say so. */
export function Strengths({ swiss }: { swiss: boolean }) {
  const { t } = useTranslation();
  return (
    <Band title={t("home:strengths.title")} bodyClass="stack-wide">
      <div className="columns">
        {STRENGTHS.map((strength) => (
          <div className="stack is-close" key={strength}>
            <h3>{t(`home:strengths.${strength}.title`)}</h3>
            <p className="soft">{t(`home:strengths.${strength}.text`)}</p>
          </div>
        ))}
        {swiss ? (
          <div className="stack is-close">
            <h3>{t("home:strengths.swiss.title")}</h3>
            <p className="soft">{t("home:strengths.swiss.text")}</p>
          </div>
        ) : null}
      </div>
      <p>
        <a href={paths.features}>{t("home:strengths.all")}</a>
      </p>
    </Band>
  );
}
