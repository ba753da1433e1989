import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openByAge } from "#app/features/money/statements/open-by-age.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { pageInstead, pageOf } from "#app/platform/lists/pages.ts";
import { usesEur } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { chosenCurrency, formatMoney } from "#app/swiss/money.ts";
import { CurrencyLinks } from "#app/ui/elements/lists/currency-links.tsx";
import { formatLongDay } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { AgeTable } from "#app/ui/clients/age-table.tsx";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "statements:ages.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const currency = chosenCurrency(url.searchParams);
  const found = await openByAge(ctx, pageOf(url.searchParams).page, currency);
  const last = pageInstead(found);
  if (last) throw redirect(paths.openByAge(last, currency));
  const hasEur = currency === "EUR" || (await usesEur(ctx));
  return { found, currency, hasEur, today: formatLongDay(ctx.today, ctx.locale) };
});

export default function OpenByAgePage() {
  const { t } = useTranslation();
  const { found, currency, hasEur, today } = useLoaderData<typeof loader>();
  const { page, limit, total, deleted } = found;
  return (
    <>
      <PageHead title={t("statements:ages.title")} />
      <div className="band is-open is-first">
        <div className="head">
          <p>{today}</p>
          <p>{t("clients:list.count", { count: total })}</p>
        </div>
        <div className="body stack">
          {hasEur ? <CurrencyLinks chosen={currency} to={paths.openByAge()} /> : null}
          {total > 0 ? (
            <>
              <AgeTable clients={found.clients} sums={found.sums} />
              <div className="actions">
                <a className="button" href={paths.agesPdf(currency)} download>
                  PDF
                </a>
              </div>
            </>
          ) : (
            <EmptyState
              title={hasEur ? t("statements:ages.nothingIn", { currency }) : t("statements:ages.nothing")}
              text={t("statements:ages.nothingText")}
              action={{ to: paths.invoices, label: t("invoice-list:title") }}
            />
          )}
          {deleted > 0 ? (
            <p>{t("statements:ages.deleted", { amount: formatMoney(deleted, currency) })}</p>
          ) : null}
          <Pagination
            page={page}
            limit={limit}
            total={total}
            href={(page) => paths.openByAge(page, currency)}
          />
        </div>
      </div>
    </>
  );
}
