import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ClientGroup } from "#app/features/selling/clients/client-groups.ts";
import type { TemplateCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import { textOf } from "#app/platform/forms/form-data.ts";
import { paths } from "#app/paths.ts";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { HiddenField, SelectField } from "#app/ui/forms/fields/field.tsx";
import { PriceFold } from "#app/ui/invoices/form/price-fold.tsx";
import { useDraft } from "#app/ui/invoices/form/use-draft.ts";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { PaperForm, type PaperFormProps } from "#app/ui/papers/paper-form.tsx";
import { TemplateClient } from "#app/ui/papers/templates/template-client.tsx";
import { RuleFields, RuleFold } from "./rule-fields.tsx";
import { SeriesFold } from "./series-fold.tsx";
import { useSeriesLabels } from "./use-series-labels.ts";

interface SeriesFormProps extends PaperFormProps {
  offersEur: boolean;
  caps: TemplateCaps;
  canSend: boolean;
  groups: ClientGroup[];
}

const SHEET = { drawnAt: paths.previewSeries, hasSlip: true, fields: ["clientName", "items"] };

/** The sheet is that of the next invoice. */
export function SeriesForm(props: SeriesFormProps) {
  const { t } = useTranslation();
  const labels = useSeriesLabels();
  const { caps, values, clients, canSend, offersEur, groups } = props;
  const written = useDraft(values, props.roundsToFive, { readsRows: true });
  const draft = written.values;
  const clientId = textOf(values.clientId);
  const known = clients.find((client) => client.id === clientId)?.name ?? "";
  const chosen = { id: clientId, name: textOf(values.clientName) || known };
  return (
    <PaperForm
      {...props}
      id="series"
      sheet={SHEET}
      draft={written}
      labels={labels}
      errorLabels={labels}
      start={
        <>
          <ConflictNotice labels={labels} />
          <OwnVersion />
          <HiddenField name="referenceType" />
        </>
      }
      client={
        <>
          <TemplateClient key={clientId} clients={clients} chosen={chosen} />
          {groups.length > 0 ? <GroupField groups={groups} label={labels.group} /> : null}
        </>
      }
      afterTotals={<RuleFields labels={labels} canSend={canSend} />}
      folds={
        <>
          <RuleFold labels={labels} draft={draft} />
          <PriceFold labels={labels} caps={caps} values={values} draft={draft} offersEur={offersEur} />
          <SeriesFold labels={labels} caps={caps} draft={draft} />
        </>
      }
      save={t("series:save")}
      afterwards={t("series:afterwards")}
    />
  );
}

function GroupField({ groups, label }: { groups: ClientGroup[]; label: string }) {
  const { t } = useTranslation();
  return (
    <SelectField name="group" label={label} hint={t("series:field.groupHint")}>
      <option value="">{t("series:field.noGroup")}</option>
      {groups.map(({ name, count }) => (
        <option key={name} value={name}>
          {`${name} (${count})`}
        </option>
      ))}
    </SelectField>
  );
}
