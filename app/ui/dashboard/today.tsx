import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { TodayList } from "#app/features/front/dashboard/today/today.server.ts";
import type { ToDo } from "#app/features/front/dashboard/to-do.server.ts";
import { invoiceQueryString, NEWEST_FIRST } from "#app/features/selling/invoices/list/invoice-query.ts";
import { NEWEST_OFFERS, offerQueryString } from "#app/features/selling/offers/list/offer-query.ts";
import { paymentQueryString } from "#app/features/money/payments/payment-lists.ts";
import { formatSums } from "#app/swiss/currency/sums.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { ToDoList } from "#app/ui/elements/lists/to-do-list.tsx";
import { TodayKeys } from "./today-keys.tsx";
import { TodayTable } from "./today-table.tsx";

export function Today({ rows, rest }: TodayList) {
  const { t } = useTranslation();
  if (rows.length + rest.length === 0) return null;
  return (
    <Band title={t("dashboard:today.title")} hint={t("dashboard:today.hint")} bodyClass="stack">
      {rows.length ? (
        <div>
          <TodayTable rows={rows} />
          <TodayKeys />
        </div>
      ) : null}
      {rest.length ? <Rest toDo={rest} /> : null}
    </Band>
  );
}

function Rest({ toDo }: { toDo: ToDo[] }) {
  const { t } = useTranslation();
  return (
    <ToDoList
      items={toDo.map(({ kind, count, amount, names, to = addressOf(kind) }) => ({
        count,
        what: t(`dashboard:today.${kind}`, { count }),
        names,
        amount: amount.CHF || amount.EUR ? formatSums(amount) : "",
        to,
        verb: t("dashboard:today.show"),
      }))}
    />
  );
}

function addressOf(kind: ToDo["kind"]): string {
  if (kind === "changes") return paths.clients;
  if (kind === "vat") return paths.accounting;
  if (kind === "remind") return paths.reminders;
  if (kind === "promises") return paths.invoices + invoiceQueryString(NEWEST_FIRST, { status: "overdue" });
  if (kind === "proposed") return paths.payments + paymentQueryString({ state: "proposed", search: "" });
  if (kind === "takenBack") return paths.takenBack;
  if (kind === "offers") return paths.offers + offerQueryString(NEWEST_OFFERS, { status: "accepted" });
  return paths.invoices + invoiceQueryString(NEWEST_FIRST, { status: kind });
}
