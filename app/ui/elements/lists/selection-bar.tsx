import type { ReactNode } from "react";
import { ALL } from "#app/features/selling/batches/chosen/chosen.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export interface WholeList {
  isChosen: boolean;
  /** How many the filter finds, on all pages. */
  found: number;
  onPage: number;
  /** Empty where nobody may see it. */
  sum?: string;
  /** The filter of the list, `?…` or empty. */
  filter: string;
  path: string;
}

/** What is ticked, or the whole filter, and what to do with it; stands in the form around the rows. */
export function SelectionBar({ list, children }: { list: WholeList; children: ReactNode }) {
  return (
    <div className="batch">
      {list.isChosen ? <AllChosen list={list} /> : <Ticked list={list} />}
      <div className="actions">{children}</div>
    </div>
  );
}

function AllChosen({ list: { found, sum, filter, path } }: { list: WholeList }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">
        <strong>{t("batches:chosen.all", { count: found })}</strong>{" "}
        <span className="soft nowrap">{sum}</span>
      </p>
      <Link className="button button-quiet" to={path + filter}>
        {t("invoice-list:selectNone")}
      </Link>
      {[...new URLSearchParams(filter), [ALL, String(found)]].map(([name, value]) =>
        name === "page" ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}

function Ticked({ list: { found, onPage, filter, path } }: { list: WholeList }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">
        <strong
          data-count=""
          data-none={t("invoice-list:select")}
          data-one={t("invoice-list:selected", { count: 1 })}
          data-several={t("invoice-list:selected", { count: 2 })}
        >
          {t("invoice-list:select")}
        </strong>{" "}
        <span className="soft nowrap" data-sum="" />
      </p>
      <button
        className="button button-quiet needs-scripts"
        type="button"
        data-all={t("invoice-list:selectAll")}
        data-not-all={t("invoice-list:selectNone")}
      >
        {t("invoice-list:selectAll")}
      </button>
      {found > onPage ? (
        <Link className="button button-quiet" to={`${path}${filter || "?"}${filter ? "&" : ""}chosen=all`}>
          {t("batches:chosen.choose", { count: found })}
        </Link>
      ) : null}
    </>
  );
}
