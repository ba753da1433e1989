import { formatMoney } from "#app/swiss/money.ts";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { AddressNote } from "#app/ui/papers/address-note.tsx";
import type { RunRow } from "#app/features/money/reminders/screens/run-row.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

interface RunRowProps {
  row: RunRow;
  isShown: boolean;
  canSend: boolean;
  anyway: boolean;
}

export function RunRowItem({ row, isShown, canSend, anyway }: RunRowProps) {
  const { t } = useTranslation();
  const { id, client, number, days, amount, rappen, currency, level, version, byEmail } = row;
  const letter = t("reminders:run.letter");
  return (
    <li className={isShown ? "is-here" : undefined}>
      <label className="tick">
        <input
          type="checkbox"
          name="id"
          value={id}
          data-amount={rappen}
          data-currency={currency}
          defaultChecked
          aria-label={t("reminders:run.row", { client, amount: formatMoney(rappen, currency) })}
        />
      </label>
      <div className="who">
        <strong>{client}</strong>
        <small>
          <Link className="nowrap" to={paths.invoice(id)}>
            {number}
          </Link>
          , {t("reminders:run.late", { count: days })}
        </small>
        <small className="num">
          <Parts {...row} />
        </small>
        {canSend && byEmail ? <AddressNote addressee={row.addressee} /> : null}
      </div>
      <p className="amount">{amount}</p>
      <div className="do">
        <input type="hidden" name={`level-${id}`} value={level} />
        <input type="hidden" name={`amount-${id}`} value={rappen} />
        <input type="hidden" name={`version-${id}`} value={version} />
        {canSend && byEmail ? (
          <select name={`way-${id}`} defaultValue="email" aria-label={t("reminders:run.wayOf", { client })}>
            <option value="email">{t("reminders:run.byEmail")}</option>
            <option value="post">{t("reminders:run.byPost")}</option>
          </select>
        ) : (
          <span className="soft small">{t("reminders:run.byPost")}</span>
        )}
        <May right="act">
          <button
            className="button button-quiet row-verb"
            formAction={paths.confirmAct}
            data-act={paths.remindToday(id)}
            name="row"
            value={id}
            aria-label={t("dashboard:verb.remindOf", { number, name: client })}
          >
            {t("dashboard:verb.remind")}
          </button>
        </May>
        {isShown ? (
          <a className="button button-quiet is-shown" href="#letter" aria-current="true">
            {letter}
          </a>
        ) : (
          <Link
            className="button button-quiet"
            to={paths.showLetter(id, anyway)}
            aria-label={t("reminders:run.letterOf", { client })}
          >
            {letter}
          </Link>
        )}
      </div>
    </li>
  );
}

function Parts({ open, interest, fee }: Pick<RunRow, "open" | "interest" | "fee">) {
  const { t } = useTranslation();
  if (!interest && !fee) return t("reminders:run.plain", { open });
  if (!fee) return t("reminders:run.withInterest", { open, interest });
  if (!interest) return t("reminders:run.withFee", { open, fee });
  return t("reminders:run.withBoth", { open, interest, fee });
}
