import type { RunRow } from "#app/features/money/reminders/screens/run-row.ts";
import { formatSums, sumsByCurrency } from "#app/swiss/currency/sums.ts";
import { useNonce } from "#app/ui/elements/page/nonce.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import waysScript from "../../../entry.remind.ts?worker&url";

interface RunBatchProps {
  rows: RunRow[];
  canSend: boolean;
}

/** What all rows come to; scripts say it of those that are ticked. */
export function RunBatch({ rows, canSend }: RunBatchProps) {
  const { t } = useTranslation();
  const counted = (chosen: number) => t("reminders:run.chosen", { chosen, all: rows.length });
  const send = canSend ? rows.filter(({ byEmail }) => byEmail).length : 0;
  const print = rows.length - send;
  const label = !send
    ? t("reminders:run.print", { count: print })
    : print
      ? t("reminders:run.both", { send, print })
      : t("reminders:run.send", { count: send });
  return (
    <div className="batch is-end">
      <p role="status">
        <strong
          data-count=""
          data-none={counted(0)}
          data-one={counted(1)}
          data-several={counted(rows.length)}
        >
          {counted(rows.length)}
        </strong>{" "}
        <br />
        <span className="soft nowrap" data-sum="">
          {formatSums(sumsByCurrency(rows, ({ rappen }) => rappen))}
        </span>
      </p>
      <div className="actions">
        <button
          className="button button-primary"
          data-send={t("reminders:run.send", { count: 2 }).replace("2", "{send}")}
          data-print={t("reminders:run.print", { count: 2 }).replace("2", "{print}")}
          data-both={t("reminders:run.both", { send: "{send}", print: "{print}" })}
        >
          {label}
        </button>
        {canSend ? (
          <button className="button" name="all" value="post">
            {t("reminders:run.allForThePost")}
          </button>
        ) : null}
      </div>
      <script type="module" src={waysScript} nonce={useNonce()} />
    </div>
  );
}
