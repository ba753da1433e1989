import { createHash } from "node:crypto";
import type { BankTransaction } from "#app/features/bank-files/read/bank-document.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { TransactionIdentity } from "./same-transaction.ts";

export interface StoredTransaction extends TransactionIdentity {
  id: string;
  paymentId: string | null;
}

export function identityOf(account: string, transaction: BankTransaction): TransactionIdentity {
  const { kind, amount, currency, valueDay, references, payerIban, text } = transaction;
  const [reference = ""] = references;
  const content = [kind, valueDay, amount, currency, reference, payerIban, text].join("\n");
  return {
    ...{ account, kind, amount, reference, valueDay },
    uetr: stated(transaction.uetr),
    transactionRef: stated(transaction.transactionRef),
    entryRef: stated(transaction.entryRef),
    entryPlace: transaction.index,
    contentKey: createHash("sha256").update(content).digest("hex").slice(0, 32),
  };
}

/** Some banks write a word where they have no reference. */
function stated(reference: string): string {
  return /^(NONREF|NOTPROVIDED|0*)$/i.test(reference) ? "" : reference;
}

export async function similarTransactions(
  ctx: BusinessContext,
  identities: TransactionIdentity[],
): Promise<StoredTransaction[]> {
  const distinct = (values: string[]) => [...new Set(values)].filter((value) => value !== "");
  const uetrs = distinct(identities.map(({ uetr }) => uetr));
  const transactionRefs = distinct(identities.map(({ transactionRef }) => transactionRef));
  const references = [...new Set(identities.map(({ reference }) => reference))];
  const entryRefs = distinct(identities.map(({ entryRef }) => entryRef));
  const places = identities.map(({ entryPlace }) => entryPlace);
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
  const rows = new Map<string, StoredTransaction>();
  for (const query of queries)
    for (const row of await query.orderBy("id").execute())
      rows.set(row.id, {
        ...{ id: row.id, paymentId: row.payment_id, account: row.account, kind: row.kind },
        ...{ amount: row.amount, uetr: row.uetr, transactionRef: row.transaction_ref },
        ...{ reference: row.reference, entryRef: row.entry_ref, entryPlace: row.entry_place },
        ...{ valueDay: row.value_day, contentKey: row.content_key },
      });
  return [...rows.values()];
}

export async function storeTransaction(
  ctx: BusinessContext,
  identity: TransactionIdentity,
  at: { bankFileId: string; paymentId: string | null; currency: string },
): Promise<string> {
  const id = ctx.newId();
  await ctx.db
    .insertInto("bank_transactions")
    .values({
      id,
      business_id: ctx.businessId,
      bank_file_id: at.bankFileId,
      payment_id: at.paymentId,
      ...{ account: identity.account, kind: identity.kind, amount: identity.amount },
      ...{ currency: at.currency, value_day: identity.valueDay, reference: identity.reference },
      ...{ uetr: identity.uetr, transaction_ref: identity.transactionRef, entry_ref: identity.entryRef },
      ...{ entry_place: identity.entryPlace, content_key: identity.contentKey },
    })
    .execute();
  return id;
}
