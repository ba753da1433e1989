import { useTranslation } from "#app/ui/translation.ts";
import type { ToDo } from "#app/features/dashboard/to-do.server.ts";
import { invoiceQueryString, NEWEST_FIRST } from "#app/features/invoices/list/invoice-query.ts";
import { NEWEST_OFFERS, offerQueryString } from "#app/features/offers/list/offer-query.ts";
import { paymentQueryString } from "#app/features/payments/payment-lists.ts";
import { paths } from "#app/paths.ts";
import { Amount } from "#app/ui/page/amount.tsx";
import { Band } from "#app/ui/page/page.tsx";
import { Link } from "#app/ui/links/link.tsx";

export function Today({ toDo }: { toDo: ToDo[] }) {
  const { t } = useTranslation();
  if (toDo.length === 0) return null;
  return (
    <Band title={t("dashboard:today.title")} hint={t("dashboard:today.hint")} bodyClass="">
      <ol className="todo">
        {toDo.map(({ kind, count, amount, names }) => (
          <li key={kind}>
            <span className="num">{count}</span>
            <p className="what">
              <strong>{t(`dashboard:today.${kind}`, { count })}</strong>
              <span>{names.join(", ")}</span>
            </p>
            <Amount value={amount} className="" />
            <Link
              className="button"
              to={addressOf(kind)}
              aria-label={`${t("dashboard:today.show")}: ${count} ${t(`dashboard:today.${kind}`, { count })}`}
            >
              {t("dashboard:today.show")}
            </Link>
          </li>
        ))}
      </ol>
    </Band>
  );
}

function addressOf(kind: ToDo["kind"]): string {
  if (kind === "remind") return paths.reminders;
  if (kind === "promises") return paths.invoices + invoiceQueryString(NEWEST_FIRST, { status: "overdue" });
  if (kind === "proposed") return paths.payments + paymentQueryString({ state: "proposed", search: "" });
  if (kind === "takenBack") return paths.takenBack;
  if (kind === "offers") return paths.offers + offerQueryString(NEWEST_OFFERS, { status: "accepted" });
  return paths.invoices + invoiceQueryString(NEWEST_FIRST, { status: kind });
}
