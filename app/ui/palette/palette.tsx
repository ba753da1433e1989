import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "#app/ui/translation.ts";
import { type Hit, type HitGroup, useHits } from "./use-hits.ts";

const ID = "palette";

interface PaletteProps {
  onClose: () => void;
  typedSoFar: () => string;
}

/** One field that leads to any page, invoice or client. */
export function Palette({ onClose, typedSoFar }: PaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { groups, isSettled } = useHits(text);
  const hits = groups.flatMap((group) => group.hits);
  const current = Math.min(active, hits.length - 1);
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef(typedSoFar);
  useEffect(() => {
    dialog.current?.showModal();
    const text = typed.current();
    if (field.current) field.current.value = text;
    setText(text);
  }, []);
  useEffect(() => {
    document.getElementById(`${ID}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    dialog.current?.close();
    void navigate(hit.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) setActive((current + step + hits.length) % hits.length);
    else if (event.key === "Enter") go(hits[current]);
    else return;
    event.preventDefault();
  };
  return createPortal(
    <dialog className="dialog palette" ref={dialog} aria-label={t("common:palette.open")} onClose={onClose}>
      <input
        ref={field}
        type="text"
        role="combobox"
        className="palette-field"
        aria-label={t("common:palette.field")}
        placeholder={t("common:palette.field")}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        aria-expanded={hits.length > 0}
        aria-controls={`${ID}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? `${ID}-${current}` : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${ID}-list`} role="listbox" aria-label={t("common:palette.hits")} tabIndex={-1}>
        {groups.map((group) => (
          <Group key={group.name} {...group} first={hits.indexOf(group.hits[0]!)} current={current} go={go} />
        ))}
      </div>
      <p className="soft palette-none" role="status">
        {isSettled && hits.length === 0 ? t("common:palette.none") : null}
      </p>
    </dialog>,
    document.body,
  );
}

interface GroupProps extends HitGroup {
  /** The place of its first hit among all. */
  first: number;
  current: number;
  go: (hit: Hit) => void;
}

function Group({ name, hits, first, current, go }: GroupProps) {
  return (
    <div role="group" aria-labelledby={`${ID}-${first}-group`}>
      <p className="small soft" id={`${ID}-${first}-group`}>
        {name}
      </p>
      {hits.map((hit, index) => (
        <div
          key={hit.to}
          id={`${ID}-${first + index}`}
          role="option"
          aria-selected={first + index === current}
          onClick={() => go(hit)}
        >
          {hit.label} {hit.more ? <span className="soft">{hit.more}</span> : null}
        </div>
      ))}
    </div>
  );
}
