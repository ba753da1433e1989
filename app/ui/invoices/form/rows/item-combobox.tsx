import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { FieldFrame, useFieldParts } from "#app/ui/forms/fields/field.tsx";
import { fillIn } from "#app/ui/forms/fill-in.ts";
import { useHydrated } from "#app/ui/runtime/use-hydrated.ts";
import { useCatalogueOptions } from "./use-catalogue-options.ts";

interface ItemComboboxProps {
  name: string;
  label: string;
  initial: string;
  cap: number;
  index: number;
}

/** The description of a row, an ARIA combobox: what the catalogue has is offered while one types. */
export function ItemCombobox(props: ItemComboboxProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const parts = useFieldParts(props);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useCatalogueOptions(text.trim(), () => input.current?.form ?? null);
  const isShown = isOpen && found.length > 0;
  const choose = (index: number) => {
    const option = found[index];
    setOpen(false);
    setText("");
    if (option && input.current?.form) fillRow(input.current.form, props.index, option.values);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + found.length) % found.length);
    } else if (event.key === "Enter" && isShown && active >= 0) {
      event.preventDefault();
      event.stopPropagation();
      choose(active);
    } else if (event.key === "Escape" && isShown) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="combobox">
      <FieldFrame {...props} parts={parts}>
        <input
          {...parts.control}
          ref={input}
          type="text"
          role={isHydrated ? "combobox" : undefined}
          autoComplete="off"
          aria-expanded={isHydrated ? isShown : undefined}
          aria-controls={isHydrated ? `${parts.id}-list` : undefined}
          aria-autocomplete={isHydrated ? "list" : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${parts.id}-${active}` : undefined}
          defaultValue={parts.value}
          onInput={(event) => {
            if (!event.nativeEvent.isTrusted) return setText("");
            setText(event.currentTarget.value);
            setActive(-1);
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <ul
          id={`${parts.id}-list`}
          role="listbox"
          aria-label={t("invoices:catalogue.label")}
          hidden={!isShown}
        >
          {found.map(({ id, number, values }, index) => (
            <li
              key={id}
              id={`${parts.id}-${index}`}
              role="option"
              aria-selected={index === active}
              // Before the field loses the focus and the list closes.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(index);
              }}
            >
              {values.description}{" "}
              <span className="soft">{[number, values.unitPrice].filter(Boolean).join(" · ")}</span>
            </li>
          ))}
        </ul>
      </FieldFrame>
    </div>
  );
}

function fillRow(form: HTMLFormElement, index: number, values: Record<string, string>): void {
  const nameOf = (field: string) => `items[${index}].${field}`;
  fillIn(form, Object.fromEntries(Object.entries(values).map(([field, value]) => [nameOf(field), value])));
  const details = form.elements.namedItem(nameOf("details"));
  const extra = details instanceof HTMLElement ? details.closest("details") : null;
  if (extra) extra.open = Boolean(values.details);
  const quantity = form.elements.namedItem(nameOf("quantity"));
  if (!(quantity instanceof HTMLInputElement)) return;
  quantity.focus();
  quantity.select();
}
