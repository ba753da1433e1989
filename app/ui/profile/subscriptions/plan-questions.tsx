import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Band } from "#app/ui/elements/page/page.tsx";

export function PlanQuestions({ country }: { country: string }) {
  const { t } = useTranslation();
  const questions = ["cancel", "limit", "switch", "refund", "card"];
  return (
    <Band title={t("pricing:questions.title")} bodyClass="medium faq">
      {[...questions, ...(country ? ["data"] : [])].map((question, index) => (
        <details key={question} open={index === 0}>
          <summary>{t(`pricing:questions.${question}.question`)}</summary>
          <p>{t(`pricing:questions.${question}.answer`, { country })}</p>
        </details>
      ))}
    </Band>
  );
}
