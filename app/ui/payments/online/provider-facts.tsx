import type { Provider } from "#app/features/money/online-payments/provider/provider.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

type ProviderFactsProps = Pick<Provider, "mode" | "state" | "keyEnding" | "isTest" | "lastError">;

const LOOKS = { active: "paid", onboarding: "draft", off: "overdue" } as const;

export function ProviderFacts({ mode, state, keyEnding, isTest, lastError }: ProviderFactsProps) {
  const { t } = useTranslation();
  return (
    <>
      {lastError ? <Message tone="bad">{t(`online-payments:failed.${lastError}`)}</Message> : null}
      {isTest ? <Message tone="note">{t("online-payments:testKey")}</Message> : null}
      <p>
        <span className={`status is-${LOOKS[state]}`}>{t(`online-payments:state.${state}`)}</span>{" "}
        {mode === "own_key" ? <>· {t("online-payments:keyEnding", { ending: keyEnding })}</> : null}
      </p>
    </>
  );
}
