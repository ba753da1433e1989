import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ReminderRow } from "#app/features/money/reminders/screens/invoice-reminders.ts";
import { paths } from "#app/paths.ts";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { LevelMarks } from "#app/ui/reminders/run/level-marks.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";

interface ReminderTableProps {
  id: string;
  version: number;
  rows: ReminderRow[];
}

export function ReminderTable({ id, version, rows }: ReminderTableProps) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <RecordTable
      caption={t("reminders:invoice.title")}
      rows={rows}
      columns={[
        { head: t("invoices:head.date"), place: "meta date", of: ({ day }) => day },
        {
          head: t("reminders:invoice.level"),
          place: "title",
          of: ({ title, level }) => (
            <>
              {title} <LevelMarks level={level} />
            </>
          ),
        },
        {
          head: t("reminders:invoice.how"),
          place: "rest wrap-any",
          of: ({ how, to, missed, isTogether, heldBack }) => (
            <>
              {t(`reminders:invoice.${how}`, { to, missed })}
              {heldBack ? `: ${heldBack}` : null}
              {isTogether ? `, ${t("reminders:together.onLetter")}` : null}
            </>
          ),
        },
        { head: t("invoices:head.amount"), place: "amount num", of: ({ amount }) => amount },
      ]}
      actions={({ id: rid, title, canSend }) => (
        <>
          <a
            className="button button-quiet"
            href={paths.reminderPdf(id, rid)}
            aria-label={t("reminders:invoice.pdfOf", { title })}
          >
            PDF
          </a>
          {canSend && may("act") ? (
            <form method="post" action={paths.sendReminder(id, rid)}>
              <SeenVersion version={version} />
              <button className="button button-quiet">{t("reminders:invoice.send")}</button>
            </form>
          ) : null}
        </>
      )}
    />
  );
}
