import { useTranslation } from "#app/ui/translation.ts";
import type { BankFileRow } from "#app/features/bank-files/file-rows.ts";
import type { ProofRow } from "#app/features/bank-files/proof/proof-rows.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Message } from "#app/ui/page/flash.tsx";
import { Band } from "#app/ui/page/page.tsx";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";

/** Where what became of an entry can be looked at. */
const LISTS: Partial<Record<ProofRow["outcomes"][number]["outcome"], (id: string) => string>> = {
  booked: paths.bankFile,
  proposed: paths.bankFile,
  unassigned: paths.bankFile,
  ignored: paths.bankFile,
  waiting: () => paths.takenBack,
  reversed: () => paths.takenBack,
};

interface FileProofProps {
  proof: ProofRow;
  file: BankFileRow;
  isCsv: boolean;
}

/** That opening balance and entries make the closing balance, and what became of each entry. */
export function FileProof({ proof, file, isCsv }: FileProofProps) {
  const { t } = useTranslation();
  const { state, number, day, account, opening, closing, credits, debits, difference, entries, accounted } =
    proof;
  const values = { accounted, count: entries, difference };
  return (
    <Band title={t("payments:proof.title")} bodyClass="stack">
      <p className="small soft">{[t("payments:proof.statement", { number, day }), account].join(", ")}</p>
      {credits && debits ? (
        <dl className="figures">
          {opening ? <Figure label={t("payments:proof.opening")} value={opening} /> : null}
          <Figure label={t("payments:proof.credits", { count: credits.count })} value={credits.amount} />
          <Figure label={t("payments:proof.debits", { count: debits.count })} value={debits.amount} />
          {closing ? <Figure label={t("payments:proof.closing")} value={closing} /> : null}
        </dl>
      ) : null}
      <Message tone={state === "adds_up" ? "good" : state === "differs" ? "bad" : "note"}>
        {isCsv && state === "differs"
          ? t(accounted < entries ? "bank-csv:proof.unread" : "bank-csv:proof.differs", values)
          : t(`payments:proof.${state}`, values)}
      </Message>
      <CardTable
        caption={t("payments:proof.caption")}
        heads={[
          t("payments:head.result"),
          numberHead(t("payments:proof.count")),
          numberHead(t("payments:head.amount")),
        ]}
      >
        {proof.outcomes.map(({ outcome, count, amount }) => {
          const to = LISTS[outcome]?.(file.id);
          const name = t(`payments:proof.outcome.${outcome}`);
          return (
            <tr key={outcome}>
              <td data-cell="title">{to ? <Link to={to}>{name}</Link> : name}</td>
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

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
