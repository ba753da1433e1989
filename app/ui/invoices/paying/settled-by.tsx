import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { LedgerTotals, SettlingRow } from "#app/features/money/payments/settling-rows.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";

interface SettledByProps {
  invoiceId: string;
  rows: SettlingRow[];
  totals: LedgerTotals;
}

/** Every charge and every settlement of the invoice, with what was open after it. */
export function SettledBy({ invoiceId, rows, totals }: SettledByProps) {
  const { t } = useTranslation();
  const heads = {
    charged: t("sending:settling.charged"),
    settled: t("sending:settling.settled"),
    open: t("sending:settling.open", { currency: totals.currency }),
  };
  return (
    <CardTable
      caption={t("sending:settling.title")}
      heads={[
        t("invoices:head.date"),
        t("sending:settling.text"),
        numberHead(heads.charged),
        numberHead(heads.settled),
        numberHead(heads.open),
      ]}
      hasActions
      foot={
        <tr>
          <th scope="row" colSpan={2} data-cell="title">
            {t("sending:settling.sum")}
          </th>
          <td data-cell="rest" className="num" data-label={heads.charged}>
            {totals.charged}
          </td>
          <td data-cell="rest" className="num" data-label={heads.settled}>
            {totals.settled}
          </td>
          <td data-cell="amount" className="num">
            <strong>{totals.open}</strong>
          </td>
          <td data-cell="none" />
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td data-cell="meta" className="date">
            {row.day}
          </td>
          <td data-cell="title" className="wrap-any">
            {t(`sending:settling.${row.kind}`)} <Details {...row} />
          </td>
          <td data-cell={row.isCharge ? "rest" : "none"} className="num" data-label={heads.charged}>
            {row.isCharge ? row.amount : ""}
          </td>
          <td data-cell={row.isCharge ? "none" : "rest"} className="num" data-label={heads.settled}>
            {row.isCharge ? "" : row.amount}
          </td>
          <td data-cell="amount" className="num">
            {row.balance}
          </td>
          <td data-cell={row.undo ? "actions" : "none"}>
            {row.undo ? (
              <Undo day={row.day} amount={row.money} undo={row.undo} invoiceId={invoiceId} />
            ) : null}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function Details({ text, settles, outOf, creditNoteId, online, isInCash }: SettlingRow) {
  const { t } = useTranslation();
  return (
    <>
      {settles ? `${t(`sending:settling.of.${settles}`)} ` : null}
      {creditNoteId ? <Link to={paths.invoice(creditNoteId)}>{text}</Link> : text}{" "}
      {isInCash ? `${t("sending:payment.inCash")} ` : null}
      {online ? t(`sending:settling.online.by.${online.by}`) : null}
      {online?.fee ? `, ${t("sending:settling.online.fee", { fee: online.fee })}` : null}{" "}
      {outOf ? <span className="soft">{t("sending:settling.outOf", { outOf })}</span> : null}
    </>
  );
}

interface UndoProps extends Pick<SettlingRow, "amount" | "day"> {
  undo: NonNullable<SettlingRow["undo"]>;
  invoiceId: string;
}

function Undo({ undo, invoiceId, amount, day }: UndoProps) {
  const { t } = useTranslation();
  const may = useMay();
  if (!may("act")) return null;
  const isPayment = "paymentId" in undo;
  return (
    <form
      method="post"
      action={isPayment ? paths.undoPayment(undo.paymentId) : paths.undoWriteOff(invoiceId)}
      className="actions"
    >
      {isPayment ? (
        <input type="hidden" name="redirectTo" value={paths.invoice(invoiceId)} />
      ) : (
        <input type="hidden" name="allocationId" value={undo.writeOffId} />
      )}
      <button
        className="button button-quiet"
        aria-label={t(isPayment ? "sending:settling.undoOne" : "sending:settling.undoWriteOff", {
          amount,
          day,
        })}
      >
        {t("sending:settling.undo")}
      </button>
    </form>
  );
}
