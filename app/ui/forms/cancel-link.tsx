import { useTranslation } from "#app/ui/translation.ts";
import { useDialog } from "#app/ui/dialog/dialog-context.ts";
import { Link } from "#app/ui/links/link.tsx";

export function CancelLink({ to }: { to: string }) {
  const { t } = useTranslation();
  const dialog = useDialog();
  if (dialog) {
    return (
      <button className="button button-quiet" type="button" onClick={dialog.close}>
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
