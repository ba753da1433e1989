import { useMay } from "#app/ui/runtime/use-may.ts";
import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/links/dialog-link.tsx";

interface ClientLinksProps {
  client: { id: string; name: string };
  /** Less prominent, and returning to the list. On a phone, deleting is on the client's page only. */
  inList?: boolean;
  /** Deleting stands below these, in a menu that needs no script. */
  children?: ReactNode;
}

export function ClientLinks({ client: { id, name }, inList = false, children }: ClientLinksProps) {
  const { t } = useTranslation();
  const may = useMay();
  const deletion = may("act") ? (
    <DialogLink
      to={paths.deleteClient(id)}
      className={inList ? "button button-quiet only-wide" : undefined}
      label={inList ? t("clients:delete.label", { name }) : undefined}
      stay={inList}
    >
      {t("clients:delete.button")}
    </DialogLink>
  ) : null;
  if (!may("draft")) return null;
  return (
    <>
      <DialogLink
        to={paths.editClient(id)}
        className={inList ? "button button-quiet" : "button"}
        label={inList ? t("clients:edit.label", { name }) : undefined}
        stay={inList}
      >
        {t("clients:edit.button")}
      </DialogLink>
      {inList ? (
        deletion
      ) : (
        <details className="menu is-actions">
          <summary className="button">{t("sending:action.more")}</summary>
          <div className="menu-panel">
            {children}
            {deletion}
          </div>
        </details>
      )}
    </>
  );
}
