import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/page/icon.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

interface UpgradePromptProps {
  text: string;
  isRefusal?: boolean;
}

export function UpgradePrompt({ text, isRefusal }: UpgradePromptProps) {
  return (
    <div className={`flash is-${isRefusal ? "bad" : "note"}`} role={isRefusal ? "alert" : undefined}>
      <Icon name={isRefusal ? "warning" : "info"} />
      <p>{text}</p>
      <UpgradeLink />
    </div>
  );
}

/** Not for who works in the business of somebody else. */
export function UpgradeLink({ primary }: { primary?: boolean }) {
  const { t } = useTranslation();
  const may = useMay();
  if (may("see") && !may("own")) return null;
  return (
    <Link className={primary ? "button button-primary" : "button"} to={paths.pricing}>
      {t("common:pro.prompt")}
    </Link>
  );
}
