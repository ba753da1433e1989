import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Colour, word and shape: never colour alone. */
export function Status({ status }: { status: string }) {
  const { t } = useTranslation();
  return <span className={`status is-${status}`}>{t(`invoices:status.${status}`)}</span>;
}
