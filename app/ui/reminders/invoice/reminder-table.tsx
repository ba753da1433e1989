import { useTranslation } from "#app/ui/translation.ts";
import type { ReminderRow } from "#app/features/reminders/screens/invoice-reminders.ts";
import { paths } from "#app/paths.ts";
import { SeenVersion } from "#app/ui/forms/hidden/seen-version.tsx";
import { LevelMarks } from "#app/ui/reminders/run/level-marks.tsx";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";

interface ReminderTableProps {
  id: string;
  version: number;
  rows: ReminderRow[];
}

export function ReminderTable({ id, version, rows }: ReminderTableProps) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("reminders:invoice.title")}
      heads={[
        t("invoices:head.date"),
        t("reminders:invoice.level"),
        t("reminders:invoice.how"),
        numberHead(t("invoices:head.amount")),
      ]}
      hasActions
    >
      {rows.map(({ id: rid, isTogether, level, title, day, amount, how, to, canSend }) => (
        <tr key={rid}>
          <td data-cell="meta" className="date">
            {day}
          </td>
          <td data-cell="title">
            {title} <LevelMarks level={level} />
          </td>
          <td data-cell="rest" className="wrap-any">
            {t(`reminders:invoice.${how}`, { to })}
            {isTogether ? `, ${t("reminders:together.onLetter")}` : null}
          </td>
          <td data-cell="amount" className="num">
            {amount}
          </td>
          <td data-cell="actions">
            <div className="actions">
              <a
                className="button button-quiet"
                href={paths.reminderPdf(id, rid)}
                aria-label={t("reminders:invoice.pdfOf", { title })}
              >
                PDF
              </a>
              {canSend ? (
                <form method="post" action={paths.sendReminder(id, rid)}>
                  <SeenVersion version={version} />
                  <button className="button button-quiet">{t("reminders:invoice.send")}</button>
                </form>
              ) : null}
            </div>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
