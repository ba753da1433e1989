import { paths } from "#app/paths.ts";
import { ZERO_REASONS } from "#app/swiss/vat.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface DecideFormProps {
  what: "reason" | "activity";
  activities: { code: string; name: string }[];
  rows: { id: string; number: string; client: string; amount: string }[];
}

export function DecideForm({ what, activities, rows }: DecideFormProps) {
  const { t } = useTranslation();
  const choices =
    what === "reason"
      ? ZERO_REASONS.map((reason) => ({ value: reason, text: t(`tax:reason.${reason}`) }))
      : activities.map(({ code, name }) => ({ value: code, text: name }));
  return (
    <form method="post" className="stack">
      <p className="medium">{t(`tax:decide.${what}Text`)}</p>
      <CardTable
        caption={t("tax:decide.title")}
        heads={[
          t("tax:decide.choose"),
          t("tax:head.document"),
          t("tax:head.client"),
          numberHead(t("tax:head.turnover")),
        ]}
      >
        {rows.map(({ id, number, client, amount }) => (
          <tr key={id}>
            <td data-cell="meta">
              <input type="checkbox" name="id" value={id} aria-label={t("tax:decide.select", { number })} />
            </td>
            <td data-cell="title">
              <Link to={paths.invoice(id)}>{number}</Link>
            </td>
            <td data-cell="rest">{client}</td>
            <td data-cell="amount" className="num">
              {amount}
            </td>
          </tr>
        ))}
      </CardTable>
      <fieldset className="field">
        <legend className="label">{t(`tax:decide.${what}`)}</legend>
        {choices.map(({ value, text }) => (
          <label key={value} className="check">
            <input type="radio" name={what} value={value} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <div className="actions">
        <button className="button button-primary">{t("tax:decide.save")}</button>
      </div>
    </form>
  );
}
