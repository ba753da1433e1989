import { z } from "zod";
import { writeBusiness } from "#app/features/accounts/write-business.server.ts";
import { DEFAULT_TERM } from "#app/features/invoices/fields/invoice.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import type { OwnTexts } from "./own-texts.ts";

const text = z.string().default("");
const stored = z.object({ subject: text, message: text, notes: text, footer: text, offerTerms: text });
const inLanguage = stored.default({});

const ownTexts = z.object({
  termDays: z.number().default(DEFAULT_TERM),
  de: inLanguage,
  fr: inLanguage,
  it: inLanguage,
  en: inLanguage,
});

export async function findOwnTexts(ctx: BusinessContext): Promise<OwnTexts> {
  const { texts } = await ctx.db
    .selectFrom("businesses")
    .select("texts")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  return ownTextsIn(texts);
}

export function ownTextsIn(json: JsonText): OwnTexts {
  return fromJson(ownTexts, json);
}

/** Existing invoices keep what they say. */
export async function saveOwnTexts(ctx: BusinessContext, texts: OwnTexts): Promise<void> {
  await writeBusiness(ctx, { texts: JSON.stringify(texts) });
}
