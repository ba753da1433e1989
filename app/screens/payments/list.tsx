import { useMay } from "#app/ui/runtime/use-may.ts";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { latestStatements } from "#app/features/money/bank-files/latest-statements.server.ts";
import { countReversals } from "#app/features/money/bank-files/reversals/list-reversals.server.ts";
import { statementFacts } from "#app/features/money/bank-files/statement-facts.ts";
import { countPayments, listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { PAYMENT_LISTS, paymentQueryString, shownList } from "#app/features/money/payments/payment-lists.ts";
import { PAYMENTS_A_PAGE, readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { paymentRows } from "#app/features/money/payments/rows/payment-rows.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { pageInstead } from "#app/platform/lists/pages.ts";
import { formatSums } from "#app/swiss/currency/sums.ts";
import { paths } from "#app/paths.ts";
import { ListKeys } from "#app/ui/shell/keyboard/list-keys.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { FirstVisit } from "#app/ui/payments/first-visit.tsx";
import { NoPayments } from "#app/ui/payments/no-payments.tsx";
import { PaymentFilters } from "#app/ui/payments/payment-filters.tsx";
import { PaymentTable } from "#app/ui/payments/payment-table.tsx";
import { ReviewLists } from "#app/ui/payments/review/review-lists.tsx";
import { StatementFacts } from "#app/ui/payments/files/statement-facts.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "payments:title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const counts = await countPayments(ctx);
  const asked = readPaymentQuery(url.searchParams);
  const query = {
    state: shownList(asked.state, counts),
    search: asked.search,
    page: asked.page,
    limit: PAYMENTS_A_PAGE,
  };
  const { payments, total, amount } = await listPayments(ctx, query);
  const last = pageInstead({ ...query, total });
  if (last) throw redirect(paths.payments + paymentQueryString(query, last));
  const statements = await latestStatements(ctx);
  const { waiting: takenBack } = await countReversals(ctx);
  return {
    query,
    counts,
    total,
    takenBack,
    sum: formatSums(amount),
    rows: await paymentRows(ctx, payments),
    facts: statementFacts(statements, ctx.locale),
  };
});

export default function PaymentsPage() {
  const { t } = useTranslation();
  const { query, counts, total, takenBack, sum, rows, facts } = useLoaderData<typeof loader>();
  const may = useMay();
  const isReviewed = query.state === "proposed" && may("act");
  const isFirst = facts === null && PAYMENT_LISTS.every((name) => counts[name] === 0);
  const title = (
    <div className="title-row">
      <h1>{t("payments:title")}</h1>
      {isFirst || !may("act") ? null : (
        <Link className="button" to={paths.importBankFile}>
          {t("payments:list.import")}
        </Link>
      )}
    </div>
  );
  if (isFirst) return <FirstPage title={title} />;
  return (
    <>
      <PageHead title={title} />
      <div className="band is-open is-first">
        <div className="head stack">{facts ? <StatementFacts {...facts} /> : null}</div>
        <div className="body stack">
          <PaymentFilters query={query} counts={counts} takenBack={takenBack} />
          {rows.length === 0 ? (
            <NoPayments search={query.search} />
          ) : isReviewed ? (
            <ReviewLists rows={rows} />
          ) : (
            <PaymentTable list={query.state} rows={rows} />
          )}
          <Pagination
            page={query.page}
            limit={query.limit}
            total={total}
            href={(page) => paths.payments + paymentQueryString(query, page)}
          />
          {isReviewed ? null : (
            <div className="title-row">
              {rows.length ? (
                <p className="list-sum">{t("payments:list.sum", { count: total, sum })}</p>
              ) : (
                <span />
              )}
              <ListKeys />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function FirstPage({ title }: { title: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} />
      <div className="band is-open is-first">
        <div className="head">
          <p>
            <Link to={paths.expenses()}>{t("expenses:title")}</Link>
          </p>
        </div>
        <div className="body stack-wide medium">
          <FirstVisit />
        </div>
      </div>
    </>
  );
}
