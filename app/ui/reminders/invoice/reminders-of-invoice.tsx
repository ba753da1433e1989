import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceReminders } from "#app/features/money/reminders/screens/invoice-reminders.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { OpenClaims } from "./open-claims.tsx";
import { ReminderTable } from "./reminder-table.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function RemindersOfInvoice({
  id,
  version,
  ...reminders
}: InvoiceReminders & { id: string; version: number }) {
  const { rows, requests, claims, isOpen, brokenPromise } = reminders;
  const { t } = useTranslation();
  return (
    <Band title={t("reminders:invoice.title")} bodyClass="stack">
      {requests.map((request) => (
        <p key={request.id}>
          <a href={paths.debtRequestPdf(id, request.id)}>
            {t("reminders:collection.listed", { day: request.day })}
          </a>
        </p>
      ))}
      {rows.length > 0 ? <ReminderTable id={id} version={version} rows={rows} /> : null}
      <OpenClaims id={id} version={version} claims={claims} />
      {brokenPromise ? (
        <p className="status is-overdue">{t("reminders:promise.broken", { day: brokenPromise })}</p>
      ) : null}
      {isOpen ? <Stops id={id} {...reminders} /> : null}
    </Band>
  );
}

type StopsProps = Pick<InvoiceReminders, "isPaused" | "isDisputed" | "canRemind" | "canCollect"> & {
  id: string;
};

function Stops({ id, isPaused, isDisputed, canRemind, canCollect }: StopsProps) {
  const { t } = useTranslation();
  const may = useMay();
  if (!may("act")) return null;
  return (
    <div className="actions">
      {canRemind ? (
        <Link className="button" to={paths.remind(id)}>
          {t("reminders:invoice.remind")}
        </Link>
      ) : null}
      {canCollect ? (
        <Link className="button" to={paths.debtCollection(id)}>
          {t("reminders:collection.open")}
        </Link>
      ) : null}
      {isPaused ? (
        <form method="post" action={paths.resumeReminders(id)}>
          <button className="button">{t("reminders:invoice.resume")}</button>
        </form>
      ) : (
        <Link className="button button-quiet" to={paths.pauseReminders(id)}>
          {t("reminders:invoice.pause")}
        </Link>
      )}
      <Link className="button button-quiet" to={paths.promise(id)}>
        {t("reminders:promise.open")}
      </Link>
      {isDisputed ? (
        <form method="post" action={paths.settleDispute(id)}>
          <button className="button">{t("reminders:invoice.settle")}</button>
        </form>
      ) : (
        <Link className="button button-quiet" to={paths.dispute(id)}>
          {t("reminders:invoice.dispute")}
        </Link>
      )}
    </div>
  );
}
