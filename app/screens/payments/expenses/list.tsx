import { May } from "#app/ui/runtime/may.tsx";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { daysOfYear, yearsToChoose } from "#app/features/people/accounts/years/business-year.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import { expenseListRows } from "#app/features/taxes/expenses/expense-rows.ts";
import { sumsOfSpan } from "#app/features/taxes/expenses/expense-sums.server.ts";
import { openExpenses } from "#app/features/taxes/expenses/open-expenses.server.ts";
import { lastPaidFrom } from "#app/features/taxes/expenses/new-expense-form.server.ts";
import { listExpenses, sumsOfMatching } from "#app/features/taxes/expenses/expenses.server.ts";
import { expensesWithoutReceipt } from "#app/features/taxes/expenses/without-receipt.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { pageInstead, pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { formatChf } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { SearchForm } from "#app/ui/elements/lists/search-form.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { ExpenseTable } from "#app/ui/payments/expenses/expense-table.tsx";
import { NothingSpent } from "#app/ui/payments/expenses/nothing-spent.tsx";
import { WithoutReceipt } from "#app/ui/payments/expenses/without-receipt.tsx";
import type { DaySpan } from "#app/swiss/dates.ts";

export const handle = { title: "expenses:title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const search = searchOf(url.searchParams);
  const paid = url.searchParams.get("paid") === "open" ? "open" : "";
  const setting = await yearSettingOf(ctx);
  const wantedYear = paid ? "" : (/^\d{4}$/.exec(url.searchParams.get("year") ?? "")?.[0] ?? "");
  const days = wantedYear ? daysOfYear(setting, Number(wantedYear)) : null;
  const year = days ? wantedYear : "";
  const span = days ?? ALWAYS;
  const { page: wanted } = pageOf(url.searchParams);
  const query = { search, ...span, paidFrom: paid ? ("open" as const) : undefined };
  const found = await listExpenses(ctx, { ...query, page: wanted, byDueDay: paid !== "" });
  const { expenses, page, limit, total } = found;
  const last = pageInstead(found);
  if (last) throw redirect(paths.expenses({ search, year, paid }, last));
  const { gross, vat } = search || paid ? await sumsOfMatching(ctx, query) : await sumsOfSpan(ctx, span);
  return {
    search,
    year,
    paid,
    page,
    limit,
    total,
    years: yearsToChoose(setting, ctx.today, year ? Number(year) : undefined),
    gross: formatChf(gross),
    vat: formatChf(vat),
    rows: expenseListRows(expenses, ctx),
    open: await openExpenses(ctx),
    paying: paid ? { today: ctx.today, paidFrom: await lastPaidFrom(ctx) } : null,
    missing: search || paid || page > 1 ? NOTHING_MISSING : await missingReceipts(ctx, span),
  };
});

const ALWAYS = { from: "0001-01-01", to: "9999-12-31" };

const MISSING_SHOWN = 10;

const NOTHING_MISSING = { count: 0, sum: "", rows: [] };

async function missingReceipts(ctx: UserContext, span: DaySpan) {
  const { count, amount, newest } = await expensesWithoutReceipt(ctx, span, MISSING_SHOWN);
  return { count, sum: formatChf(amount), rows: expenseListRows(newest, ctx) };
}

export default function ExpenseList() {
  const { t } = useTranslation();
  const { search, year, paid, years, gross, vat, rows, open, paying, missing, page, limit, total } =
    useLoaderData<typeof loader>();
  const title = (
    <div className="title-row">
      <h1>{t("expenses:title")}</h1>
      <May right="expenses">
        <Link className="button button-primary" to={paths.readReceipt}>
          {t("expenses:capture.what")}
        </Link>
      </May>
    </div>
  );
  return (
    <>
      <PageHead title={title}>
        <p className="lead">{t("expenses:lead")}</p>
      </PageHead>
      {missing.count > 0 ? <WithoutReceipt {...missing} /> : null}
      <div className={missing.count > 0 ? "band" : "band is-open is-first"}>
        <div className="head stack">
          <p>{t("expenses:list.count", { count: total })}</p>
          <dl className="facts is-tight">
            {paid ? (
              <>
                <dt>{t("expenses:open.title")}</dt>
                <dd>{gross}</dd>
              </>
            ) : (
              <>
                <dt>{t("expenses:list.sum")}</dt>
                <dd>{gross}</dd>
                <dt>{t("expenses:list.inputTax")}</dt>
                <dd>{vat}</dd>
              </>
            )}
          </dl>
          {open.count > 0 || paid ? (
            <nav className="filters" aria-label={t("expenses:open.filter")}>
              <Link to={paths.expenses({ search, year })} aria-current={paid ? undefined : "true"}>
                {t("expenses:open.all")}
              </Link>
              <Link to={paths.expenses({ search, paid: "open" })} aria-current={paid ? "true" : undefined}>
                {t("expenses:open.title")} <span>{open.count}</span>
              </Link>
            </nav>
          ) : null}
          {paid ? null : (
            <nav className="filters" aria-label={t("expenses:list.years")}>
              {[{ year: "", name: t("expenses:list.allYears") }, ...years].map((one) => (
                <Link
                  key={one.year}
                  to={paths.expenses({ search, year: one.year })}
                  aria-current={one.year === year ? "true" : undefined}
                >
                  {one.name}
                </Link>
              ))}
            </nav>
          )}
        </div>
        <div className="body stack">
          {total > 0 || search ? (
            <SearchForm
              id="expense-search"
              to={paths.expenses()}
              search={search}
              label={t("expenses:list.search")}
              submit={t("clients:list.find")}
              kept={[...(year ? [["year", year] as const] : []), ...(paid ? [["paid", paid] as const] : [])]}
            />
          ) : null}
          {total > 0 ? (
            <ExpenseTable rows={rows} caption={t("expenses:list.caption", { page })} paying={paying} />
          ) : (
            <NothingSpent search={search} year={year} paid={paid} />
          )}
          <Pagination
            page={page}
            limit={limit}
            total={total}
            href={(number) => paths.expenses({ search, year, paid }, number)}
          />
        </div>
      </div>
    </>
  );
}
