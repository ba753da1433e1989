import { type PointerEvent, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { CatalogueChoice } from "#app/features/selling/catalogue/catalogue-option.ts";
import type { TemplateCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import { isBlankRow } from "#app/features/selling/invoices/form/blank-row.ts";
import { pastedRows } from "#app/features/selling/invoices/form/pasted-rows.ts";
import { MAX_ITEMS } from "#app/features/selling/invoices/fields/invoice.ts";
import { type FormValues, formValues } from "#app/platform/forms/form-data.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId } from "#app/ui/forms/form.tsx";
import { Icon } from "#app/ui/elements/page/icon.tsx";
import { useHydrated } from "#app/ui/runtime/use-hydrated.ts";
import type { RowAction } from "./item-menu.tsx";
import { type ItemLabels, ItemRow, type RowHandlers } from "./item-row.tsx";
import { ItemSelect } from "./item-select.tsx";
import { followPointer } from "./follow-pointer.ts";
import { ROWS_CHANGED } from "./rows-changed.ts";
import { useItemRows } from "./use-item-rows.ts";

interface ItemRowsProps {
  values: FormValues;
  caps: TemplateCaps;
  defaultVatRate: string;
  vatRates: string[];
  units: string[];
  /** Offered in a select without scripts; with them, whether there is anything to offer. */
  catalogue?: CatalogueChoice[];
  labels: ItemLabels;
  currency: Currency;
  /** Rappen, one a row; null where a figure cannot be read. */
  lines: (Rappen | null)[];
  quantityProblems: ("whole" | "decimals" | null)[];
  atZero: boolean[];
  /** Whoever has none is not asked why a row is at 0 %. */
  hasVatNumber: boolean;
  onChange: (form: HTMLFormElement) => void;
}

/** Every change of the rows is a submit button that the server answers; with scripts it happens at once. */
export function ItemRows(props: ItemRowsProps) {
  const { caps, defaultVatRate, vatRates, units, lines, quantityProblems, onChange } = props;
  const { catalogue = [] } = props;
  const labels = useSame(itemLabels(props.labels));
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const list = useRef<HTMLOListElement>(null);
  const id = fieldId(useFormId(), "items");
  const { rows, add, insert, move, remove } = useItemRows(list, props.values, defaultVatRate);
  const [said, setSaid] = useState("");
  const formOf = () => list.current?.closest("form") ?? null;
  // The form hears typing, but not added or removed rows. Disabled fields would count as empty.
  useEffect(() => {
    const form = list.current?.closest("form");
    if (!form || list.current?.closest("fieldset")?.disabled) return;
    // At the first time React has not taken over the whole page yet.
    startTransition(() => onChange(form));
    form.dispatchEvent(new Event(ROWS_CHANGED));
  }, [rows, onChange]);

  const act = (index: number, action: RowAction, part?: "grip") => {
    if (action === "remove") return remove(index);
    if (action === "copy") return insert(index + 1, [typedIn(formOf(), index)]);
    const to = index + (action === "up" ? -1 : 1);
    if (to < 0 || to >= rows.length) return;
    move(index, to, part ?? "grip");
    setSaid(t("invoices:writer.moved", { number: to + 1, count: rows.length }));
  };
  const enter = (index: number) => {
    if (index < rows.length - 1) return focusText(list.current, index + 1);
    if (!isBlankRow(typedIn(formOf(), index))) return rows.length < MAX_ITEMS ? add() : undefined;
    // Enter in an empty last row says that there are no more.
    if (rows.length > 1) remove(index, true);
    formOf()?.querySelector<HTMLElement>(".button-primary[type=submit]")?.focus();
  };
  const paste = (index: number, text: string) => {
    const pasted = pastedRows(text, defaultVatRate);
    if (!pasted) return false;
    const isBlank = isBlankRow(typedIn(formOf(), index));
    const count = insert(isBlank ? index : index + 1, pasted, isBlank ? 1 : 0);
    setSaid(t("invoices:writer.pasted", { count }));
    return true;
  };
  const drag = (event: PointerEvent, key: number) =>
    followPointer(event, list, (to) => {
      const from = [...(list.current?.children ?? [])].findIndex(
        (row) => row.getAttribute("data-row") === String(key),
      );
      if (from !== to) move(from, to);
    });

  const on = useLatest({ act, drag, enter, paste });

  return (
    <div id={id} className="stack is-flow is-close" tabIndex={-1}>
      <ol className="items" ref={list} aria-label={t("invoices:section.items")}>
        {rows.map(({ key, values }, index) => (
          <ItemRow
            currency={props.currency}
            key={key}
            rowKey={key}
            index={index}
            values={values}
            labels={labels}
            caps={caps}
            hasCatalogue={catalogue.length > 0}
            count={rows.length}
            total={lines[index] ?? null}
            quantityProblem={quantityProblems[index] ?? null}
            isAtZero={props.atZero[index] ?? false}
            hasVatNumber={props.hasVatNumber}
            on={on}
          />
        ))}
      </ol>
      <Options id="vat-rates" values={vatRates} />
      <Options id="units" values={units} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {catalogue.length > 0 ? <ItemSelect choices={catalogue} /> : null}
      <div className="items-add">
        <button
          className="button button-quiet is-small"
          type={isHydrated ? "button" : "submit"}
          name="add"
          value="1"
          disabled={rows.length >= MAX_ITEMS}
          onClick={isHydrated ? add : undefined}
        >
          <Icon name="add" />
          {t("invoices:create.addRow")}
        </button>
        <p className="keys needs-scripts">
          <span>
            <kbd>Enter</kbd> {t("invoices:writer.enterKey")}
          </span>
        </p>
      </div>
    </div>
  );
}

function itemLabels(labels: ItemLabels): ItemLabels {
  const own = Object.entries(labels).filter(([name]) => name.startsWith("items."));
  return Object.fromEntries(own) as ItemLabels;
}

/** The labels of the drawing before where they say the same, so that rows need not be drawn anew. */
function useSame(labels: ItemLabels): ItemLabels {
  const text = JSON.stringify(labels);
  return useMemo(() => JSON.parse(text) as ItemLabels, [text]);
}

/** One object for all drawings, whose functions are those of the last one. */
function useLatest(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      act: (...asked) => latest.current.act(...asked),
      drag: (...asked) => latest.current.drag(...asked),
      enter: (...asked) => latest.current.enter(...asked),
      paste: (...asked) => latest.current.paste(...asked),
    }),
    [],
  );
}

function typedIn(form: HTMLFormElement | null, index: number): FormValues {
  const { items } = form ? formValues(new FormData(form)) : {};
  return (Array.isArray(items) ? items[index] : undefined) ?? {};
}

function focusText(list: HTMLElement | null, index: number): void {
  list?.children[index]?.querySelector<HTMLElement>(".item-text input")?.focus();
}

function Options({ id, values }: { id: string; values: string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
