import type { CsvSamples } from "#app/features/money/bank-files/csv/csv-samples.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { UnreadableRows } from "./unreadable-rows.tsx";

export function CsvSampleTable({ samples: { rows, counts, problems } }: { samples: CsvSamples }) {
  const { t } = useTranslation();
  const fates = (["incoming", "outgoing", "pending", "failed", "nothing"] as const).filter(
    (fate) => counts[fate] > 0,
  );
  return (
    <section className="stack" aria-labelledby="csv-samples">
      <h2 id="csv-samples" className="t-20">
        {t("bank-csv:samples.title")}
      </h2>
      <p>{fates.map((fate) => t(`bank-csv:samples.${fate}`, { count: counts[fate] })).join(", ")}</p>
      {counts.unreadable ? (
        <Message tone="bad">{t("bank-csv:samples.unreadable", { count: counts.unreadable })}</Message>
      ) : null}
      <CardTable
        caption={t("bank-csv:samples.title")}
        heads={[
          t("bank-csv:samples.line"),
          t("payments:head.day"),
          t("payments:head.payer"),
          t("bank-csv:column.text"),
          t("bank-csv:column.reference"),
          t("payments:head.result"),
          numberHead(t("bank-csv:column.amount")),
        ]}
      >
        {rows.map(({ line, day, payer, text, reference, fate, problem, amount }) => (
          <tr key={line} className={fate === "incoming" ? undefined : "is-void"}>
            <td data-cell="rest" data-label={t("bank-csv:samples.line")}>
              {line}
            </td>
            <td data-cell="meta" className="date">
              {day}
            </td>
            <td data-cell="title">{payer}</td>
            <td data-cell="rest" className="wrap-any">
              {text}
            </td>
            <td data-cell="rest" className="wrap-any">
              {reference}
            </td>
            <td data-cell="status">
              {problem ? t(`bank-csv:problem.${problem}`) : t(`bank-csv:fate.${fate ?? "nothing"}`)}
            </td>
            <td data-cell="amount" className="num">
              {amount}
            </td>
          </tr>
        ))}
      </CardTable>
      <UnreadableRows rows={problems} count={counts.unreadable} />
    </section>
  );
}
