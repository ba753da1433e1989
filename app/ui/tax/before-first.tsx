import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Asks how what was supplied before the first step was declared. @param day as it is read */
export function BeforeFirst({ id, day }: { id: string; day: string }) {
  const { t } = useTranslation();
  return (
    <Band title={t("tax:method.beforeDay", { day })} hint={t("tax:method.beforeHint")} bodyClass="medium">
      <form method="post" action={paths.beforeVatMethod(id)} className="actions">
        <button className="button" name="registered" value="0">
          {t("tax:method.before.no")}
        </button>
        <button className="button" name="registered" value="1">
          {t("tax:method.before.yes")}
        </button>
      </form>
    </Band>
  );
}
