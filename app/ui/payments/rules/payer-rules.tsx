import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import { PostButton } from "#app/ui/payments/post-button.tsx";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";
import { useTranslation } from "#app/ui/translation.ts";

interface PayerRule {
  id: string;
  iban: string;
  clientId: string;
  clientName: string;
  since: string;
  decided: number;
}

export function PayerRules({ rules }: { rules: PayerRule[] }) {
  const { t } = useTranslation();
  return (
    <section className="stack" aria-labelledby="payer-rules">
      <h2 id="payer-rules" className="t-20">
        {t("payments:rules.payers")}
      </h2>
      {rules.length === 0 ? <p>{t("payments:rules.noPayers")}</p> : null}
      {rules.length ? (
        <CardTable
          caption={t("payments:rules.payers")}
          heads={[
            t("payments:rules.account"),
            t("invoices:head.client"),
            t("payments:rules.since"),
            numberHead(t("payments:rules.booked")),
          ]}
          hasActions
        >
          {rules.map(({ id, iban, clientId, clientName, since, decided }) => (
            <tr key={id}>
              <td data-cell="meta" className="nowrap">
                {iban}
              </td>
              <td data-cell="title">
                <Link to={paths.client(clientId)}>{clientName}</Link>
              </td>
              <td data-cell="rest" data-label={t("payments:rules.since")} className="date">
                {since}
              </td>
              <td data-cell="amount" className="num">
                {decided}
              </td>
              <td data-cell="actions">
                <div className="actions">
                  <PostButton
                    action={paths.forgetPaymentRule(id)}
                    label={t("payments:rules.forgetOf", { name: iban })}
                  >
                    {t("payments:rules.forget")}
                  </PostButton>
                </div>
              </td>
            </tr>
          ))}
        </CardTable>
      ) : null}
    </section>
  );
}
