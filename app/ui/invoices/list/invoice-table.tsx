import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  type InvoiceQuery,
  invoiceQueryString,
  type InvoiceSort,
} from "#app/features/invoices/list/invoice-query.ts";
import type { InvoiceRow } from "#app/features/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { PaidPart } from "#app/ui/invoices/paid-part.tsx";
import { Status } from "#app/ui/elements/page/status.tsx";
import { PaperTable } from "#app/ui/papers/paper-table.tsx";

interface InvoiceTableProps {
  rows: InvoiceRow[];
  caption: string;
  query?: InvoiceQuery;
  /** On the page of the one whose they all are. */
  withoutClient?: boolean;
  /** With a checkbox `id` in each row. */
  selectAll?: SelectAll;
  /** At the end of each row. Not made here: most pages with a table need no forms. */
  actions?: (row: InvoiceRow) => ReactNode;
}

interface SelectAll {
  isAll: boolean;
  isSome: boolean;
  change: (checked: boolean) => void;
}

const SORTS = ["number", "client", "date", "due", "status", "amount"] as const;

export function InvoiceTable(props: InvoiceTableProps) {
  const { rows, caption, query, withoutClient = false, selectAll, actions } = props;
  const { t } = useTranslation();
  return (
    <PaperTable<InvoiceSort>
      caption={caption}
      heads={SORTS.map((name) => ({
        name,
        label: t(`invoices:head.${name}`),
        sort: name === "status" ? null : name,
      }))}
      lastDayLabel={t("invoice-list:dueLabel")}
      list={query && { ...query, addressOf: (order) => paths.invoices + invoiceQueryString(query, order) }}
      withoutClient={withoutClient}
      selectHead={selectAll ? <SelectAllHead {...selectAll} /> : null}
      rows={rows.map((row) => ({
        ...row,
        to: paths.invoice(row.id),
        lastDay: row.dueDate,
        status: (
          <>
            <Status status={row.status} />
            <PaidPart paid={row.paidPart} total={row.total} />
          </>
        ),
        isVoid: row.status === "cancelled",
        select: selectAll ? <SelectOne {...row} /> : null,
        actions: actions?.(row),
      }))}
    />
  );
}

function SelectAllHead({ isAll, isSome, change }: SelectAll) {
  const { t } = useTranslation();
  return (
    <th scope="col" className="select-all">
      <span className="visually-hidden">{t("invoice-list:select")}</span>
      <label className="check needs-scripts only-wide">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = isSome;
          }}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <span className="visually-hidden">{t("invoice-list:selectAll")}</span>
      </label>
    </th>
  );
}

function SelectOne({ id, number }: Pick<InvoiceRow, "id" | "number">) {
  const { t } = useTranslation();
  return (
    <td data-cell="select">
      <label className="check">
        <input type="checkbox" name="id" value={id} />
        <span className="visually-hidden">{t("invoice-list:selectOne", { number })}</span>
      </label>
    </td>
  );
}
