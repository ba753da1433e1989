import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";

interface ImportFiguresProps {
  kind: ImportKind;
  figures: { created: number; updated: number; skipped: number };
}

export function ImportFigures({ kind, figures }: ImportFiguresProps) {
  const { t } = useTranslation();
  const shown = kind === "invoices" ? (["created"] as const) : (["created", "updated", "skipped"] as const);
  return (
    <dl className="figures is-three">
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(`imports:check.${name}`)}</dt>
          <dd>{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
