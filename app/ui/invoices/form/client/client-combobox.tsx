import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/ui/runtime/use-hydrated.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ClientOption } from "#app/features/selling/invoices/form/client-option.ts";
import { FieldFrame, useFieldParts } from "#app/ui/forms/fields/field.tsx";
import { useClientOptions } from "./use-client-options.ts";

interface ClientComboboxProps {
  name: string;
  label: string;
  cap?: number;
  initialText?: string;
  /** When the page opens. */
  autoFocus?: boolean;
  initial: ClientOption[];
  onType: (text: string) => void;
  onChoose: (option: ClientOption) => void;
  /** The typed name is a new client's. Without it, only saved clients can be chosen. */
  onNew?: () => void;
  onUnknown?: () => void;
  onLeave?: (text: string) => void;
}

/** The client's name, with scripts an ARIA combobox: saved clients are offered while one types. */
export function ClientCombobox(props: ClientComboboxProps) {
  const { initial, initialText, onType, onChoose, onNew, onUnknown, onLeave } = props;
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const parts = useFieldParts({ ...props, initial: initialText });
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useClientOptions(text, initial);
  const canBeNew =
    onNew !== undefined && text.trim() !== "" && !found.some(({ name }) => name === text.trim());
  const last = found.length - (canBeNew ? 0 : 1);
  const isUnknown = text.trim() !== "" && found.length === 0;
  const tell = useRef(onUnknown);
  useEffect(() => {
    tell.current = onUnknown;
  });
  useEffect(() => {
    if (isUnknown) tell.current?.();
  }, [isUnknown]);
  // Typed before the scripts came.
  useEffect(() => {
    const early = input.current?.value ?? "";
    if (early !== input.current?.defaultValue) setText(early);
  }, []);
  const choose = (index: number) => {
    setOpen(false);
    setText("");
    const option = found[index];
    if (option) return onChoose(option);
    if (canBeNew) onNew();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + last + 1) % Math.max(1, last + 1));
    } else if (event.key === "Enter" && isOpen && (active >= 0 || text.trim() !== "")) {
      event.preventDefault();
      choose(Math.max(0, active));
    } else if (event.key === "Escape") {
      setOpen(false);
    }
  };
  const option = (index: number) => ({
    id: `${parts.id}-${index}`,
    role: "option",
    "aria-selected": index === active,
    // Before the field loses the focus and the list closes.
    onMouseDown: (event: React.MouseEvent) => {
      event.preventDefault();
      choose(index);
    },
  });
  return (
    <div className="combobox">
      <FieldFrame label={props.label} name={props.name} cap={props.cap} parts={parts}>
        <input
          {...parts.control}
          ref={input}
          autoFocus={props.autoFocus}
          type="text"
          role={isHydrated ? "combobox" : undefined}
          autoComplete="off"
          aria-expanded={isHydrated ? isOpen : undefined}
          aria-controls={isHydrated ? `${parts.id}-list` : undefined}
          aria-autocomplete={isHydrated ? "list" : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${parts.id}-${active}` : undefined}
          defaultValue={parts.value}
          placeholder={isHydrated ? t("clients:picker.type") : undefined}
          onInput={(event) => {
            if (!event.nativeEvent.isTrusted) return setText("");
            const typed = event.currentTarget.value;
            setText(typed);
            setActive(-1);
            setOpen(true);
            onType(typed);
          }}
          onClick={() => setOpen(true)}
          onBlur={(event) => {
            setOpen(false);
            onLeave?.(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <ul
          id={`${parts.id}-list`}
          role="listbox"
          aria-label={t("clients:picker.label")}
          hidden={!isOpen || last < 0}
        >
          {found.map(({ id, name, place }, index) => (
            <li key={id} {...option(index)}>
              {name} <span className="soft">{place}</span>
            </li>
          ))}
          {canBeNew ? (
            <li {...option(found.length)}>{t("invoices:writer.newClient", { name: text.trim() })}</li>
          ) : null}
        </ul>
      </FieldFrame>
    </div>
  );
}
