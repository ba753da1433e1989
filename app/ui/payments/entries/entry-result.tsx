import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { EntryRow } from "#app/features/money/bank-files/entries/entry-row.ts";
import { paths } from "#app/paths.ts";
import { AssignLink } from "#app/ui/payments/assign/assign-link.tsx";
import { InvoiceLinks } from "#app/ui/payments/payment-text.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

/** What became of an entry when the file was read, what it is now, and where that can be looked at. */
export function EntryResult({ row }: { row: EntryRow }) {
  const { t } = useTranslation();
  const { list, why, now, invoices, takenBack } = row;
  return (
    <>
      {t(`payments:entries.result.${list}`)}
      {invoices.length ? (
        <>
          {": "}
          <InvoiceLinks invoices={invoices} />
        </>
      ) : null}
      {now ? (
        <small className="payment-text">
          {t("payments:entries.now", { state: t(`payments:entries.state.${now}`) })}
        </small>
      ) : null}
      {why.key ? <small className="payment-text">{t(`payments:why.${why.key}`, why)}</small> : null}
      <Earlier row={row} />
      {takenBack ? (
        <small className="payment-text">
          <Link to={paths.takenBackPage(takenBack, 1)}>{t(`payments:entries.takenBack.${takenBack}`)}</Link>
        </small>
      ) : null}
      <Assignable row={row} />
    </>
  );
}

function Earlier({ row: { earlier } }: { row: EntryRow }) {
  const { t } = useTranslation();
  if (!earlier) return null;
  if (earlier.isThis) return <small className="payment-text">{t("payments:entries.earlierHere")}</small>;
  const { id, name, at } = earlier;
  return (
    <small className="payment-text">
      <Link to={paths.bankFile(id)}>{t("payments:entries.earlier", { name, at })}</Link>
    </small>
  );
}

function Assignable({ row: { assignableId, name } }: { row: EntryRow }) {
  const { t } = useTranslation();
  if (!assignableId) return null;
  const payer = name || t("payments:unknownPayer");
  return (
    <small className="payment-text">
      <AssignLink id={assignableId} className="" label={t("payments:assign.of", { payer })}>
        {t("payments:entries.payment")}
      </AssignLink>
    </small>
  );
}
