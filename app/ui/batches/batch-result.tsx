import type { BatchCounts, BatchKind, ResultRow } from "#app/features/selling/batches/batch.ts";
import { paths } from "#app/paths.ts";
import { NextBlock } from "#app/ui/elements/page/next-block.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import "#app/ui/styles/pages/accounting.css";
import "#app/ui/styles/pages/options.css";

interface BatchResultProps {
  id: string;
  kind: BatchKind;
  group: string;
  total: number;
  sum: string;
  counts: BatchCounts;
  paid: number;
  /** To print, in so many files. */
  letters: { count: number; files: number };
  rows: ResultRow[];
}

export function BatchResultPart({
  id,
  kind,
  group,
  total,
  sum,
  counts,
  paid,
  letters,
  rows,
}: BatchResultProps) {
  const { t } = useTranslation();
  const drafts = counts.drafted + counts.unsent;
  return (
    <div className="band is-open is-first">
      <div className="head">
        <dl className="facts is-tight">
          {group ? <dt>{t("batches:facts.group")}</dt> : null}
          {group ? <dd>{group}</dd> : null}
          <dt>{kind === "new" ? t("clients:list.title") : t("batches:chosen.selected")}</dt>
          <dd>{total}</dd>
          <dt>{t("invoices:create.total")}</dt>
          <dd className="nowrap">{sum}</dd>
        </dl>
      </div>
      <div className="body stack-wide">
        <dl className="figures">
          {(["sent", "posted", "waiting"] as const).map((state) => (
            <div key={state}>
              <dt>{t(`batches:state.${state}`)}</dt>
              <dd>{state === "waiting" ? drafts + counts.failed : counts[state]}</dd>
            </div>
          ))}
          {kind === "offers" ? null : (
            <div>
              <dt>{t("batches:result.paid")}</dt>
              <dd>{paid}</dd>
            </div>
          )}
        </dl>
        {drafts > 0 ? (
          <May right="act">
            <NextBlock
              what={t("batches:next.drafts", { count: drafts })}
              why={t("batches:next.why")}
              action={
                <>
                  <Press
                    to={paths.sendBatch(id)}
                    text={t("batches:next.send")}
                    className="button button-primary"
                  />
                  <Press to={paths.issueBatch(id)} text={t("batches:next.issue")} />
                  {kind === "new" ? (
                    <Press
                      to={paths.undoBatch(id)}
                      text={t("batches:next.undo")}
                      className="button button-quiet"
                    />
                  ) : null}
                </>
              }
            />
          </May>
        ) : null}
        <Letters id={id} {...letters} />
        {counts.failed > 0 ? (
          <May right="draft">
            <Press to={paths.retryBatch(id)} text={t("batches:next.retry")} />
          </May>
        ) : null}
        <Results kind={kind} rows={rows} />
      </div>
    </div>
  );
}

function Press({ to, text, className = "button" }: { to: string; text: string; className?: string }) {
  return (
    <Form id={`press-${to.split("/").at(-1) ?? ""}`} action={to} labels={{}}>
      <button className={className}>{text}</button>
    </Form>
  );
}

function Letters({ id, count, files }: { id: string; count: number; files: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <ul className="options is-plain">
      {Array.from({ length: files }, (_, index) => (
        <li key={index}>
          <p>
            <strong>{t("batches:letters.title", { count })}</strong>
            {t("batches:letters.text")} {files > 1 ? t("batches:letters.part", { part: index + 1 }) : null}
          </p>
          <a className="button" href={paths.batchLetters(id, index + 1)} download>
            {t("batches:letters.print")}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Results({ kind, rows }: { kind: BatchKind; rows: ResultRow[] }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("batches:result.caption")}
      rows={rows}
      columns={[
        {
          head: t("invoices:client"),
          place: "title wrap-any",
          of: ({ clientId, client }) =>
            clientId ? <RowLink to={paths.client(clientId)}>{client}</RowLink> : client,
        },
        {
          head: t(kind === "offers" ? "invoices:head.number" : "batches:result.invoice"),
          place: "rest",
          of: ({ to, number, why }) => (number ? <Link to={to}>{number}</Link> : why),
        },
        {
          head: t("batches:result.state"),
          place: "meta",
          of: ({ clientId, state, isPaid, why, number }) => (
            <>
              {isPaid ? t("batches:result.paid") : t(`batches:state.${state}`)}
              {why && number ? <span className="status-more">{why}</span> : null}
              {state === "failed" ? (
                <>
                  {" "}
                  <Link to={paths.editClient(clientId)}>{t("batches:result.complete")}</Link>
                </>
              ) : null}
            </>
          ),
        },
        { head: t("batches:result.amount"), place: "amount num", of: ({ amount }) => amount },
      ]}
    />
  );
}
