import type { BusinessContext } from "#app/platform/context.server.ts";
import { foldedWords, containsWords, type MetRules } from "./payment-rule.ts";

interface Reported {
  payerIban: string;
  payerName: string;
  text: string;
}

/** The rules that a payment of the bank meets. The name of its payer counts as text. */
export async function metRules(ctx: BusinessContext, reported: Reported): Promise<MetRules> {
  const rows = await ctx.db
    .selectFrom("payment_rules")
    .select(["id", "kind", "client_id", "folded"])
    .where("business_id", "=", ctx.businessId)
    .where(({ eb, or }) => or([eb("kind", "=", "text"), eb("iban", "=", reported.payerIban)]))
    .orderBy("id")
    .execute();
  const words = foldedWords(`${reported.payerName} ${reported.text}`);
  const payer = rows.find(({ kind }) => kind === "payer");
  const text = rows.find(({ kind, folded }) => kind === "text" && containsWords(words, folded));
  return {
    payer: payer?.client_id ? { id: payer.id, clientId: payer.client_id } : null,
    text: text?.id ?? null,
  };
}

/** The client whose account this is by a payment rule; null without one. */
export async function taughtClientOf(ctx: BusinessContext, iban: string): Promise<string | null> {
  if (iban === "") return null;
  const row = await ctx.db
    .selectFrom("payment_rules")
    .innerJoin("clients", "clients.id", "payment_rules.client_id")
    .select("clients.name")
    .where("payment_rules.business_id", "=", ctx.businessId)
    .where("kind", "=", "payer")
    .where("payment_rules.iban", "=", iban)
    .executeTakeFirst();
  return row?.name ?? null;
}
