import { Fragment } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ReviewKeys() {
  const { t } = useTranslation();
  const keys: [string[], string][] = [
    [["J", "K"], t("payments:keys.move")],
    [[t("payments:keys.spaceKey")], t("payments:keys.space")],
    [["A"], t("payments:keys.other")],
    [["I"], t("payments:keys.ignore")],
    [["V"], t("payments:keys.one")],
    [[t("shortcuts:enter")], t("payments:keys.confirm")],
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
