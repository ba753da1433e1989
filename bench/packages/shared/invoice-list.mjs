import { db } from "./database.mjs";

const PAGE_SIZE = 10;
const NOT_SUMMED = ["cancelled", "withdrawn"];

/** What the frame of every page asks for: the plan, and the subscription that pays for it. */
export async function findPlan({ businessId }) {
  const business = await db
    .selectFrom("businesses")
    .select(["id", "plan", "billing_period"])
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();
  const subscription = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("business_id", "=", businessId)
    .executeTakeFirst();
  return { plan: business.plan, isPaid: subscription?.status === "active" };
}

/** The page of the list with everything that stands around it, formatted. */
export async function findInvoiceList({ businessId }, page = 1) {
  const today = new Date().toISOString().slice(0, 10);
  const statuses = await findStatuses(businessId, today);
  const settings = await db
    .selectFrom("reminder_settings")
    .selectAll()
    .where("business_id", "=", businessId)
    .executeTakeFirst();
  const invoices = db
    .selectFrom("invoices")
    .where("business_id", "=", businessId)
    .where("archived_at", "is", null)
    .where("kind", "=", "invoice");
  const { found, amount } = await invoices
    .select(({ fn }) => [
      fn.countAll().as("found"),
      fn.sum("total").filterWhere("state", "not in", NOT_SUMMED).as("amount"),
    ])
    .executeTakeFirstOrThrow();
  const rows = await invoices
    .select(["id", "number", "state", "paid_on", "recipient", "issue_date", "due_date", "total", "settled"])
    .orderBy("issue_date", "desc")
    .orderBy("id", "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const end = (direction) =>
    invoices.select("issue_date").orderBy("issue_date", direction).limit(1).executeTakeFirst();
  const months = [await end("asc"), await end("desc")].map((row) => row?.issue_date.slice(0, 7) ?? "");
  const of = (status) => statuses.find((row) => row.status === status);
  const counts = Object.fromEntries(
    ["draft", "sent", "paid", "overdue"].map((status) => [status, of(status)?.count ?? 0]),
  );
  const open = (of("sent")?.due ?? 0) + (of("overdue")?.due ?? 0);
  return {
    page,
    pageSize: PAGE_SIZE,
    found,
    months,
    reminds: settings?.mode ?? "suggest",
    counts: { all: found, ...counts },
    open: formatAmount(open),
    sum: `CHF ${formatAmount(amount ?? 0)}`,
    rows: rows.map((row) => rowOf(row, today)),
  };
}

function findStatuses(businessId, today) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom("invoices")
        .where("business_id", "=", businessId)
        .where("archived_at", "is", null)
        .select(({ eb }) => [
          eb("total", "-", eb.ref("settled")).as("due"),
          eb
            .case()
            .when(eb.and([eb("state", "=", "sent"), eb("paid_on", "is not", null)]))
            .then("paid")
            .when(eb.and([eb("state", "=", "sent"), eb("due_date", "<", today)]))
            .then("overdue")
            .else(eb.ref("state"))
            .end()
            .as("status"),
        ])
        .as("invoice"),
    )
    .select(({ fn }) => ["status", fn.countAll().as("count"), fn.sum("due").as("due")])
    .groupBy("status")
    .execute();
}

function rowOf(row, today) {
  const sent = row.paid_on ? "paid" : row.due_date < today ? "overdue" : "sent";
  return {
    id: row.id,
    number: row.number,
    client: JSON.parse(row.recipient).name,
    issued: formatDay(row.issue_date),
    status: row.state === "sent" ? sent : row.state,
    total: formatAmount(row.total),
    amount: row.total,
  };
}

/** `2026-11-21` as 21.11.2026 */
function formatDay(day) {
  return day.split("-").reverse().join(".");
}

/** Rappen as 1'234.50 */
function formatAmount(rappen) {
  return (rappen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, "'");
}
