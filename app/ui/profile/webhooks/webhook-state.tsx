import { useTranslation } from "#app/ui/runtime/translation.ts";
import { webhookState } from "#app/features/programs/webhooks/webhook-state.ts";

const LOOKS = { active: "paid", failing: "overdue", switchedOff: "overdue", off: "draft" } as const;

export function WebhookState(webhook: Parameters<typeof webhookState>[0]) {
  const { t } = useTranslation();
  const state = webhookState(webhook);
  return <span className={`status is-${LOOKS[state]}`}>{t(`webhooks:state.${state}`)}</span>;
}
