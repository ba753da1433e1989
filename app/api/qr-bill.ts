import { slipPreviewBody } from "#app/features/selling/invoices/preview/preview-slip.schema.ts";
import { freeReference } from "#app/features/selling/invoices/form/free-reference.server.ts";
import { previewJson } from "#app/features/selling/invoices/preview/preview-json.ts";
import { previewSlip } from "#app/features/selling/invoices/preview/preview-slip.server.ts";
import { formattingOptions } from "#app/features/selling/qr-bill/formatting-options.ts";
import {
  addressBody,
  amountBody,
  ibanBody,
  newReferenceBody,
  referenceBody,
} from "#app/features/selling/qr-bill/qr-bill.schema.ts";
import { validateAddress } from "#app/features/selling/qr-bill/validate-address.ts";
import { validateAmount } from "#app/features/selling/qr-bill/validate-amount.ts";
import { validateIban } from "#app/features/selling/qr-bill/validate-iban.ts";
import { validateReference } from "#app/features/selling/qr-bill/validate-reference.ts";
import { withMessages } from "#app/platform/forms/field-errors.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { LOCALE_NAMES, LOCALE_TAGS, LOCALES } from "#app/platform/i18n/locale.ts";
import { formatReference } from "#app/swiss/reference.ts";
import { apiCalls } from "./api-calls.ts";

const route = apiCalls("qr-bill", {
  listLanguages: handle(async (ctx) => ({
    languages: LOCALES.map((code) => ({ code, name: LOCALE_NAMES[code], locale: LOCALE_TAGS[code] })),
    current: ctx.locale,
  })),
  readFormattingOptions: handle(async () => formattingOptions()),
  validateIban: handleBody(ibanBody, async (ctx, { iban }) => withMessages(ctx, validateIban(iban))),
  validateAddress: handleBody(addressBody, async (ctx, { address }) =>
    withMessages(ctx, validateAddress(address)),
  ),
  validateAmount: handleBody(amountBody, async (ctx, { amount }) =>
    withMessages(ctx, validateAmount(amount)),
  ),
  validateReference: handleBody(referenceBody, async (ctx, input) =>
    withMessages(ctx, validateReference(input)),
  ),
  previewSlip: handleBody(slipPreviewBody, async (ctx, { formatting, ...request }) => {
    const preview = await previewSlip(ctx, request);
    return previewJson(preview, withMessages(ctx, preview).errors, formatting);
  }),
  generateReference: handleBody(newReferenceBody, async (ctx, input) => {
    const made = await freeReference(ctx, input);
    return { ...made, formatted: formatReference(made.referenceType, made.reference) };
  }),
});

export const loader = route.loader;
export const action = route.action;
