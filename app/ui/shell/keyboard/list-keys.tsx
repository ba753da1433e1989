import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/dialog/dialog.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { useListKeys } from "./use-list-keys.ts";

export function ListKeys() {
  const { t } = useTranslation();
  useListKeys();
  return (
    <p className="small only-wide">
      <DialogLink to={paths.shortcuts} title={t("shortcuts:title")} shortcut="?" content={<Shortcuts />}>
        {t("shortcuts:title")}
      </DialogLink>
    </p>
  );
}
