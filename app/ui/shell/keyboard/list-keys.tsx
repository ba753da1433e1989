import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

export function ListKeys() {
  const { t } = useTranslation();
  return (
    <p className="small only-wide">
      <Link to={paths.shortcuts} aria-keyshortcuts="?" data-dialog="shortcuts">
        {t("shortcuts:title")}
      </Link>
    </p>
  );
}
