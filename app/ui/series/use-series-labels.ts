import { useTranslation } from "#app/ui/translation.ts";
import { type TemplateLabels, useTemplateLabels } from "#app/ui/templates/use-template-labels.ts";

const RULE = ["every", "unit", "start", "day", "endOn", "endAfter", "mode"] as const;

export type SeriesLabels = TemplateLabels & Record<(typeof RULE)[number], string>;

export function useSeriesLabels(): SeriesLabels {
  const { t } = useTranslation();
  const { name: _, ...labels } = useTemplateLabels();
  const rule = Object.fromEntries(RULE.map((field) => [field, t(`series:field.${field}`)]));
  return { name: t("series:field.name"), ...rule, ...labels } as SeriesLabels;
}
