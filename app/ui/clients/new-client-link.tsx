import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/links/dialog-link.tsx";

/** @param stay in a form that needs a client: afterwards one is back at it */
export function NewClientLink({ stay }: { stay?: boolean }) {
  const { t } = useTranslation();
  const may = useMay();
  if (!may("draft")) return null;
  return (
    <DialogLink
      to={paths.createClient}
      className={stay ? "button" : "button button-primary"}
      shortcut={stay ? undefined : "n"}
      stay={stay}
    >
      {t("clients:list.create")}
    </DialogLink>
  );
}
