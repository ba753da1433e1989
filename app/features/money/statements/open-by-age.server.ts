import { sql } from "kysely";
import {
  businessInvoices,
  businessInvoicesById,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { hasStatus } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { addDays } from "#app/swiss/dates.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { type Age, AGES, type AgeSums, type OpenOfClient } from "./ages.ts";

interface OpenByAge {
  clients: OpenOfClient[];
  page: number;
  limit: number;
  /** Clients on all pages. */
  total: number;
  sums: AgeSums;
  /** What is still owed of deleted invoices, which are not listed. */
  deleted: Rappen;
}

const LIMIT = 25;

/** Outstanding amounts in one currency by client and by days since the due date; who owes most comes first. */
export async function openByAge(
  ctx: UserContext,
  page = 1,
  currency: Currency = "CHF",
  limit = LIMIT,
): Promise<OpenByAge> {
  const byClient = ctx.db.selectFrom(openInvoices(ctx, currency).as("open")).groupBy(["client_id", "typed"]);
  const rows = await byClient
    .select(["client_id", ({ fn }) => fn.max("id").as("latest"), ...sumsByAge()])
    .orderBy("total", "desc")
    .orderBy("latest")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const names = await namesOf(ctx, rows);
  const sums = await ctx.db
    .selectFrom(openInvoices(ctx, currency).as("open"))
    .select(sumsByAge())
    .executeTakeFirstOrThrow();
  return {
    clients: rows.map((row) => ({
      ...amountsIn(row),
      key: row.latest,
      clientId: row.client_id,
      name: names(row),
    })),
    page,
    limit,
    total: await countOf(ctx.db.selectFrom(byClient.select("client_id").as("client"))),
    sums: amountsIn(sums),
    deleted: await owedOfDeleted(ctx, currency),
  };
}

async function owedOfDeleted(ctx: UserContext, currency: Currency): Promise<Rappen> {
  const { due } = await ctx.db
    .selectFrom("invoices")
    .select((eb) => eb.fn.sum<Rappen | null>(amountDueColumn(eb)).as("due"))
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", sql.lit("sent"))
    .where("paid_on", "is", sql.lit(null))
    .where("archived_at", "is not", null)
    .where("currency", "=", currency)
    .executeTakeFirstOrThrow();
  return due ?? 0;
}

function openInvoices(ctx: UserContext, currency: Currency) {
  const since = (days: number) => addDays(ctx.today, -days);
  return businessInvoices(ctx)
    .where("currency", "=", currency)
    .where((eb) => eb.or([hasStatus(eb, "sent", ctx.today), hasStatus(eb, "overdue", ctx.today)]))
    .select((eb) => [
      "id",
      "client_id",
      eb.case().when("client_id", "is", null).then(eb.ref("sort_name")).else("").end().as("typed"),
      amountDueColumn(eb).as("due"),
      eb
        .case()
        .when("due_date", ">=", ctx.today)
        .then(sql.lit<Age>("notDue"))
        .when("due_date", ">=", since(30))
        .then(sql.lit<Age>("to30"))
        .when("due_date", ">=", since(60))
        .then(sql.lit<Age>("to60"))
        .when("due_date", ">=", since(90))
        .then(sql.lit<Age>("to90"))
        .else(sql.lit<Age>("older"))
        .end()
        .as("lateness"),
    ]);
}

function sumsByAge() {
  return [
    ...AGES.map((age) =>
      sql<Rappen | null>`sum(case when lateness = ${sql.lit(age)} then due else 0 end)`.as(age),
    ),
    sql<Rappen | null>`sum(due)`.as("total" as const),
  ];
}

function amountsIn(row: Record<keyof AgeSums, Rappen | null>): AgeSums {
  const { notDue, to30, to60, to90, older, total } = row;
  return {
    notDue: notDue ?? 0,
    to30: to30 ?? 0,
    to60: to60 ?? 0,
    to90: to90 ?? 0,
    older: older ?? 0,
    total: total ?? 0,
  };
}

interface Grouped {
  client_id: string | null;
  latest: string;
}

/** The names that clients have today, else those that the latest invoices say. */
async function namesOf(ctx: UserContext, rows: Grouped[]): Promise<(row: Grouped) => string> {
  if (rows.length === 0) return () => "";
  const clients = await ctx.db
    .selectFrom("clients")
    .select(["id", "name"])
    .where("business_id", "=", ctx.businessId)
    .where(
      "id",
      "in",
      rows.map(({ client_id }) => client_id ?? ""),
    )
    .execute();
  const invoices = await businessInvoicesById(
    ctx,
    rows.map(({ latest }) => latest),
  )
    .select(["id", "recipient"])
    .execute();
  return ({ client_id, latest }) => {
    const invoice = invoices.find(({ id }) => id === latest);
    const client = clients.find(({ id }) => id === client_id);
    return client?.name ?? (invoice ? fromJson(recipientSnapshot, invoice.recipient).name : "");
  };
}
