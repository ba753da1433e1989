import type { FormEvent } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { AssignData } from "#app/features/money/payments/review/assign-data.ts";
import { paths } from "#app/paths.ts";
import { useDialog } from "#app/ui/elements/dialog/dialog-context.ts";
import { InvoiceChoice } from "./invoice-choice.tsx";

/** @param onSearch in a dialog, which stays open while one searches */
export function AssignPanel({ onSearch, ...data }: AssignData & { onSearch?: (search: string) => void }) {
  const { t } = useTranslation();
  const dialog = useDialog();
  const { id, payer, day, amount, search, invoices, teachable, taughtClient } = data;
  const searchHere = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("q") ?? ""));
  };
  return (
    <div className="stack">
      <p>
        {payer
          ? t("payments:assign.lead", { payer, day, amount })
          : t("payments:assign.unknown", { day, amount })}{" "}
        <span className="soft">{t("payments:assign.hint")}</span>
      </p>
      <form className="search" role="search" action={paths.assignPayment(id)} onSubmit={searchHere}>
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
        <InvoiceChoice
          paymentId={id}
          invoices={invoices}
          teachable={teachable}
          redirectTo={dialog?.returnTo ?? ""}
        />
      ) : (
        <p role="status">{t(search ? "payments:assign.nothing" : "payments:assign.none")}</p>
      )}
    </div>
  );
}
