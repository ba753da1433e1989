import { useTranslation } from "#app/ui/runtime/translation.ts";

export function PeriodState({ state }: { state: "open" | "closed" }) {
  const { t } = useTranslation();
  return (
    <span className={`status ${state === "closed" ? "is-paid" : "is-draft"}`}>{t(`tax:state.${state}`)}</span>
  );
}
