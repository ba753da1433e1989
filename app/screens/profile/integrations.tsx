import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { Room } from "#app/ui/profile/account/room.tsx";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { ApplicationSection } from "#app/ui/profile/applications/application-section.tsx";
import { ApiKeySection } from "#app/ui/profile/api-keys/api-key-section.tsx";
import { CalendarSection } from "#app/ui/profile/calendar/calendar-section.tsx";
import { OnlinePaymentsSection } from "#app/ui/payments/online/online-payments-section.tsx";
import { WebhookSection } from "#app/ui/profile/webhooks/webhook-section.tsx";

export const handle = { title: "accounts:room.integrations" };

export const loader = screenLoader(async (ctx) => ({ isPro: await isPro(ctx) }));

export default function Integrations() {
  const { t } = useTranslation();
  const { isPro } = useLoaderData<typeof loader>();
  return (
    <Room name="integrations" title={t("accounts:room.integrations")}>
      <ApplicationSection />
      <ApiKeySection />
      <WebhookSection />
      <CalendarSection />
      {isPro ? <OnlinePaymentsSection /> : null}
    </Room>
  );
}
