import { useTranslation } from "#app/ui/runtime/translation.ts";

export function BackToAll({ to }: { to: string | null }) {
  const { t } = useTranslation();
  if (to === null) return null;
  return (
    <p>
      <a href={to}>{t("public-pages:client.all")}</a>
    </p>
  );
}
