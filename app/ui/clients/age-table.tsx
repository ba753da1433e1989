import { AGES, type AgeSums, type OpenOfClient } from "#app/features/money/statements/ages.ts";
import { invoiceQueryString, NEWEST_FIRST } from "#app/features/selling/invoices/list/invoice-query.ts";
import { paths } from "#app/paths.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface AgeTableProps {
  clients: OpenOfClient[];
  sums: AgeSums;
}

export function AgeTable({ clients, sums }: AgeTableProps) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("statements:ages.title")}
      heads={[
        t("invoices:head.client"),
        ...AGES.map((age) => numberHead(t(`statements:ages.${age}`))),
        numberHead(t("invoices:total")),
      ]}
      foot={
        <tr>
          <th scope="row" data-cell="title">
            {t("statements:ages.all")}
          </th>
          <Amounts sums={sums} />
        </tr>
      }
    >
      {clients.map((client) => (
        <tr key={client.key}>
          <td data-cell="title">
            <Link className="row-link" to={addressOf(client)}>
              {client.name}
            </Link>
          </td>
          <Amounts sums={client} />
        </tr>
      ))}
    </CardTable>
  );
}

function Amounts({ sums }: { sums: AgeSums }) {
  const { t } = useTranslation();
  return (
    <>
      {AGES.map((age) => (
        <td
          key={age}
          data-cell={sums[age] ? "rest" : "none"}
          data-label={t(`statements:ages.${age}`)}
          className="num"
        >
          {shown(sums[age])}
        </td>
      ))}
      <td data-cell="amount" className="num">
        <strong>{formatAmount(sums.total)}</strong>
      </td>
    </>
  );
}

function shown(amount: Rappen): string {
  return amount ? formatAmount(amount) : "–";
}

function addressOf({ clientId, name }: OpenOfClient): string {
  if (clientId) return paths.client(clientId);
  return paths.invoices + invoiceQueryString(NEWEST_FIRST, { search: name });
}
