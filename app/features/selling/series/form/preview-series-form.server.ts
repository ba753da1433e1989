import { paperDefaults } from "#app/features/selling/clients/paper-defaults.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { blankInvoiceForm } from "#app/features/selling/invoices/form/invoice-draft.ts";
import { valuesOfClient } from "#app/features/selling/invoices/form/client-options.server.ts";
import { DEFAULT_TERM } from "#app/features/selling/invoices/fields/invoice.ts";
import { firstPreview, previewForm } from "#app/features/selling/invoices/preview/preview-form.server.ts";
import type { PreviewView } from "#app/features/selling/invoices/preview/preview-view.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import { firstFrom, periodOf, type SeriesPeriod } from "#app/features/selling/series/rule/series-dates.ts";
import { fillPeriod } from "#app/features/selling/series/rule/series-placeholders.ts";
import { seriesRuleSchema } from "#app/features/selling/series/rule/series-rule.schema.ts";
import { withRowText } from "#app/features/selling/invoices/texts/filled-texts.ts";
import { readSeriesForm } from "./series-form.ts";

/** Days; from an older start the dates are not counted while one types. */
const LONG_AGO = 3660;

/** The next invoice of the form so far. Stores nothing. @throws AppError `preview.too_many` */
export async function previewSeriesForm(ctx: UserContext, values: FormValues): Promise<PreviewView> {
  const view = await previewForm(ctx, await nextInvoice(ctx, values));
  return { ...view, errors: view.errors.map(({ field, ...error }) => ({ ...error, field: fieldOf(field) })) };
}

export async function firstSeriesPreview(ctx: UserContext, values: FormValues): Promise<PreviewView> {
  return firstPreview(ctx, await nextInvoice(ctx, values));
}

async function nextInvoice(ctx: UserContext, values: FormValues): Promise<FormValues> {
  const { sender } = await findOwnSender(ctx);
  const client = await valuesOfClient(ctx, values.clientId);
  const known = isLocale(client.language) ? { language: client.language } : null;
  const language = isLocale(values.language) ? values.language : paperDefaults(ctx, known).language;
  const period = nextPeriod(values, ctx.today);
  const term = /^\s*\d{1,3}\s*$/.test(textOf(values.termDays)) ? Number(values.termDays) : DEFAULT_TERM;
  return {
    ...blankInvoiceForm(ctx.today, sender, { language, texts: await findOwnTexts(ctx) }),
    ...values,
    ...client,
    ...filled(values, period, language),
    language,
    issueDate: period.from,
    dueDate: addDays(period.from, term),
    serviceFrom: period.from,
    serviceTo: period.to,
  };
}

/** A rule that cannot be read yet is every month from today. */
function nextPeriod(values: FormValues, today: Day): SeriesPeriod {
  const typed = seriesRuleSchema.safeParse(readSeriesForm(values).rule).data;
  const isKnown = typed !== undefined && typed.start > addDays(today, -LONG_AGO);
  const rule = isKnown ? typed : { every: 1, unit: "month" as const, start: today };
  return periodOf(rule, firstFrom(rule, 0, today));
}

function filled({ subject, notes, items }: FormValues, period: SeriesPeriod, language: Locale): FormValues {
  const t = translator(language);
  const quarter = (number: number) => t("series:quarter", { number });
  const fill = (text: string) => fillPeriod(text, period, { language, quarter });
  return {
    subject: fill(textOf(subject)),
    notes: fill(textOf(notes)),
    items: Array.isArray(items) ? items.map((item) => withRowText(item, fill)) : [],
  };
}

/** The client is one field here. */
function fieldOf(field: string): string {
  return field.startsWith("client") ? "clientName" : field;
}
