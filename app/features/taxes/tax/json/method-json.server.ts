import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { VatMethodInput } from "#app/features/taxes/tax/method/vat-method.schema.ts";
import { saveVatMethod, vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { vatRateToNumber } from "#app/swiss/vat.ts";
import type { TaxDecisionInput } from "./method-answer.schema.ts";

/** The history, the newest step first. */
export async function vatMethodsJson(ctx: BusinessContext) {
  return { methods: (await vatMethodsOf(ctx)).toReversed().map(methodJson) };
}

/** @throws AppError as `saveVatMethod` */
export async function addVatMethod(ctx: UserContext, input: VatMethodInput) {
  await saveVatMethod(ctx, input);
  const methods = await vatMethodsOf(ctx);
  return methods.filter(({ validFrom }) => validFrom === input.validFrom).map(methodJson)[0];
}

function methodJson({ activities, ...method }: VatMethod) {
  return {
    ...method,
    activities: activities.map(({ rate, ...activity }) => ({ ...activity, rate: vatRateToNumber(rate) })),
  };
}

/** @throws AppError `input.invalid` at `activity` for one that the business never had, otherwise as `decide` */
export async function decideForDocuments(ctx: UserContext, { invoiceIds, ...decision }: TaxDecisionInput) {
  const methods = await vatMethodsOf(ctx);
  const codes = [...new Set(methods.flatMap(({ activities }) => activities.map(({ code }) => code)))];
  const { reason, activity } = decision;
  if (activity !== undefined && !codes.includes(activity))
    throw invalid([{ field: "activity", code: "field.not_one_of", params: { values: codes.join(", ") } }]);
  await decide(ctx, invoiceIds, decision);
  return { invoiceIds, reason: reason ?? null, activity: activity ?? null };
}
