import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Band } from "#app/ui/elements/page/page.tsx";

/** Minutes and seconds since the empty page. */
const STOPS = { client: "0:00", items: "0:15", slip: "0:45", send: "1:00" } as const;

export function Timetable() {
  const { t } = useTranslation();
  return (
    <Band
      title={t("home:timetable.title")}
      hint={t("home:timetable.hint")}
      className="is-open is-airy"
      bodyClass=""
    >
      <table className="timetable">
        <caption className="visually-hidden">{t("home:timetable.caption")}</caption>
        <tbody>
          {Object.entries(STOPS).map(([stop, time]) => (
            <tr key={stop}>
              <td className="at num">{time}</td>
              <td>{t(`home:timetable.${stop}.title`)}</td>
              <td>{t(`home:timetable.${stop}.text`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
