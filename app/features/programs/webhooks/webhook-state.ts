export function webhookState(webhook: {
  isActive: boolean;
  failingSince: string | null;
  switchedOffAt: string | null;
}): "active" | "failing" | "switchedOff" | "off" {
  if (webhook.isActive) return webhook.failingSince ? "failing" : "active";
  return webhook.switchedOffAt ? "switchedOff" : "off";
}
