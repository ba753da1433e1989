import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientOption } from "#app/features/invoices/form/client-option.ts";
import { paths } from "#app/paths.ts";

/** How long typing rests before the server is asked (ms). */
const PAUSE = 150;

interface ClientComboboxProps {
  initial: ClientOption[];
  focus: boolean;
  onChoose: (option: ClientOption) => void;
}

/** ARIA combobox with a listbox that narrows. */
export function ClientCombobox({ initial, focus, onChoose }: ClientComboboxProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = useOptions(text, initial);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + options.length) % Math.max(1, options.length));
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      const option = options[Math.max(0, active)];
      if (option) onChoose(option);
    } else if (event.key === "Escape") {
      setOpen(false);
    }
  };
  return (
    <div className="field combobox">
      <label htmlFor={`${id}-input`}>{t("clients:picker.label")}</label>
      <input
        id={`${id}-input`}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={t("clients:picker.type")}
        value={text}
        // Opened by the user's own action.
        autoFocus={focus}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(-1);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={t("clients:picker.label")} hidden={!isOpen}>
        {options.map((option, index) => (
          <li
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the field loses the focus and the list closes.
            onMouseDown={(event) => {
              event.preventDefault();
              onChoose(option);
            }}
          >
            {option.name} <span className="soft">{option.place}</span>
          </li>
        ))}
        {options.length === 0 ? (
          <li role="option" aria-selected="false" aria-disabled="true" className="soft">
            {t("clients:picker.nothing")}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** Asks when typing rests; an answer to an earlier question is dropped, and without a network the list stays. */
function useOptions(text: string, initial: ClientOption[]): ClientOption[] {
  const [options, setOptions] = useState(initial);
  const start = useRef(initial);
  useEffect(() => {
    if (!text.trim()) {
      setOptions(start.current);
      return;
    }
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      fetch(paths.clientOptions(text.trim()), { signal: outdated.signal })
        .then(async (response) => response.ok && ((await response.json()) as { options: ClientOption[] }))
        .then((found) => found && setOptions(found.options))
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [text]);
  return options;
}
