import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface HandoverNoteProps {
  name: string;
  until: string;
  /** Both null before the heir's yes. */
  takesEffectAt: string | null;
  confirmAt: string | null;
}

/** What the owner has offered, until it takes effect. */
export function HandoverNote({ name, until, takesEffectAt, confirmAt }: HandoverNoteProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.withdrawHandover} className="stack">
      <p>
        {takesEffectAt
          ? t("seats:handover.accepted", { name, time: takesEffectAt })
          : t("seats:handover.waits", { name, day: until })}
      </p>
      <div className="actions">
        {confirmAt ? (
          <Link className="button" to={confirmAt}>
            {t("seats:handover.confirm")}
          </Link>
        ) : null}
        <button className="button">{t("seats:handover.withdraw")}</button>
      </div>
    </form>
  );
}
