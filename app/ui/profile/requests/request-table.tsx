import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface RequestRow {
  id: string;
  time: string;
  method: string;
  address: string;
  status: number;
  ms: number;
  by: string;
  idempotencyKey: string;
  sent: string | null;
  answered: string | null;
}

export function RequestTable({ rows }: { rows: RequestRow[] }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("api-keys:requests.title")}
      rows={rows}
      columns={[
        { head: t("api-keys:requests.at"), place: "meta date", of: ({ time }) => time },
        { head: t("api-keys:requests.call"), place: "title wrap-any", of: (row) => <Call {...row} /> },
        { head: t("api-keys:requests.by"), place: "rest wrap-any", of: ({ by }) => by },
        { head: t("api-keys:requests.duration"), place: "rest num", of: ({ ms }) => `${ms} ms` },
        { head: t("api-keys:requests.status"), place: "amount num", of: ({ status }) => status },
      ]}
    />
  );
}

function Call({ id, method, address, idempotencyKey, sent, answered }: RequestRow) {
  const { t } = useTranslation();
  const parts = [
    [t("api-keys:requests.id"), id],
    [t("api-keys:requests.key"), idempotencyKey],
    [t("api-keys:requests.sent"), sent],
    [t("api-keys:requests.answered"), answered],
  ] as const;
  return (
    <>
      <code>
        {method} {address}
      </code>
      <details>
        <summary>{t("api-keys:requests.details")}</summary>
        {parts.map(([label, text]) =>
          text ? (
            <div key={label}>
              <p>{label}</p>
              <pre className="code-line">{text}</pre>
            </div>
          ) : null,
        )}
      </details>
    </>
  );
}
