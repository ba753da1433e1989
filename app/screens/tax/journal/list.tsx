import { useLoaderData } from "@remix-run/react";
import { missingMonths } from "#app/features/books/book/missing-rates.server.ts";
import { journalScreen } from "#app/features/books/journal/screen-page.server.ts";
import { readSpan } from "#app/features/books/journal/span.ts";
import { currentYear, usualSpans } from "#app/features/taxes/year/current-year.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { JournalFiles } from "#app/ui/tax/journal/journal-files.tsx";
import { JournalSpan } from "#app/ui/tax/journal/journal-span.tsx";
import { JournalViews } from "#app/ui/tax/journal/journal-views.tsx";
import { MissingRates } from "#app/ui/tax/journal/missing-rates.tsx";
import { Steps } from "#app/ui/tax/steps.tsx";
import { JournalTable } from "#app/ui/tax/journal/journal-table.tsx";

export const handle = { title: "journal:title" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const { span, problems } = readSpan(searchParams, await currentYear(ctx));
  const spans = await usualSpans(ctx);
  const account = searchParams.get("account") ?? "";
  const t = translator(ctx.locale);
  const errors = problems.map(({ code }) => t([`errors:${code}`]));
  const nothing = { missing: [], rows: [], next: "", isFirst: true };
  if (errors.length > 0) return { span, spans, errors, account, ...nothing };
  const missing = await missingMonths(ctx, span);
  const page = await journalScreen(ctx, { ...span, account }, searchParams.get("after") ?? "");
  return { span, spans, errors, account, missing, ...page };
});

export default function JournalPage() {
  const { t } = useTranslation();
  const { span, spans, errors, account, missing, rows, next, isFirst } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("journal:title")}>
        <p>{t("journal:lead")}</p>
        <JournalViews here="days" span={span} />
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        <JournalSpan span={span} spans={spans} />
        <MissingRates months={missing} />
        {errors.map((error) => (
          <Message key={error} tone="bad">
            {error}
          </Message>
        ))}
        {account ? (
          <p>
            {t("journal:balances.only", { account })}{" "}
            <Link to={paths.journalOf(span)}>{t("journal:balances.allAccounts")}</Link>
          </p>
        ) : null}
        {rows.length > 0 ? <JournalTable rows={rows} /> : <p>{t("journal:none")}</p>}
        <Steps
          first={isFirst ? null : paths.journalOf(span, { account })}
          next={next ? paths.journalOf(span, { account, after: next }) : null}
        />
        {rows.length > 0 && !account ? <JournalFiles {...span} /> : null}
      </Band>
    </>
  );
}
