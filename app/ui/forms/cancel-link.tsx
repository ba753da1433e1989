import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

/** In a dialog it closes that. */
export function CancelLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Link className="button button-quiet" to={to} data-cancel="">
      {t("common:cancel")}
    </Link>
  );
}
