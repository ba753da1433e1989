import { listPayments, type PaymentPage } from "#app/features/money/payments/list-payments.server.ts";
import { paymentQueryString } from "#app/features/money/payments/payment-lists.ts";
import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { paymentRows } from "#app/features/money/payments/rows/payment-rows.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { sumsByCurrency, sumsOfOne } from "#app/swiss/currency/sums.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { TodayRow } from "./today-row.ts";

/** The newest proposals that are looked at; as many can be undone. */
const MOST = 20;

/** Proposals that are less sure than a reference. */
const SINGLE = 3;

const NAMED = 3;

export function proposedPayments(ctx: UserContext): Promise<PaymentPage> {
  return listPayments(ctx, { state: "proposed", search: "", page: 1, limit: MOST });
}

/** All whose reference names their invoice are one row, as a person reads them. */
export async function paymentsToday(ctx: UserContext, { payments }: PaymentPage): Promise<TodayRow[]> {
  const rows = await paymentRows(ctx, payments);
  const sure = rows.filter(({ group }) => group === "reference");
  const others = rows.filter(({ group }) => group !== "reference").slice(0, SINGLE);
  const single = (row: PaymentRow) => rowOf(ctx, row);
  return sure.length > 1 ? [together(sure), ...others.map(single)] : [...sure, ...others].map(single);
}

const OPEN = paths.payments + paymentQueryString({ state: "proposed", search: "" });

const COMMON = { open: OPEN, act: paths.confirmPayments, state: "payments" as const };

function together(rows: PaymentRow[]): TodayRow {
  const names = [...new Set(rows.map(({ payer }) => payer))].filter(Boolean);
  return {
    ...COMMON,
    key: "confirmAll",
    verb: "confirmAll",
    name: names.slice(0, NAMED).join(", ") + (names.length > NAMED ? " …" : ""),
    about: "",
    number: "",
    count: rows.length,
    amount: sumsByCurrency(rows, ({ rappen }) => rappen),
    fields: rows.map(({ id }) => ["id", id]),
  };
}

function rowOf(ctx: UserContext, row: PaymentRow): TodayRow {
  const t = translator(ctx.locale);
  const numbers = row.invoices.map(({ number }) => number).join(", ");
  const why = t([`payments:why.${row.why.key}`], { amount: row.why.amount });
  return {
    ...COMMON,
    key: row.id,
    verb: "confirm",
    name: row.payer,
    about: [numbers, why].filter(Boolean).join(", "),
    number: "",
    count: 1,
    amount: sumsOfOne(row.rappen, row.currency),
    fields: [["id", row.id]],
  };
}
