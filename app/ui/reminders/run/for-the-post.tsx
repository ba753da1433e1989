import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";

export function ForThePost({ count }: { count: number }) {
  const { t } = useTranslation();
  const may = useMay();
  if (count === 0 || !may("act")) return null;
  return (
    <p>
      {t("reminders:run.forThePost", { count })}{" "}
      <a href={paths.lettersForThePost} download>
        {t("reminders:run.onePdf")}
      </a>
    </p>
  );
}
