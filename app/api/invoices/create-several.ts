import { z } from "zod";
import { ANSWERS } from "#app/features/programs/api-info/answers.ts";
import { invoiceWithStep } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { createAndSend } from "#app/features/selling/invoices/create-and-send.server.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { paymentProblems } from "#app/features/selling/invoices/settling/paid-at-once.server.ts";
import { namesDiffer } from "#app/features/selling/invoices/json/item-names.ts";
import { withRecipient } from "#app/features/selling/invoices/json/recipient-of-client.server.ts";
import { fromTemplate } from "#app/features/selling/templates/from-template.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { CallArgs } from "#app/platform/http/api.server.ts";
import { refusedPart } from "#app/platform/http/api-answer.server.ts";
import { isRecord } from "#app/platform/forms/unknown-fields.ts";
import { inputOf } from "#app/platform/http/body/body-input.server.ts";

const MAX_AT_ONCE = 100;

export const BULK_FIELDS = 100_000;

/** As it was sent: a record of zod's would lose `__proto__`, which is to be named as unknown. */
const anyObject = z.custom<object>(isRecord, { params: { code: "field.wrong_type", expected: "object" } });

export const bulkSchema = z.object({ invoices: z.array(anyObject).min(1).max(MAX_AT_ONCE) });

export async function createSeveral(
  ctx: UserContext,
  { invoices }: z.output<typeof bulkSchema>,
  { isStrict }: CallArgs,
) {
  const results: Awaited<ReturnType<typeof createOne>>[] = [];
  for (const json of invoices) results.push(await createOne(ctx, json, isStrict));
  const created = results.filter(({ status }) => status === 201).length;
  return { results, created, refused: results.length - created };
}

/** Each stands for itself: one that is refused leaves the others. */
async function createOne(ctx: UserContext, json: object, isStrict: boolean) {
  try {
    const whole = await withRecipient(ctx, await fromTemplate(ctx, json));
    const known = await paymentProblems(ctx, whole);
    const rules = { isStrict, answer: ANSWERS.Invoice, check: namesDiffer, known };
    const input = inputOf(invoiceSchema, whole, rules);
    const { invoice } = await createAndSend(ctx, input);
    return { status: 201, invoice: await invoiceWithStep(ctx, invoice) };
  } catch (error) {
    return refusedPart(ctx, error, isStrict);
  }
}
