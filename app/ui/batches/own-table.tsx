import { type BatchClient, ownField } from "#app/features/selling/batches/form/batch-form.ts";
import { fieldId, useFormField } from "#app/ui/forms/form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ExceptionTableProps {
  clients: BatchClient[];
  count: number;
  total: string;
}

export function ExceptionTable({ clients, count, total }: ExceptionTableProps) {
  const { t } = useTranslation();
  return (
    <table className="grid-edit">
      <caption className="visually-hidden">{t("batches:own.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("invoices:client")}</th>
          <th scope="col">{t("batches:own.addition")}</th>
          <th scope="col" className="num">
            {t("batches:what.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <OwnRow key={client.id} client={client} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("batches:own.total", { count })}</th>
          <td data-cell="none" />
          <td className="num">{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function OwnRow({ client: { id, name } }: { client: BatchClient }) {
  const { t } = useTranslation();
  const text = useFormField(ownField("text", id));
  const amount = useFormField(ownField("amount", id));
  const usual = useFormField("amount").value;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-cell="wide">
        <input
          name={ownField("text", id)}
          className={text.value ? "is-own" : undefined}
          aria-label={t("batches:own.textFor", { name })}
          defaultValue={text.value}
          maxLength={100}
        />
      </td>
      <td>
        <input
          id={fieldId("batch", ownField("amount", id))}
          name={ownField("amount", id)}
          className={amount.value ? "num is-own" : "num"}
          inputMode="decimal"
          aria-label={t("batches:own.amountFor", { name })}
          aria-invalid={amount.error ? true : undefined}
          placeholder={usual}
          defaultValue={amount.value}
        />
      </td>
    </tr>
  );
}
