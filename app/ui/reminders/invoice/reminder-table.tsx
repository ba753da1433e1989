import { useTranslation } from "#app/ui/translation.ts";
import type { ReminderRow } from "#app/features/reminders/screens/invoice-reminders.ts";
import { paths } from "#app/paths.ts";
import { ActionsHead } from "#app/ui/page/actions-head.tsx";
import { LevelMarks } from "#app/ui/reminders/run/level-marks.tsx";

export function ReminderTable({ id, rows }: { id: string; rows: ReminderRow[] }) {
  const { t } = useTranslation();
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{t("reminders:invoice.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("invoices:head.date")}</th>
          <th scope="col">{t("reminders:invoice.level")}</th>
          <th scope="col">{t("reminders:invoice.how")}</th>
          <th scope="col" className="num">
            {t("invoices:head.amount")}
          </th>
          <ActionsHead />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id: rid, level, title, day, amount, how, to, canSend }) => (
          <tr key={rid}>
            <td data-cell="meta" className="date">
              {day}
            </td>
            <td data-cell="title">
              {title} <LevelMarks level={level} />
            </td>
            <td data-cell="rest" className="wrap-any">
              {t(`reminders:invoice.${how}`, { to })}
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
                    <button className="button button-quiet">{t("reminders:invoice.send")}</button>
                  </form>
                ) : null}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
