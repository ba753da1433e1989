import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ForgetButton } from "./forget-button.tsx";

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
        <RecordTable
          caption={t("payments:rules.payers")}
          rows={rules}
          columns={[
            { head: t("payments:rules.account"), place: "meta nowrap", of: ({ iban }) => iban },
            {
              head: t("invoices:head.client"),
              place: "title",
              of: ({ clientId, clientName }) => <Link to={paths.client(clientId)}>{clientName}</Link>,
            },
            {
              head: t("payments:rules.since"),
              place: "rest date",
              isLabelled: true,
              of: ({ since }) => since,
            },
            { head: t("payments:rules.booked"), place: "amount num", of: ({ decided }) => decided },
          ]}
          actions={({ id, iban }) => <ForgetButton id={id} name={iban} />}
        />
      ) : null}
    </section>
  );
}
