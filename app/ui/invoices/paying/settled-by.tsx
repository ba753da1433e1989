import { useTranslation } from "#app/ui/translation.ts";
import type { SettlingRow } from "#app/features/payments/settling-rows.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";

interface SettledByProps {
  invoiceId: string;
  rows: SettlingRow[];
}

export function SettledBy({ invoiceId, rows }: SettledByProps) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("sending:settling.title")}
      heads={[
        t("invoices:head.date"),
        t("sending:settling.kind"),
        t("sending:settling.text"),
        numberHead(t("invoices:head.amount")),
      ]}
      hasActions
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td data-cell="meta" className="date">
            {row.day}
          </td>
          <td data-cell="title">{t(`sending:settling.${row.kind}`)}</td>
          <td data-cell={row.text || row.outOf || row.online ? "rest" : "none"} className="wrap-any">
            <Details {...row} />
          </td>
          <td data-cell="amount" className="num">
            {row.amount}
          </td>
          <td data-cell={row.undo ? "actions" : "none"}>
            {row.undo ? <Undo {...row} undo={row.undo} invoiceId={invoiceId} /> : null}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function Details({ text, outOf, creditNoteId, online }: SettlingRow) {
  const { t } = useTranslation();
  return (
    <>
      {creditNoteId ? <Link to={paths.invoice(creditNoteId)}>{text}</Link> : text}{" "}
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
