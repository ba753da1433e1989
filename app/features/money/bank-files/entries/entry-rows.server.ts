import type { BankFile, StatementSummary } from "#app/features/money/bank-files/bank-file.ts";
import { ownBankFiles } from "#app/features/money/bank-files/bank-files.server.ts";
import {
  type StoredTransaction,
  withFacts,
} from "#app/features/money/bank-files/identity/stored-transactions.server.ts";
import { signed, namedStatement } from "#app/features/money/bank-files/proof/proof-rows.ts";
import {
  REVERSAL_STATES,
  type ReversalState,
} from "#app/features/money/bank-files/reversals/reversal-state.ts";
import { findPayments } from "#app/features/books/ledger/payments.server.ts";
import { withAllocations } from "#app/features/money/payments/list-payments.server.ts";
import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { paymentRows } from "#app/features/money/payments/rows/payment-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay, formatInstant } from "#app/swiss/dates.ts";
import { formatReference, guessReferenceType } from "#app/swiss/reference.ts";
import type { EntryRow, EntryState } from "./entry-row.ts";
import type { ListedEntry } from "./list-entries.server.ts";

export async function entryRows(
  ctx: UserContext,
  file: Pick<BankFile, "id" | "statements">,
  listed: ListedEntry[],
): Promise<EntryRow[]> {
  const transactions = await transactionsOf(ctx, listed);
  const payments = await paymentsOf(ctx, [...transactions.values()]);
  const files = await earlierFiles(ctx, file, listed);
  const batches = await batchesAmong(ctx, file, listed);
  return listed.map((entry) => {
    const transaction = transactions.get(entry.transactionId ?? "");
    const payment = payments.get(transaction?.paymentId ?? "");
    const [stated = entry.reference] = transaction?.facts.references ?? [];
    const isBatch = batches.has(`${entry.statement} ${entry.entryIndex}`);
    return {
      statement: nameOf(file.statements[entry.statement], ctx.locale),
      entry: entry.entryIndex + 1,
      part: isBatch ? String(entry.index + 1) : "",
      day: formatDay(entry.day, ctx.locale),
      amount: entry.currency === "CHF" ? signed(entry.amount) : inCurrency(entry),
      name: transaction?.facts.payerName ?? entry.name,
      reference: formatReference(guessReferenceType(stated, ""), stated),
      text: transaction?.facts.text ?? entry.text,
      list: entry.list,
      why: payment && payment.state !== "reversed" ? payment.why : { key: "", amount: "" },
      now: nowOf(entry, transaction, payment),
      invoices: payment?.invoices ?? [],
      assignableId: payment && ASSIGNABLE.includes(payment.state) ? payment.id : "",
      takenBack: payment?.state === "reversed" ? "met" : reversalStateOf(transaction),
      earlier: files.get(entry.earlierFileId ?? "") ?? null,
    };
  });
}

function nameOf(statement: StatementSummary | undefined, locale: Locale): EntryRow["statement"] {
  return statement ? namedStatement(statement, locale) : { number: "", day: "" };
}

const ASSIGNABLE: EntryState[] = ["proposed", "unassigned", "ignored"];

function inCurrency({ amount, currency }: ListedEntry): string {
  return amount === null ? "" : `${currency}\u00a0${signed(amount)}`;
}

/** The present outcome where it differs from that of the import; always stated for known payments. */
function nowOf(
  { list, transactionId }: ListedEntry,
  transaction: StoredTransaction | undefined,
  payment: PaymentRow | undefined,
): EntryState | "" {
  if (transactionId === null) return "";
  const reversal = reversalStateOf(transaction);
  if (reversal !== "") return isAsRead(list, reversal) ? "" : reversal;
  return payment && list !== payment.state ? payment.state : "";
}

function isAsRead(list: ListedEntry["list"], state: ReversalState): boolean {
  return (list === "waiting" && state === "waiting") || (list === "reversed" && state === "met");
}

function reversalStateOf(transaction: StoredTransaction | undefined): ReversalState | "" {
  return REVERSAL_STATES.find((state) => state === transaction?.state) ?? "";
}

async function transactionsOf(
  ctx: UserContext,
  listed: ListedEntry[],
): Promise<Map<string, StoredTransaction>> {
  const ids = listed.flatMap(({ transactionId }) => transactionId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("bank_transactions")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map((await withFacts(ctx, rows)).map((transaction) => [transaction.id, transaction]));
}

async function paymentsOf(
  ctx: UserContext,
  transactions: StoredTransaction[],
): Promise<Map<string, PaymentRow>> {
  const ids = [...new Set(transactions.flatMap(({ paymentId }) => paymentId ?? []))];
  const payments = [...(await findPayments(ctx, ids)).values()];
  const rows = await paymentRows(ctx, await withAllocations(ctx, payments));
  return new Map(rows.map((row) => [row.id, row]));
}

async function earlierFiles(
  ctx: UserContext,
  file: Pick<BankFile, "id">,
  listed: ListedEntry[],
): Promise<Map<string, NonNullable<EntryRow["earlier"]>>> {
  const ids = [...new Set(listed.flatMap(({ earlierFileId }) => earlierFileId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await ownBankFiles(ctx).select(["id", "name", "created_at"]).where("id", "in", ids).execute();
  return new Map(
    rows.map(({ id, name, created_at }) => [
      id,
      { id, name, at: formatInstant(created_at, ctx.locale), isThis: id === file.id },
    ]),
  );
}

/** Statement and entry of those that have more than one transaction. */
async function batchesAmong(
  ctx: UserContext,
  { id }: Pick<BankFile, "id">,
  listed: ListedEntry[],
): Promise<Set<string>> {
  const distinct = (numbers: number[]) => [...new Set(numbers)];
  if (listed.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom("bank_entries")
    .select(["statement", "entry"])
    .where("business_id", "=", ctx.businessId)
    .where("bank_file_id", "=", id)
    .where("statement", "in", distinct(listed.map(({ statement }) => statement)))
    .where("entry", "in", distinct(listed.map(({ entryIndex }) => entryIndex)))
    .where("part", "=", 1)
    .execute();
  return new Set(rows.map(({ statement, entry }) => `${statement} ${entry}`));
}
