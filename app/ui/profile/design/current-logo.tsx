import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";

export function CurrentLogo({ sha256 }: { sha256: string | null }) {
  const { t } = useTranslation();
  if (!sha256) return <p className="soft">{t("design:logo.none")}</p>;
  return <img className="logo-on-paper" src={paths.logo(sha256)} alt={t("design:logo.current")} />;
}
