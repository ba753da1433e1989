import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { LeftOut } from "#app/features/money/reminders/screens/run-row.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";

interface LeftOffLetterProps {
  id: string;
  rows: LeftOut[];
  isEarly: boolean;
}

export function LeftOffLetter({ id, rows, isEarly }: LeftOffLetterProps) {
  const { t } = useTranslation();
  const hasTerm = rows.some(({ reason }) => reason === "term_running");
  if (rows.length === 0 && !isEarly) return null;
  return (
    <Band title={t("reminders:together.leftOut")} bodyClass="medium stack">
      {rows.length > 0 ? <p>{t("reminders:together.leftOutText")}</p> : null}
      {rows.length > 0 ? (
        <dl className="facts">
          {rows.map(({ id, number, text }) => [
            <dt key={id}>
              <Link to={paths.invoice(id)}>{number}</Link>
            </dt>,
            <dd key={`${id} =`}>{text}</dd>,
          ])}
        </dl>
      ) : null}
      {hasTerm || isEarly ? (
        <p>
          <Link to={paths.remindClient(id, !isEarly)}>
            {t(isEarly ? "reminders:together.withoutTerm" : "reminders:together.withTerm")}
          </Link>
        </p>
      ) : null}
    </Band>
  );
}
