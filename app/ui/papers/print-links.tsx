import type { PrintKind } from "#app/features/selling/papers/print-kind.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface PrintLinksProps {
  prints: readonly PrintKind[];
  to: Record<PrintKind, string>;
}

export function PrintLinks({ prints, to }: PrintLinksProps) {
  const { t } = useTranslation();
  return prints.map((kind) => (
    <a key={kind} href={to[kind]} download>
      {t(`sending:print.${kind}`)}
    </a>
  ));
}
