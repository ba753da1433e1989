import { paths } from "#app/paths.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** What the owner has offered, until it is answered. */
export function HandoverNote({ name, until }: { name: string; until: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.withdrawHandover} className="stack">
      <p>{t("seats:handover.waits", { name, day: until })}</p>
      <div className="actions">
        <button className="button">{t("seats:handover.withdraw")}</button>
      </div>
    </form>
  );
}
