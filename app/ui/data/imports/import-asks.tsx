import type { ImportCheck } from "#app/features/front/imports/check-import.server.ts";
import { CATEGORY_NAMES } from "#app/features/books/book/categories.ts";
import { paths } from "#app/paths.ts";
import { SelectField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** What the file leaves open, asked once for all its rows. */
export function ImportAsks({ id, asks }: { id: string; asks: ImportCheck["asks"] }) {
  const { t } = useTranslation();
  const label = t("imports:check.vatRate");
  return (
    <>
      {asks.byPost ? (
        <Form id="by-post" action={paths.importByPost(id)} labels={{}}>
          <button className="button button-primary">{t("imports:check.byPost")}</button>
        </Form>
      ) : null}
      {asks.rates.length > 0 ? (
        <Form
          id="vat-rate"
          action={paths.importRate(id)}
          className="stack"
          labels={{ vatRate: label }}
          values={{ vatRate: asks.rate }}
        >
          <SelectField name="vatRate" label={label} hint={t("imports:check.vatRateHint")}>
            <option value="">{t("imports:check.vatRateChoose")}</option>
            {asks.rates.map((rate) => (
              <option key={rate} value={rate}>
                {Number(rate) === 0 ? t("imports:check.withoutVat") : `${rate}\u00a0%`}
              </option>
            ))}
          </SelectField>
          <div className="actions">
            <SubmitButton>{t("imports:check.takeRate")}</SubmitButton>
          </div>
        </Form>
      ) : null}
      {asks.byCategory ? (
        <Form
          id="category"
          action={paths.importCategory(id)}
          className="stack"
          labels={{ category: t("imports:check.category") }}
        >
          <SelectField
            name="category"
            label={t("imports:check.category")}
            hint={t("imports:check.categoryHint")}
          >
            <option value="">{t("imports:check.vatRateChoose")}</option>
            {CATEGORY_NAMES.map((name) => (
              <option key={name} value={name}>
                {t(`expenses:category.${name}`)}
              </option>
            ))}
          </SelectField>
          <div className="actions">
            <SubmitButton>{t("imports:check.takeCategory")}</SubmitButton>
          </div>
        </Form>
      ) : null}
    </>
  );
}
