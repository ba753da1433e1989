import { useLoaderData } from "@remix-run/react";
import { missingMonths } from "#app/features/books/book/missing-rates.server.ts";
import { balancesScreen } from "#app/features/books/journal/balances.server.ts";
import { readSpan } from "#app/features/books/journal/span.ts";
import { currentYear, usualSpans } from "#app/features/taxes/year/current-year.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { BalanceTable } from "#app/ui/tax/journal/balance-table.tsx";
import { JournalSpan } from "#app/ui/tax/journal/journal-span.tsx";
import { JournalViews } from "#app/ui/tax/journal/journal-views.tsx";
import { MissingRates } from "#app/ui/tax/journal/missing-rates.tsx";

export const handle = { title: "journal:balances.title" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const { span, problems } = readSpan(searchParams, await currentYear(ctx));
  const spans = await usualSpans(ctx);
  const t = translator(ctx.locale);
  const errors = problems.map(({ code }) => t([`errors:${code}`]));
  if (errors.length > 0) return { span, spans, errors, missing: [], page: null };
  return {
    span,
    spans,
    errors,
    missing: await missingMonths(ctx, span),
    page: await balancesScreen(ctx, span),
  };
});

export default function Balances() {
  const { t } = useTranslation();
  const { span, spans, errors, missing, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("journal:balances.title")}>
        <p>{t("journal:balances.lead")}</p>
        <JournalViews here="balances" span={span} />
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        <JournalSpan span={span} spans={spans} of={{ page: paths.balances, at: paths.balancesOf }} />
        <MissingRates months={missing} />
        {errors.map((error) => (
          <Message key={error} tone="bad">
            {error}
          </Message>
        ))}
        {page === null ? null : page.rows.length > 0 ? (
          <BalanceTable span={span} {...page} />
        ) : (
          <p>{t("journal:none")}</p>
        )}
      </Band>
    </>
  );
}
