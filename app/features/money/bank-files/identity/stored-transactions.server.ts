import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { BankTransaction } from "#app/features/money/bank-files/read/bank-document.ts";
import { type BankFacts, factsOf } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { factsOfTransactions } from "#app/features/money/bank-files/reports/bank-reports.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { BankTransactionsTable } from "#app/platform/database/schema/payments.ts";
import { addDays } from "#app/swiss/dates.ts";
import { NEAR_DAYS } from "./across-sources.ts";
import type { TransactionIdentity } from "./same-transaction.ts";

export interface StoredTransaction extends TransactionIdentity {
  id: string;
  bankFileId: string;
  paymentId: string | null;
  /** The state of one that takes money back: `waiting`, `met` or `ignored`. */
  state: string;
}

export function identityOf(account: string, transaction: BankTransaction): TransactionIdentity {
  const { kind, amount, currency } = transaction;
  return identityWith({ account, kind, amount, currency }, factsOf(transaction));
}

function identityWith(
  { account, kind, amount, currency }: Pick<TransactionIdentity, "account" | "kind" | "amount" | "currency">,
  facts: BankFacts,
): TransactionIdentity {
  const { valueDay, source, fromCsv } = facts;
  const own = (name: "payerIban" | "text") =>
    source === "both" && fromCsv.includes(name) ? "" : facts[name];
  const reference = source === "both" && fromCsv.includes("references") ? "" : (facts.references[0] ?? "");
  const content = [kind, valueDay, amount, currency, reference, own("payerIban"), own("text")].join("\n");
  const contentKey = createHash("sha256").update(content).digest("hex").slice(0, 32);
  return { account, kind, amount, currency, facts, contentKey };
}

export async function similarTransactions(
  ctx: BusinessContext,
  identities: TransactionIdentity[],
): Promise<StoredTransaction[]> {
  if (identities.length === 0) return [];
  const distinct = (values: string[]) => [...new Set(values)].filter((value) => value !== "");
  const facts = identities.map(({ facts }) => facts);
  const uetrs = distinct(facts.map(({ uetr }) => uetr));
  const transactionRefs = distinct(facts.map(({ transactionRef }) => transactionRef));
  const references = [...new Set(facts.map(({ references: [reference = ""] }) => reference))];
  const entryRefs = distinct(facts.map(({ entryRef }) => entryRef));
  const places = facts.map(({ index }) => index);
  const own = ctx.db.selectFrom("bank_transactions").selectAll().where("business_id", "=", ctx.businessId);
  const queries = [
    ...(uetrs.length ? [own.where("uetr", "in", uetrs)] : []),
    ...(transactionRefs.length
      ? [own.where("transaction_ref", "in", transactionRefs).where("reference", "in", references)]
      : []),
    ...(entryRefs.length
      ? [
          own
            .where("entry_ref", "in", entryRefs)
            .where("entry_place", ">=", Math.min(...places))
            .where("entry_place", "<=", Math.max(...places)),
        ]
      : []),
    own.where(
      "content_key",
      "in",
      identities.map(({ contentKey }) => contentKey),
    ),
  ];
  const rows = new Map<string, Selectable<BankTransactionsTable>>();
  for (const query of queries) for (const row of await query.orderBy("id").execute()) rows.set(row.id, row);
  return withFacts(ctx, [...rows.values()]);
}

/** So many equal amounts within some days are compared; with more a person decides. */
const MOST_NEAR = 500;

/**
 * Those that another kind of file may report: of the same account and amount, some days before or after.
 * @returns null when there are too many to compare
 */
export async function nearTransactions(
  ctx: BusinessContext,
  { account, amount, currency, kind, facts }: TransactionIdentity,
): Promise<StoredTransaction[] | null> {
  const day = facts.valueDay || facts.paidOn;
  if (kind !== "credit" || day === "") return [];
  const rows = await ctx.db
    .selectFrom("bank_transactions")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("account", "=", account)
    .where("amount", "=", amount)
    .where("currency", "=", currency)
    .where("kind", "=", kind)
    .where("value_day", ">=", addDays(day, -NEAR_DAYS))
    .where("value_day", "<=", addDays(day, NEAR_DAYS))
    .where("source", facts.source === "csv" ? "<>" : "=", sql.lit("csv"))
    .limit(MOST_NEAR + 1)
    .execute();
  if (rows.length > MOST_NEAR) return null;
  return withFacts(
    ctx,
    rows.sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}

export async function findTransaction(ctx: BusinessContext, id: string): Promise<StoredTransaction | null> {
  const row = await ctx.db
    .selectFrom("bank_transactions")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .executeTakeFirst();
  const [transaction = null] = row ? await withFacts(ctx, [row]) : [];
  return transaction;
}

export async function withFacts(
  ctx: BusinessContext,
  rows: Selectable<BankTransactionsTable>[],
): Promise<StoredTransaction[]> {
  const facts = await factsOfTransactions(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const known = facts.get(row.id);
    if (!known) return [];
    const transaction = {
      id: row.id,
      bankFileId: row.bank_file_id,
      paymentId: row.payment_id,
      state: row.state,
      account: row.account,
      kind: row.kind,
      amount: row.amount,
      currency: row.currency,
      facts: known,
      contentKey: row.content_key,
    };
    return [transaction];
  });
}

export async function storeTransaction(
  ctx: BusinessContext,
  identity: TransactionIdentity,
  at: { bankFileId: string; paymentId: string | null; state: string },
): Promise<string> {
  const id = ctx.newId();
  await ctx.db
    .insertInto("bank_transactions")
    .values({
      id,
      business_id: ctx.businessId,
      bank_file_id: at.bankFileId,
      payment_id: at.paymentId,
      state: at.state,
      account: identity.account,
      kind: identity.kind,
      amount: identity.amount,
      currency: identity.currency,
      ...namesOf(identity),
    })
    .execute();
  return id;
}

/** Updates the identifiers of a transaction to what its files state together. */
export async function saveFacts(
  ctx: BusinessContext,
  { id, account, kind, amount, currency }: StoredTransaction,
  facts: BankFacts,
): Promise<void> {
  await ctx.db
    .updateTable("bank_transactions")
    .set(namesOf(identityWith({ account, kind, amount, currency }, facts)))
    .where("id", "=", id)
    .execute();
}

function namesOf({ facts, contentKey }: TransactionIdentity) {
  return {
    value_day: facts.valueDay,
    reference: facts.references[0] ?? "",
    uetr: facts.uetr,
    transaction_ref: facts.transactionRef,
    entry_ref: facts.entryRef,
    entry_place: facts.index,
    content_key: contentKey,
    source: facts.source,
  };
}
