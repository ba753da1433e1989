import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useRefusal } from "#app/ui/forms/form.tsx";
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
  const extra = useRefusal()?.extra as { testSentTo?: string } | null | undefined;
  if (!extra?.testSentTo) return null;
  return <Message tone="good">{t("sending:send.tested", { email: extra.testSentTo })}</Message>;
}
