import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

export function FurtherLink({ to }: { to: string | null }) {
  const { t } = useTranslation();
  if (to === null) return null;
  return (
    <nav className="pagination" aria-label={t("common:pages.label")}>
      <ul>
        <li>
          <Link to={to} rel="next">
            {t("common:pages.next")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
