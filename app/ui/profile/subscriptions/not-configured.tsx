import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";

export function NotConfigured({ support }: { support: string }) {
  const { t } = useTranslation();
  return (
    <Message tone="note">
      {t("errors:subscription.not_configured")} {support ? <a href={`mailto:${support}`}>{support}</a> : null}
    </Message>
  );
}
