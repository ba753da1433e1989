import { useTranslation } from "#app/ui/translation.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { Room } from "#app/ui/account/room.tsx";
import { ApiKeySection } from "#app/ui/api-keys/api-key-section.tsx";
import { WebhookSection } from "#app/ui/webhooks/webhook-section.tsx";

export const handle = { title: "accounts:room.integrations" };

export const loader = screenLoader(() => Promise.resolve(null));

export default function Integrations() {
  const { t } = useTranslation();
  return (
    <Room name="integrations" title={t("accounts:room.integrations")}>
      <ApiKeySection />
      <WebhookSection />
    </Room>
  );
}
