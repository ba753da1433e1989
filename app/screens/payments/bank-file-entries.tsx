import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { BankFile } from "#app/features/money/bank-files/bank-file.ts";
import { findBankFile } from "#app/features/money/bank-files/bank-files.server.ts";
import { entryCounts, hasEntries } from "#app/features/money/bank-files/entries/entry-counts.ts";
import { type EntryList, isNoPayment } from "#app/features/money/bank-files/entries/entry-list.ts";
import { entryRows } from "#app/features/money/bank-files/entries/entry-rows.server.ts";
import { ENTRIES_A_PAGE, listEntries } from "#app/features/money/bank-files/entries/list-entries.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { pageInstead, pageOf } from "#app/platform/lists/pages.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { EntryFacts } from "#app/ui/payments/entries/entry-facts.tsx";
import { EntryFilters } from "#app/ui/payments/entries/entry-filters.tsx";
import { EntryTable } from "#app/ui/payments/entries/entry-table.tsx";

export const handle = { title: "payments:entries.title" };

export const loader = screenLoader(async (ctx, { params, url: { searchParams } }) => {
  const file = await findBankFile(ctx, params.id ?? "");
  const asked = { outcome: searchParams.get("outcome"), statement: searchParams.get("statement") };
  const statement = statementOf(file, asked.statement);
  const counts = hasEntries(file) ? entryCounts(file.statements, statement) : [];
  const list: EntryList = (counts.find(({ list }) => list === asked.outcome) ?? counts[0])?.list ?? "booked";
  const { page = 1 } = pageOf(searchParams);
  const total = counts.find((one) => one.list === list)?.count ?? 0;
  const pages = { page, limit: ENTRIES_A_PAGE, total };
  const number = statement === null ? 0 : statement + 1;
  const last = pageInstead(pages);
  if (last) throw redirect(paths.bankFileEntries(file.id, { outcome: list, statement: number, page: last }));
  const entries = total === 0 ? [] : await listEntries(ctx, file, { list, statement, page });
  return {
    file: { id: file.id, name: file.name },
    shown: { outcome: list, statement: number },
    isKept: hasEntries(file),
    counts,
    pages,
    hasStatements: statement === null && file.statements.length > 1,
    rows: await entryRows(ctx, file, entries),
  };
});

function statementOf({ statements }: BankFile, asked: string | null): number | null {
  const number = /^[1-9]\d{0,5}$/.test(asked ?? "") ? Number(asked) : 0;
  return number >= 1 && number <= statements.length ? number - 1 : null;
}

export default function BankFileEntries() {
  const { t } = useTranslation();
  const { file, shown, isKept, counts, pages, hasStatements, rows } = useLoaderData<typeof loader>();
  const [first] = rows;
  return (
    <>
      <PageHead
        title={t("payments:entries.title")}
        back={{ to: paths.bankFile(file.id), label: t("payments:file.title") }}
      />
      <div className="band is-open is-first">
        <div className="head stack">
          <EntryFacts file={file.name} statement={shown.statement > 0 ? first?.statement : undefined} />
        </div>
        <div className="body stack">
          {isKept ? null : <Message tone="note">{t("payments:entries.notKept")}</Message>}
          <EntryFilters id={file.id} shown={shown} counts={counts} />
          {rows.length ? <EntryTable list={shown.outcome} rows={rows} hasStatements={hasStatements} /> : null}
          <Pagination {...pages} href={(page) => paths.bankFileEntries(file.id, { ...shown, page })} />
          {isNoPayment(shown.outcome) ? <p className="small soft">{t("payments:entries.little")}</p> : null}
        </div>
      </div>
    </>
  );
}
