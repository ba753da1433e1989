import type { ClientChoice } from "#app/features/selling/services/client-choice.ts";
import { type PastedLine, pastedServices } from "#app/features/selling/services/pasted-services.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { CardTable } from "#app/ui/elements/tables/card-table.tsx";
import { inputsOf, SelectField, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ClientOptions } from "./client-options.tsx";
import { useServiceLabels } from "./use-service-labels.ts";

/** Lines that are shown as they become. */
const SHOWN = 200;

export function PasteForm({ values, clients }: { values: FormValues; clients: ClientChoice[] }) {
  const { t } = useTranslation();
  const labels = { ...useServiceLabels(), lines: t("services:paste.lines") };
  const input = inputsOf(labels);
  const shown = useShownValues("services-paste", values);
  const read = pastedServices(textOf(shown.lines));
  const taken = Number(textOf(shown.taken));
  const good = read.filter(({ problem }) => problem === null).length;
  return (
    <Form id="services-paste" className="medium stack" labels={labels} values={values}>
      <OwnVersion />
      {taken > 0 ? <Message tone="note">{t("services:paste.taken", { count: taken })}</Message> : null}
      <SelectField {...input("clientId")}>
        <ClientOptions none={t("services:chooseClient")} clients={clients} />
      </SelectField>
      <div className="fields">
        <TextField {...input("unitPrice")} span={3} inputMode="decimal" className="num" />
        <TextField {...input("vatRate")} span={3} inputMode="decimal" className="num" />
        <TextField {...input("unit")} span={3} optional />
        <TextField {...input("project")} span={3} optional />
      </div>
      <TextArea {...input("lines")} rows={12} hint={t("services:paste.hint")} />
      {read.length > 0 ? (
        <>
          <p>{t("services:paste.clear", { good, count: read.length })}</p>
          <ReadLines lines={read.slice(0, SHOWN)} />
        </>
      ) : null}
      <div className="actions thumb-bar is-pair">
        <button className={read.length > 0 ? "button" : "button button-primary"} name="look" value="1">
          {t("services:paste.look")}
        </button>
        {good > 0 ? (
          <SubmitButton busy={t("common:saving")}>{t("services:paste.take", { count: good })}</SubmitButton>
        ) : null}
      </div>
    </Form>
  );
}

function ReadLines({ lines }: { lines: PastedLine[] }) {
  const { t } = useTranslation();
  const heads = [t("services:field.description"), t("services:field.day"), t("services:field.quantity")];
  return (
    <CardTable caption={t("services:paste.caption")} heads={heads} hasActions={false}>
      {lines.map(({ line, day, quantity, description, problem }, index) => (
        <tr key={index}>
          <td data-cell="title" className="wrap-any">
            {problem ? (
              <>
                {line} <strong>{t(`services:paste.problem.${problem}`)}</strong>
              </>
            ) : (
              description
            )}
          </td>
          <td data-cell="meta">{day}</td>
          <td data-cell="amount" className="num">
            {quantity > 0 ? formatQuantity(quantity) : ""}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
