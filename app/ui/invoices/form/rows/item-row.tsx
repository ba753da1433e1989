import { type ClipboardEvent, type KeyboardEvent, memo, type PointerEvent, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { TemplateCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Icon } from "#app/ui/elements/page/icon.tsx";
import { useHydrated } from "#app/ui/runtime/use-hydrated.ts";
import { ItemCombobox } from "./item-combobox.tsx";
import { ItemExtra } from "./item-extra.tsx";
import { ItemReason } from "./item-reason.tsx";
import { ItemMenu, type RowAction, type RowExtra } from "./item-menu.tsx";
import type { InvoiceLabels } from "#app/ui/invoices/form/use-invoice-labels.ts";

export type ItemLabels = Pick<InvoiceLabels, Extract<keyof InvoiceLabels, `items.${string}`>>;

const QUANTITY_PROBLEMS = {
  whole: "invoices:create.quantityWhole",
  decimals: "invoices:create.quantityDecimals",
} as const;

type RowField = "description" | "quantity" | "unit" | "unitPrice" | "vatRate" | "zeroRateReason" | RowExtra;

/** What a row asks of the list that it stands in. */
export interface RowHandlers {
  act: (index: number, action: RowAction, part?: "grip") => void;
  drag: (event: PointerEvent, rowKey: number) => void;
  enter: (index: number) => void;
  /** True when the pasted text made rows. */
  paste: (index: number, text: string) => boolean;
}

interface ItemRowProps {
  rowKey: number;
  index: number;
  count: number;
  values: FormValues;
  hasCatalogue: boolean;
  labels: ItemLabels;
  currency: string;
  caps: TemplateCaps;
  total: Rappen | null;
  quantityProblem: "whole" | "decimals" | null;
  isAtZero: boolean;
  hasVatNumber: boolean;
  on: RowHandlers;
}

/**
 * A single row has no menu until it has an amount, and nothing to be moved past. Memoised: with each key the form is
 * drawn anew, and of its rows only the one that changes.
 */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { index, values, labels, caps, total, quantityProblem, count, on } = props;
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Record<RowExtra, number>>({ details: 0, discount: 0 });
  const number = index + 1;
  const field = (name: RowField) => ({
    name: `items[${index}].${name}`,
    label: labels[`items.${name}`],
    initial: typeof values[name] === "string" ? values[name] : "",
  });
  const ask = (extra: RowExtra) => setAsked((times) => ({ ...times, [extra]: times[extra] + 1 }));
  return (
    <li
      data-row={props.rowKey}
      onKeyDown={(event) => onRowKey(event, props)}
      aria-label={t("invoices:create.row", { number })}
    >
      <div className="item-text" onPaste={(event) => onRowPaste(event, props)}>
        {props.hasCatalogue ? (
          <ItemCombobox {...field("description")} cap={caps["items.description"]} index={index} />
        ) : (
          <TextField {...field("description")} cap={caps["items.description"]} />
        )}
      </div>
      <TextField
        {...field("quantity")}
        inputMode="decimal"
        className="num"
        problem={quantityProblem ? t(QUANTITY_PROBLEMS[quantityProblem]) : undefined}
      />
      <TextField {...field("unit")} mayWait list="units" />
      <TextField {...field("unitPrice")} inputMode="decimal" className="num" />
      <TextField {...field("vatRate")} inputMode="decimal" className="num" list="vat-rates" />
      {props.hasVatNumber || values.zeroRateReason ? (
        <ItemReason {...field("zeroRateReason")} isAsked={props.isAtZero} />
      ) : null}
      <ItemExtra {...field("details")} title={t("invoices:writer.details")} asked={asked.details}>
        <TextArea {...field("details")} mayWait cap={caps["items.details"]} rows={2} />
      </ItemExtra>
      <ItemExtra {...field("discount")} title={t("invoices:writer.discount")} asked={asked.discount}>
        <TextField
          {...field("discount")}
          mayWait
          cap={caps["items.discount"]}
          hint={t("invoices:create.rowDiscountHint")}
        />
      </ItemExtra>
      <div className="item-sum">
        <span className="label">{t("invoices:payAmount", { currency: props.currency })}</span>
        <output>{total === null ? "–" : formatAmount(total)}</output>
      </div>
      {count > 1 || total !== null ? (
        <div className="item-tools">
          {count > 1 ? <Grip {...props} /> : null}
          <ItemMenu number={number} count={count} onAct={(action) => on.act(index, action)} onExtra={ask} />
        </div>
      ) : null}
    </li>
  );
});

/** Dragged with a pointer, or moved with the arrow keys. */
function Grip({ rowKey, index, on }: ItemRowProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <button
      className="item-tool is-grip"
      type="button"
      aria-label={t("invoices:writer.move", { number: index + 1 })}
      title={t("invoices:writer.moveHint")}
      onPointerDown={(event) => on.drag(event, rowKey)}
      onKeyDown={(event) => {
        const action = ({ ArrowUp: "up", ArrowDown: "down" } as const)[event.key];
        if (!action) return;
        event.preventDefault();
        on.act(index, action, "grip");
      }}
    >
      <Icon name="grip" />
    </button>
  );
}

/** Enter goes on to the next row instead of saving. */
function onRowKey(event: KeyboardEvent, { index, on }: ItemRowProps): void {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || !isTyping)
    return;
  event.preventDefault();
  on.enter(index);
}

function onRowPaste(event: ClipboardEvent, { index, on }: ItemRowProps): void {
  if (on.paste(index, event.clipboardData.getData("text/plain"))) event.preventDefault();
}
