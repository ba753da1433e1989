import { Fragment } from "react";
import { useListKeys } from "#app/ui/shell/keyboard/use-list-keys.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function TodayKeys() {
  const { t } = useTranslation();
  useListKeys();
  const keys: [string[], string][] = [
    [["J", "K"], t("dashboard:keys.move")],
    [[t("shortcuts:enter")], t("dashboard:keys.act")],
    [["U"], t("dashboard:keys.undo")],
    [["O"], t("dashboard:keys.open")],
  ];
  return (
    <p className="keys is-after needs-scripts">
      {keys.map(([names, what]) => (
        <span key={what}>
          {names.map((name) => (
            <Fragment key={name}>
              <kbd>{name}</kbd>{" "}
            </Fragment>
          ))}
          {what}
        </span>
      ))}
    </p>
  );
}
