import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** The title of a list that a file may fill. @param create leads to a new record */
export function ListTitle({ title, create }: { title: string; create: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="title-row">
      <h1>{title}</h1>
      <div className="actions">
        <May right="act">
          <Link className="button" to={paths.importData}>
            {t("imports:link")}
          </Link>
        </May>
        <div className="only-wide">{create}</div>
      </div>
    </div>
  );
}
