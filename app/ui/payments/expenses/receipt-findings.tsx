import { Fragment } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ReceiptReading } from "#app/features/taxes/expenses/receipts/receipt-reading.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { ComparedReadings } from "./compared-readings.tsx";

interface ReceiptFindingsProps {
  receipt: { id: string; name: string; same: SameExpense | null; reading: ReceiptReading };
}

interface SameExpense {
  id: string;
  supplier: string;
  day: string;
  amount: string;
}

/** What was read from a receipt, what was not, and why. */
export function ReceiptFindings({ receipt: { id, name, same, reading } }: ReceiptFindingsProps) {
  const { t } = useTranslation();
  const { problem, notes, facts, comparison, believed } = reading;
  return (
    <>
      <Message tone="note">
        {t("expenses:create.receipt", { name })} <HowFilled reading={reading} />
      </Message>
      {same ? (
        <Message tone="bad">
          {t("expenses:create.same", { ...same })}{" "}
          <Link to={paths.expense(same.id)}>{t("expenses:create.sameLink")}</Link>
        </Message>
      ) : null}
      {problem ? <Message tone="bad">{t(`expenses:eInvoice.problem.${problem}`)}</Message> : null}
      {problem === "unread" ? (
        <form method="post" action={paths.readReceiptAgain(id)}>
          <button className="button">{t("expenses:receipt.readAgain")}</button>
        </form>
      ) : null}
      {notes.map(({ key, params }) => (
        <Message tone={key === "differs" ? "bad" : "note"} key={key}>
          {t(`expenses:eInvoice.note.${key}`, params)}
        </Message>
      ))}
      {comparison ? <ComparedReadings receiptId={id} comparison={comparison} believed={believed} /> : null}
      {facts.length > 0 ? (
        <section className="stack">
          <h2>{t("expenses:eInvoice.facts")}</h2>
          <dl className="facts is-tight">
            {facts.map(({ name, value }) => (
              <Fragment key={name}>
                <dt>{t(`expenses:eInvoice.fact.${name}`)}</dt>
                <dd className="wrap-any">{value}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ) : null}
    </>
  );
}

function HowFilled({ reading: { source, currency, problem } }: { reading: ReceiptReading }) {
  const { t } = useTranslation();
  if (source === "eInvoice") return t("expenses:create.readXml");
  if (source === "nothing") return problem ? null : t("expenses:create.notRead");
  return currency === "CHF" ? t("expenses:create.read") : t("expenses:create.readOther", { currency });
}
