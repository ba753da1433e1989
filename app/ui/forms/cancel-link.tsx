import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useDialog } from "#app/ui/dialog/dialog-context.ts";

/** Leaves a form as if it had never been opened: closes its dialog, or goes back to where it was asked for. */
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
