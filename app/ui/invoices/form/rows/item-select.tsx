import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { CatalogueChoice } from "#app/features/selling/catalogue/catalogue-option.ts";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId } from "#app/ui/forms/form.tsx";

/** Without scripts: the server adds the chosen entry as a row when the button is pressed. */
export function ItemSelect({ choices }: { choices: CatalogueChoice[] }) {
  const { t } = useTranslation();
  const id = fieldId(useFormId(), "pickedItem");
  return (
    <noscript>
      <div className="field">
        <label htmlFor={id}>{t("invoices:catalogue.label")}</label>
        <div className="affix">
          <select id={id} name="pickedItem" defaultValue="">
            <option value="">{t("invoices:catalogue.none")}</option>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button className="button" name="pickItem" value="1">
            {t("invoices:catalogue.use")}
          </button>
        </div>
      </div>
    </noscript>
  );
}
