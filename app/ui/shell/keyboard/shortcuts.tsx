import { Fragment } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function Shortcuts() {
  const { t } = useTranslation();
  const keys: [string, string[]][] = [
    [t("shortcuts:move"), ["J", "K"]],
    [t("shortcuts:open"), [t("shortcuts:enter")]],
    [t("shortcuts:act"), [t("shortcuts:enter")]],
    [t("shortcuts:look"), ["O"]],
    [t("shortcuts:step"), ["V"]],
    [t("shortcuts:undo"), ["U"]],
    [t("shortcuts:select"), ["X"]],
    [t("shortcuts:tick"), [t("payments:keys.spaceKey")]],
    [t("shortcuts:other"), ["A"]],
    [t("shortcuts:ignore"), ["I"]],
    [t("shortcuts:search"), ["/"]],
    [t("shortcuts:create"), ["N"]],
    [t("shortcuts:show"), ["?"]],
  ];
  return (
    <div className="stack" id="shortcuts">
      <p>{t("shortcuts:lead")}</p>
      <dl className="help">
        {keys.map(([what, names]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {names.map((name) => (
                <Fragment key={name}>
                  <kbd>{name}</kbd>{" "}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="check needs-scripts">
        <input type="checkbox" defaultChecked data-shortcuts="" />
        <span>{t("shortcuts:use")}</span>
      </label>
    </div>
  );
}
