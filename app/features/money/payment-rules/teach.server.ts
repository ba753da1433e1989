import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { foldedWords, type PaymentRule } from "./payment-rule.ts";

export const MOST_RULES = { payer: 1000, text: 100 };

/**
 * Adds the rule that payments from this account are always this client's. In a transaction that holds the
 * business.
 * @throws AppError `payment_rule.no_client`, `payment_rule.other_client` while another one is taught,
 * `payment_rule.too_many`
 */
export async function teachPayer(
  ctx: BusinessContext,
  { iban, clientId }: { iban: string; clientId: string | null },
): Promise<void> {
  if (iban === "" || clientId === null) throw new AppError("payment_rule.no_client");
  const known = await rulesOf(ctx, "payer");
  const same = known.find((rule) => rule.iban === iban);
  if (same && same.client_id !== clientId) throw new AppError("payment_rule.other_client");
  if (!same) await insert(ctx, { kind: "payer", iban, client_id: clientId }, known.length);
}

/**
 * Adds the rule that payments with this text are never for an invoice. Adding it twice changes nothing.
 * @throws AppError `payment_rule.too_many`
 */
export async function teachText(ctx: UserContext, text: string): Promise<void> {
  const folded = foldedWords(text);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const known = await rulesOf(ctx, "text");
    if (!known.some((rule) => rule.folded === folded))
      await insert(ctx, { kind: "text", text, folded }, known.length);
  });
}

function rulesOf(ctx: BusinessContext, kind: PaymentRule["kind"]) {
  return ctx.db
    .selectFrom("payment_rules")
    .select(["iban", "client_id", "folded"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", kind)
    .execute();
}

type NewRule =
  { kind: "payer"; iban: string; client_id: string } | { kind: "text"; text: string; folded: string };

async function insert(ctx: BusinessContext, rule: NewRule, known: number): Promise<void> {
  if (known >= MOST_RULES[rule.kind]) throw new AppError("payment_rule.too_many");
  await ctx.db
    .insertInto("payment_rules")
    .values({ ...rule, id: ctx.newId(), business_id: ctx.businessId, created_at: ctx.now.toISOString() })
    .execute();
}

/**
 * Deletes a rule. Payments that it set aside wait again; what it booked stays booked. @returns how many
 * payments wait again @throws AppError `payment_rule.not_found`
 */
export async function forgetRule(ctx: UserContext, id: string): Promise<number> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const gone = await ctx.db
      .deleteFrom("payment_rules")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new AppError("payment_rule.not_found");
    const waiting = await ctx.db
      .updateTable("payments")
      .set({ state: "unassigned", reason: "unignored", rule_id: null })
      .where("business_id", "=", ctx.businessId)
      .where("rule_id", "=", id)
      .where("state", "=", "ignored")
      .returning("id")
      .execute();
    willTell(ctx, "payment", ...waiting.map((payment) => payment.id));
    return waiting.length;
  });
}

/** Rules of payers by client, then rules of texts. */
export async function listRules(ctx: UserContext): Promise<PaymentRule[]> {
  const { inOrder } = ctx.platform.database.dialect;
  const rows = await ctx.db
    .selectFrom("payment_rules")
    .leftJoin("clients", "clients.id", "payment_rules.client_id")
    .select([
      "payment_rules.id",
      "kind",
      "payment_rules.iban",
      "client_id",
      "text",
      "payment_rules.created_at",
    ])
    .select(["clients.name as client_name"])
    .select(({ selectFrom }) =>
      selectFrom("payments")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("payments.rule_id", "=", "payment_rules.id")
        .where("payments.state", "in", ["booked", "ignored"])
        .as("decided"),
    )
    .where("payment_rules.business_id", "=", ctx.businessId)
    .orderBy("kind")
    .orderBy(({ ref }) => inOrder(ref("clients.name")))
    .orderBy(({ ref }) => inOrder(ref("folded")))
    .orderBy("payment_rules.id")
    .execute();
  return rows.map(({ id, kind, iban, client_id, client_name, text, created_at, decided }) => {
    const common = { id, decided: Number(decided ?? 0), createdAt: created_at };
    return kind === "payer"
      ? { ...common, kind, iban, clientId: client_id ?? "", clientName: client_name ?? "" }
      : { ...common, kind: "text", text };
  });
}
