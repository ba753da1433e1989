import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { BankFileRow } from "#app/features/money/bank-files/file-rows.ts";
import type { ProofRow } from "#app/features/money/bank-files/proof/proof-rows.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useStatementName } from "./statement-name.ts";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";

interface FileProofProps {
  proof: ProofRow;
  file: BankFileRow;
  isCsv: boolean;
}

/** That opening balance and entries make the closing balance, and what became of each entry. */
export function FileProof({ proof, file, isCsv }: FileProofProps) {
  const { t } = useTranslation();
  const nameOf = useStatementName();
  const { account, place, opening, closing, credits, debits } = proof;
  const isListed = proof.isListed && file.state === "done";
  return (
    <Band title={t("payments:proof.title")} bodyClass="stack">
      <p className="small soft">{[nameOf(proof), account].join(", ")}</p>
      {credits && debits ? (
        <dl className="figures">
          {opening ? <Figure label={t("payments:proof.opening")} value={opening} /> : null}
          <Figure label={t("payments:proof.credits", { count: credits.count })} value={credits.amount} />
          <Figure label={t("payments:proof.debits", { count: debits.count })} value={debits.amount} />
          {closing ? <Figure label={t("payments:proof.closing")} value={closing} /> : null}
        </dl>
      ) : null}
      <Verdict proof={proof} isCsv={isCsv} />
      <CardTable
        caption={t("payments:proof.caption")}
        heads={[
          t("payments:head.result"),
          numberHead(t("payments:proof.count")),
          numberHead(t("payments:head.amount")),
        ]}
      >
        {proof.outcomes.map(({ outcome, count, amount }) => {
          const name = t(`payments:proof.outcome.${outcome}`);
          const to = paths.bankFileEntries(file.id, { outcome, statement: place });
          return (
            <tr key={outcome}>
              <td data-cell="title">{isListed ? <Link to={to}>{name}</Link> : name}</td>
              <td data-cell="rest" data-label={t("payments:proof.count")} className="num">
                {count}
              </td>
              <td data-cell="amount" className="num">
                {amount}
              </td>
            </tr>
          );
        })}
      </CardTable>
    </Band>
  );
}

/** Says which entries nothing became of, so that they can be looked up on the statement. */
function Verdict({ proof, isCsv }: { proof: ProofRow; isCsv: boolean }) {
  const { t } = useTranslation();
  const { state, isDifferent, difference, entries: count, accounted, unaccounted } = proof;
  const values = { accounted, count, difference };
  // Rows that could not be read are listed below, by their lines.
  if (isCsv && state === "differs")
    return (
      <Message tone="bad">
        {t(accounted < count ? "bank-csv:proof.unread" : "bank-csv:proof.differs", values)}
      </Message>
    );
  const key = state === "differs" && !isDifferent ? "lacking" : state;
  return (
    <Message tone={state === "adds_up" ? "good" : state === "differs" ? "bad" : "note"}>
      {t(`payments:proof.${key}`, values)}
      {unaccounted
        ? ` ${t("payments:proof.unaccounted", { count: count - accounted, places: unaccounted })}`
        : null}
    </Message>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
