import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Band } from "#app/ui/elements/page/page.tsx";

const STEPS = ["bank", "reminders", "recurring", "offers"] as const;

/** What comes after writing, in pictures of the product: `npm run landing-pictures` takes them. */
export function TillPaid() {
  const { t, language } = useTranslation();
  return (
    <Band title={t("home:tillPaid.title")} hint={t("home:tillPaid.hint")} bodyClass="shots">
      {STEPS.map((step) => (
        <figure key={step}>
          <img
            src={`/landing/${step}-${language}.webp`}
            alt={t(`home:tillPaid.${step}.picture`)}
            width={736}
            height={460}
            loading="lazy"
          />
          <figcaption className="stack is-close">
            <h3>{t(`home:tillPaid.${step}.title`)}</h3>
            <p className="soft">{t(`home:tillPaid.${step}.text`)}</p>
          </figcaption>
        </figure>
      ))}
    </Band>
  );
}
