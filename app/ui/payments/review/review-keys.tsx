import { useTranslation } from "react-i18next";

export function ReviewKeys() {
  const { t } = useTranslation();
  const keys: [string[], string][] = [
    [["J", "K"], t("payments:keys.move")],
    [[t("payments:keys.spaceKey")], t("payments:keys.space")],
    [["A"], t("payments:keys.other")],
    [["I"], t("payments:keys.ignore")],
    [["Enter"], t("payments:keys.confirm")],
  ];
  return (
    <p className="keys is-after needs-scripts">
      {keys.map(([names, what]) => (
        <span key={what}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}{" "}
          {what}
        </span>
      ))}
    </p>
  );
}
