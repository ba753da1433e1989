import { PermanentFailure, UncertainDelivery } from "#app/platform/errors.ts";
import type { Metrics } from "#app/platform/observability/metrics.server.ts";
import type { Mailer } from "./email.ts";

export function countingMailer(mailer: Mailer, metrics: Metrics | null): Mailer {
  if (!metrics) return mailer;
  return {
    isOutbox: mailer.isOutbox,
    close: () => mailer.close(),
    send: async (email) => {
      try {
        const result = await mailer.send(email);
        metrics.mail(mailer.isOutbox ? "outbox" : "sent");
        return result;
      } catch (error) {
        metrics.mail(outcomeOf(error));
        throw error;
      }
    },
  };
}

function outcomeOf(error: unknown): "refused" | "uncertain" | "deferred" {
  if (error instanceof UncertainDelivery) return "uncertain";
  return error instanceof PermanentFailure ? "refused" : "deferred";
}
