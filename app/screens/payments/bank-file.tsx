import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { BankFile } from "#app/features/money/bank-files/bank-file.ts";
import { findBankFile } from "#app/features/money/bank-files/bank-files.server.ts";
import { isKeptMapping } from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import { hasEntries } from "#app/features/money/bank-files/entries/entry-counts.ts";
import { taskOfBankFile } from "#app/features/money/bank-files/long/begin-long-import.server.ts";
import { fileNotes } from "#app/features/money/bank-files/file-notes.ts";
import { bankFileRows } from "#app/features/money/bank-files/file-rows.ts";
import { proofRows } from "#app/features/money/bank-files/proof/proof-rows.ts";
import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { paymentQueryString } from "#app/features/money/payments/payment-lists.ts";
import { PAYMENTS_A_PAGE } from "#app/features/money/payments/payment-query.ts";
import { paymentRows } from "#app/features/money/payments/rows/payment-rows.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { pageInstead, pageOf } from "#app/platform/lists/pages.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { FileFacts } from "#app/ui/payments/files/file-facts.tsx";
import { FileFigures } from "#app/ui/payments/files/file-figures.tsx";
import { FileMessage } from "#app/ui/payments/files/file-message.tsx";
import { FileProof } from "#app/ui/payments/files/file-proof.tsx";
import { FileNotes } from "#app/ui/payments/files/file-notes.tsx";
import { FilePayments } from "#app/ui/payments/files/file-payments.tsx";
import { CsvSourceFacts } from "#app/ui/payments/csv/csv-source.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "payments:file.title" };

/** A file of a year has one for each day. */
const MOST_PROOFS = 40;

export const loader = screenLoader(async (ctx, { id, url }) => {
  const file = await findBankFile(ctx, id);
  const task = file.state === "reading" ? await taskOfBankFile(ctx, file.id) : null;
  if (task) throw redirect(paths.progress(task));
  const { page = 1 } = pageOf(url.searchParams);
  const query = { bankFileId: file.id, search: "", page, limit: PAYMENTS_A_PAGE };
  const { payments, total } = await listPayments(ctx, query);
  const last = pageInstead({ ...query, total });
  if (last) throw redirect(paths.bankFilePage(file.id, last));
  const [row] = bankFileRows([file], ctx.locale);
  return {
    file: row!,
    undoneAt: file.undoneAt && formatInstant(file.undoneAt, ctx.locale),
    notes: fileNotes(file),
    entries: entriesOf(file),
    proofs: proofRows(file.statements.slice(0, MOST_PROOFS), ctx.locale),
    rows: await paymentRows(ctx, payments),
    csv: file.csv && { ...file.csv, isKept: await isKeptMapping(ctx, file.csv.mappingId) },
    list: { page, limit: PAYMENTS_A_PAGE, total },
  };
});

function entriesOf(file: BankFile): "listed" | "gone" | "none" {
  if (file.state !== "done") return "none";
  return hasEntries(file) ? "listed" : "gone";
}

export default function BankFileResult() {
  const { t } = useTranslation();
  const { file, undoneAt, notes, entries, proofs, rows, list, csv } = useLoaderData<typeof loader>();
  const { id, state, counts } = file;
  return (
    <>
      <PageHead
        title={t("payments:file.title")}
        back={{ to: paths.importBankFile, label: t("payments:import.title") }}
      />
      <div className="band is-open is-first">
        <div className="head stack">
          <FileFacts file={file} />
        </div>
        <div className="body stack-wide">
          <FileMessage file={file} undoneAt={undoneAt} />
          <FileFigures counts={counts} />
          {state === "done" && counts.proposed > 0 ? (
            <div className="actions">
              <Link
                className="button button-primary"
                to={paths.payments + paymentQueryString({ state: "proposed", search: "" })}
              >
                {t("payments:file.review")}
              </Link>
            </div>
          ) : null}
          {rows.length ? <FilePayments rows={rows} /> : null}
          <Pagination {...list} href={(page) => paths.bankFilePage(id, page)} />
          <FileNotes id={id} notes={notes} entries={entries} />
          {csv ? <CsvSourceFacts csv={csv} /> : null}
        </div>
      </div>
      {proofs.map((proof) => (
        <FileProof key={proof.id} proof={proof} file={file} isCsv={csv !== null} />
      ))}
    </>
  );
}
