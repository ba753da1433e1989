import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";

interface ImportFiguresProps {
  kind: ImportKind;
  figures: { created: number; updated: number; skipped: number };
}

const FIGURES = ["created", "updated", "skipped"] as const;

export function ImportFigures({ kind, figures }: ImportFiguresProps) {
  const { t } = useTranslation();
  const shown = FIGURES.filter(
    (name) => name === "created" || (name === "updated" ? isChanging(kind) : kind !== "invoices"),
  );
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

function isChanging(kind: ImportKind): boolean {
  return kind === "clients" || kind === "catalogue";
}
