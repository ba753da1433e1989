import { useLoaderData } from "@remix-run/react";
import {
  TYPED_FIGURES,
  TYPED_NAMES,
  type TypedName,
  typedNames,
  typedWord,
} from "#app/features/taxes/tax/figures/typed-figures.ts";
import { typedFiguresSchema } from "#app/features/taxes/tax/figures/typed-figures.schema.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { proposedInput } from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import { findPeriod, methodOfPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import { periodTitle } from "#app/features/taxes/tax/screens/period-title.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatAmount, formatChf, type Rappen } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";
import { type TextKey, useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "tax:typed.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const period = await findPeriod(ctx, id);
  const { method } = methodOfPeriod(await vatMethodsOf(ctx), period);
  const { figures, own, late, typed } = await proposedInput(ctx, period);
  const isReturn = period.kind === "return";
  const ofExpenses: Partial<Record<TypedName, Rappen>> = method === "net" ? {} : figures;
  return {
    id,
    isReturn,
    version: period.version,
    name: periodTitle(period, translator(ctx.locale), ctx.locale),
    made: late === 0 ? null : { own: formatChf(own), late: formatChf(late), typed: formatChf(typed) },
    fields: typedNames(method).map((name) => {
      const isOpen = isReturn ? period.typed[name] === 0 : period.follows.some((one) => one === name);
      const known = isOpen ? (ofExpenses[name] ?? 0) : period.typed[name];
      return {
        name,
        start: known === 0 ? "" : formatAmount(known),
        ofExpenses: ofExpenses[name] ? formatChf(ofExpenses[name]) : "",
      };
    }),
  };
});

export const action = screenAction(
  {
    form: "tax-figures",
    schema: typedFiguresSchema,
    read: readFigures,
    exists: (ctx, { id }) => findPeriod(ctx, id),
  },
  async (ctx, { version, ...typed }, { id }) => {
    await typeFigures(ctx, id, typed, version);
    return redirectWithFlash(ctx.platform, paths.taxPeriod(id), { key: "tax:page.done.typed" });
  },
);

/** What is blank is 0; what the form does not have stays as it is. */
function readFigures(values: FormValues): FormValues {
  const typed = TYPED_NAMES.filter((name) => values[name] !== undefined);
  return {
    ...values,
    ...Object.fromEntries(typed.map((name) => [name, textOf(values[name]).trim() || "0"])),
  };
}

export default function TaxFigures() {
  const { t } = useTranslation();
  const { id, isReturn, version, name, made, fields } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("tax:typed.title")}
      back={{ to: paths.taxPeriod(id), label: t("tax:page.title", { name }) }}
      bodyClass="medium stack"
    >
      <p>{t(isReturn ? "tax:typed.text" : "tax:typed.differences")}</p>
      {made ? <p>{t("tax:typed.made", made)}</p> : null}
      <FieldsForm
        id="tax-figures"
        version={version}
        fields={fields.map(({ ofExpenses, ...field }) => ({
          ...field,
          hint: ofExpenses
            ? t(isReturn ? hintOf(field.name) : "tax:typed.missing", { amount: ofExpenses })
            : undefined,
          label: `${TYPED_FIGURES[field.name]} ${t(`tax:line.${typedWord(field.name)}`)}`,
          inputMode: "decimal",
          optional: true,
        }))}
        submit={t("tax:typed.save")}
        back={paths.taxPeriod(id)}
      />
    </PlainPage>
  );
}

function hintOf(name: TypedName): TextKey {
  return name === "corrections" ? "tax:typed.lessOfExpenses" : "tax:typed.ofExpenses";
}
