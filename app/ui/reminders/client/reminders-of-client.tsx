import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ClientReminders } from "#app/features/money/reminders/screens/client-reminders.server.ts";
import { paths } from "#app/paths.ts";

export function RemindersOfClient({ id, isNever, count }: ClientReminders & { id: string }) {
  const { t } = useTranslation();
  return (
    <div className="actions">
      <span className="soft">
        {t("reminders:client.count", { count })} {isNever ? t("reminders:client.never") : null}
      </span>
      <May right="act">
        <form method="post" action={paths.neverRemind(id)}>
          <input type="hidden" name="never" value={isNever ? "" : "on"} />
          <button className="button">
            {t(isNever ? "reminders:client.again" : "reminders:client.neverRemind")}
          </button>
        </form>
      </May>
    </div>
  );
}
