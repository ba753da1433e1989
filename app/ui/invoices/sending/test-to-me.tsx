import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useAnswer } from "./answer.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";

/** Sends the e-mail as it stands to its writer; what was typed stays. */
export function TestButton({ formId, className = "" }: { formId?: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <button className={`button ${className}`.trim()} form={formId} name="test" value="1">
      {t("sending:send.test")}
    </button>
  );
}

export function Tested() {
  const { t } = useTranslation();
  const email = useAnswer()?.testSentTo;
  return email ? <Message tone="good">{t("sending:send.tested", { email })}</Message> : null;
}
