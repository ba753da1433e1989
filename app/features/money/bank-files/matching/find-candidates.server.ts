import { type ExpressionBuilder, sql } from "kysely";
import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { amountDueColumn, settledColumn } from "#app/features/books/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { metRules } from "#app/features/money/payment-rules/met-rules.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { type Candidate, type Candidates, isOpen, MAX_OF_PAYER } from "./match.ts";
import { wordsOf } from "./words-of.ts";

const MAX_PAYERS = 5;

/** Each step looks up an index, so that the number of invoices does not matter. */
export async function findCandidates(ctx: BusinessContext, transaction: BankFacts): Promise<Candidates> {
  const { references, text, remittances, paidOn } = transaction;
  const byReference = references.length ? await found(ctx, "reference", references, paidOn) : [];
  const words = wordsOf([text, ...remittances.map(({ documentNumber }) => documentNumber)].join(" "));
  const byNumber = byReference.length === 0 && words.length ? await found(ctx, "number", words, paidOn) : [];
  const isMatched = byReference.length > 0 || byNumber.length > 0;
  if (isMatched) return { byReference, byNumber, ofPayer: [] };
  const rules = await metRules(ctx, transaction);
  const taught = rules.payer?.clientId ?? null;
  return { byReference, byNumber, ofPayer: await ofPayer(ctx, transaction, taught), rules };
}

async function found(
  ctx: BusinessContext,
  column: "reference" | "number",
  values: string[],
  paidOn: Day,
): Promise<Candidate[]> {
  const rows = await candidates(ctx).where(column, "in", values).limit(MAX_OF_PAYER).execute();
  return rows.map((row) => owedOn(paidOn, row));
}

async function ofPayer(
  ctx: BusinessContext,
  { payerName, payerIban, paidOn }: BankFacts,
  taught: string | null,
): Promise<Candidate[]> {
  const clientIds = taught ? [taught] : payerIban ? await clientsPayingFrom(ctx, payerIban) : [];
  // An index of the open ones alone is used only where the query says so literally.
  const open = (rows: ReturnType<typeof candidates>) =>
    rows
      .where("state", "=", sql.lit("sent"))
      .where("paid_on", "is", sql.lit(null))
      .where("archived_at", "is", null)
      .orderBy("due_date")
      .orderBy("id")
      .limit(MAX_OF_PAYER)
      .execute();
  const byClient = clientIds.length ? await open(candidates(ctx).where("client_id", "in", clientIds)) : [];
  const byName =
    payerName && !taught ? await open(candidates(ctx).where("sort_name", "=", fold(payerName))) : [];
  const all = new Map([...byClient, ...byName].map((row) => [row.id, owedOn(paidOn, row)]));
  const age = ({ dueDate, id }: Candidate) => dueDate + id;
  return [...all.values()].filter(isOpen).sort((a, b) => (age(a) < age(b) ? -1 : 1));
}

async function clientsPayingFrom(ctx: BusinessContext, iban: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("payments")
    .select("client_id")
    .distinct()
    .where("business_id", "=", ctx.businessId)
    .where("payer_iban", "=", iban)
    .where("state", "=", "booked")
    .where("client_id", "is not", null)
    .limit(MAX_PAYERS)
    .execute();
  return rows.flatMap(({ client_id }) => client_id ?? []);
}

export function candidates(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("invoices")
    .select((eb) => [
      ...(["id", "number", "client_id", "state", "archived_at", "paid_on", "reference"] as const),
      ...(["issue_date", "due_date", "skonto", "total", "currency"] as const),
      amountDueColumn(eb).as("due"),
      "charged",
      settledColumn(eb, ["interest", "reminder_fee"]).as("settledOfCharges"),
      firstChargedOn(eb).as("firstChargedOn"),
      settledColumn(eb, ["write_off"]).as("givenUp"),
      settledColumn(eb, ["credit"]).as("credited"),
    ])
    .where("business_id", "=", ctx.businessId);
}

function firstChargedOn({ selectFrom }: ExpressionBuilder<Schema, "invoices">) {
  return selectFrom("invoice_charges")
    .select(({ fn }) => fn.min<Day | null>("charged_on").as("day"))
    .whereRef("invoice_charges.invoice_id", "=", "invoices.id");
}

/** Money from before all letters pays nothing that these charged. */
function owedOn(day: Day, row: CandidateRow): Candidate {
  const candidate = candidateOf(row);
  const { due, openCharges } = candidate;
  const isBefore = row.firstChargedOn !== null && day < row.firstChargedOn && openCharges < due;
  return isBefore ? { ...candidate, due: due - openCharges, openCharges: 0 } : candidate;
}

type CandidateRow = Awaited<ReturnType<ReturnType<typeof candidates>["execute"]>>[number];

export function candidateOf(row: CandidateRow): Candidate {
  return {
    id: row.id,
    number: row.number,
    clientId: row.client_id,
    state: row.state,
    isArchived: row.archived_at !== null,
    isPaid: row.paid_on !== null,
    reference: row.reference,
    skonto: row.skonto,
    due: row.due,
    openCharges: row.charged - (row.settledOfCharges ?? 0),
    givenUp: row.givenUp ?? 0,
    total: row.total,
    currency: row.currency,
    credited: row.credited ?? 0,
    issueDate: row.issue_date,
    dueDate: row.due_date,
  };
}
