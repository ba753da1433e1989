import { data } from "@remix-run/node";
import type { ValidationErrorResponseData } from "remix-validated-form";
import type { Context } from "#app/platform/context.server.ts";
import type { AppError, FieldError } from "#app/platform/errors.ts";
import { fieldMessages } from "./field-errors.server.ts";
import type { TranslatedHint } from "#app/platform/http/flash.server.ts";
import type { Conflict } from "./form-conflict.ts";
import { type FormValues, withoutSecrets } from "./form-data.ts";
import { choicesOf, type FormRule } from "./form-rules.ts";
import { ChangedForm } from "./changed-form.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

/** The answer of remix-validated-form, and what else our forms show. */
export interface Refusal<Extra = unknown> extends ValidationErrorResponseData {
  formId: string;
  fieldErrors: Record<string, string>;
  repopulateFields: FormValues;
  choices: Record<string, string[]>;
  hint: TranslatedHint | null;
  problem: { code: string; message: string } | null;
  conflict: Conflict | null;
  extra: Extra;
}

export function changedFormResponse(
  ctx: Context,
  form: string,
  changed: FormValues | ChangedForm,
  rules?: FormRule[],
) {
  const { values, errors, extra } = changed instanceof ChangedForm ? changed : new ChangedForm(changed);
  const answer: Refusal = {
    ...refusalOf(form, values),
    fieldErrors: messagesOf(ctx, errors),
    choices: choicesOf(rules, values),
    extra,
  };
  return data(answer, { status: errors.length ? 422 : 200 });
}

export function refusalResponse(
  ctx: Context,
  form: string,
  error: AppError,
  { values, ...shown }: Pick<Refusal, "choices" | "hint" | "conflict"> & { values: FormValues },
) {
  const message = translator(ctx.locale)(`errors:${error.code}`, error.params);
  const refusal: Refusal = {
    ...refusalOf(form, values),
    ...shown,
    fieldErrors: messagesOf(ctx, error.fields),
    problem: error.code === "input.invalid" ? null : { code: error.code, message },
  };
  ctx.log.info({ event: "form.refused", form, code: error.code });
  const status = ctx.platform.product.errorStatuses[error.code];
  return data(refusal, { status, headers: error.headers });
}

function messagesOf(ctx: Context, errors: FieldError[]): Record<string, string> {
  const messages = fieldMessages(errors, translator(ctx.locale));
  return Object.fromEntries(messages.map(({ field, message }) => [field, message]));
}

function refusalOf(formId: string, values: FormValues): Refusal {
  return {
    formId,
    fieldErrors: {},
    repopulateFields: withoutSecrets(values),
    choices: {},
    hint: null,
    problem: null,
    conflict: null,
    extra: null,
  };
}
