import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useDialog } from "#app/ui/elements/dialog/dialog-context.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

export function CancelLink({ to }: { to: string }) {
  const { t } = useTranslation();
  const dialog = useDialog();
  if (dialog) {
    return (
      <button className="button button-quiet" type="button" onClick={dialog.cancel}>
        {t("common:cancel")}
      </button>
    );
  }
  return (
    <Link className="button button-quiet" to={to}>
      {t("common:cancel")}
    </Link>
  );
}
