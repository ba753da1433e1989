import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { AssignData } from "#app/features/money/payments/review/assign-data.ts";
import { paths } from "#app/paths.ts";
import { InvoiceChoice } from "./invoice-choice.tsx";

export function AssignPanel(data: AssignData) {
  const { t } = useTranslation();
  const { id, payer, day, amount, search, invoices, teachable, taughtClient } = data;
  return (
    <div className="stack">
      <p>
        {payer
          ? t("payments:assign.lead", { payer, day, amount })
          : t("payments:assign.unknown", { day, amount })}{" "}
        <span className="soft">{t("payments:assign.hint")}</span>
      </p>
      <form className="search" role="search" action={paths.assignPayment(id)}>
        <label className="visually-hidden" htmlFor={`assign-search-${id}`}>
          {t("payments:assign.search")}
        </label>
        <input
          id={`assign-search-${id}`}
          name="q"
          type="search"
          maxLength={100}
          defaultValue={search}
          placeholder={t("payments:assign.search")}
        />
        <button className="button">{t("payments:list.find")}</button>
      </form>
      {taughtClient ? <p>{t("payments:rules.taught", { client: taughtClient })}</p> : null}
      {invoices.length ? (
        <InvoiceChoice paymentId={id} invoices={invoices} teachable={teachable} />
      ) : (
        <p role="status">{t(search ? "payments:assign.nothing" : "payments:assign.none")}</p>
      )}
    </div>
  );
}
