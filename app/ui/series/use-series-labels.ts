import { labelsOf } from "#app/ui/forms/form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useTemplateLabels } from "#app/ui/papers/templates/use-template-labels.ts";

export type SeriesLabels = ReturnType<typeof useSeriesLabels>;

export function useSeriesLabels() {
  const { t } = useTranslation();
  const { name: _, ...labels } = useTemplateLabels();
  const own = ["name", "every", "unit", "start", "day", "endOn", "endAfter", "mode", "group"] as const;
  return { ...labelsOf(own, (field) => t(`series:field.${field}`)), ...labels };
}
