import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { NextDue } from "#app/features/money/reminders/screens/next-due.server.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";

export function NothingDue({ isOff, next }: { isOff: boolean; next: NextDue | null }) {
  const { t } = useTranslation();
  if (isOff)
    return (
      <EmptyState
        title={t("reminders:run.off")}
        text={t("reminders:run.offText")}
        action={{ right: "act", to: paths.reminderSettings, label: t("reminders:run.settings") }}
      />
    );
  return (
    <EmptyState
      title={t(next?.isLate ? "reminders:run.nothing" : "reminders:run.nobodyLate")}
      text={next?.invoice ? t("reminders:run.next", next.invoice) : t("reminders:run.noneOpen")}
      action={{ to: paths.invoices, label: t("reminders:run.toInvoices") }}
    />
  );
}
