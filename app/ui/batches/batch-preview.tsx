import {
  amountFor,
  type BatchClient,
  type OwnValues,
} from "#app/features/selling/batches/form/batch-form.ts";
import { fillFrom } from "#app/features/selling/invoices/texts/placeholders.ts";
import { PLAIN_PRICES, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { parseVatRate } from "#app/swiss/vat.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface BatchPreviewProps {
  clients: BatchClient[];
  values: FormValues;
  own: OwnValues;
  sender: string;
}

/** The usual case, an exception and a letter, as far as there are any. */
export function BatchPreview({ clients, values, own, sender }: BatchPreviewProps) {
  const { t } = useTranslation();
  const isOwn = ({ id }: BatchClient) => id in own.amounts || id in own.additions;
  const usual = clients.find((client) => !isOwn(client) && !client.isByPost) ?? clients[0];
  const special = clients.find((client) => isOwn(client) && client !== usual);
  const byPost = clients.find((client) => client.isByPost && client !== usual && client !== special);
  const leaves = [
    { client: usual, title: t("batches:preview.usual") },
    { client: special, title: t("batches:preview.own") },
    { client: byPost, title: t("batches:preview.post") },
  ];
  return (
    <div className="pile">
      {leaves.map(({ client, title }) =>
        client ? (
          <figure key={client.id}>
            <Leaf client={client} values={values} own={own} sender={sender} />
            <figcaption>
              <strong>{title}</strong>
              {client.name}
            </figcaption>
          </figure>
        ) : null,
      )}
    </div>
  );
}

function Leaf({ client, values, own, sender }: Omit<BatchPreviewProps, "clients"> & { client: BatchClient }) {
  const { t } = useTranslation();
  const { name, contact, city } = client;
  const price = amountFor(values, own, client.id) ?? 0;
  const vatRate = parseVatRate(textOf(values.vatRate)) ?? 0;
  const item = { quantity: 1000, unitPrice: price, vatRate, discount: "", total: price };
  const { total } = totalsOf([item], PLAIN_PRICES);
  const text = [textOf(values.text), own.additions[client.id]].filter(Boolean).join(", ");
  return (
    <div className="leaf">
      <p>{sender}</p>
      <p>
        {[name, ...client.address].map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </p>
      <p className="leaf-sum">
        <small>CHF</small>
        {formatAmount(total)}
      </p>
      <div className="leaf-row">
        <span>{fillFrom(text, { name, contact, city })}</span>
        <span>{formatAmount(price)}</span>
      </div>
      <p className="leaf-cut">{t("batches:preview.slip")}</p>
    </div>
  );
}
