import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useDialog } from "#app/ui/dialog/dialog-context.ts";

/** Closes the form's dialog, or returns to where the form was opened. */
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
