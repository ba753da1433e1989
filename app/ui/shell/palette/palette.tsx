import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { HeldKeys } from "./held-keys.ts";
import type { Hit, HitGroup } from "./hits.ts";
import { useHits } from "./use-hits.ts";

const ID = "palette";

interface PaletteProps {
  onClose: () => void;
  typedSoFar: () => HeldKeys;
}

/** One field that leads to any page or record, and to what can be done with it. */
export function Palette({ onClose, typedSoFar }: PaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState("");
  /** Enter was pressed while there was nothing to see: it counts once the answer is there. */
  const isEntered = useRef(false);
  const { groups, isSettled } = useHits(text);
  const hits = groups.flatMap((group) => group.hits);
  const current =
    hits.length > 0
      ? Math.max(
          0,
          hits.findIndex(({ to }) => to === active),
        )
      : -1;
  const seen = hits[current]?.to ?? "";
  // What comes later moves in around it: the one that was seen stays chosen.
  if (seen !== active) setActive(seen);
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef(typedSoFar);
  useEffect(() => {
    dialog.current?.showModal();
    const { text, isEntered: isSent } = typed.current();
    if (field.current) field.current.value = text;
    setText(text);
    isEntered.current = isSent && text.trim() !== "";
  }, []);
  useEffect(() => {
    document.getElementById(`${ID}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    dialog.current?.close();
    void navigate(hit.to);
  };
  useEffect(() => {
    if (!isEntered.current || !isSettled || !text) return;
    isEntered.current = false;
    go(hits[current]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive(hits[(current + step + hits.length) % hits.length]?.to ?? "");
    else if (event.key === "Enter" && !hits[current]) isEntered.current = !isSettled;
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
          setActive("");
          isEntered.current = false;
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${ID}-list`} role="listbox" aria-label={t("common:palette.hits")} tabIndex={-1}>
        {groups.map((group) => (
          <Group
            key={group.name}
            {...group}
            first={hits.findIndex((hit) => hit === group.hits[0])}
            current={current}
            go={go}
          />
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
