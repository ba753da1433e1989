import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useHydrated } from "#app/ui/runtime/use-hydrated.ts";
import { type HeldKeys, holdKeys } from "./held-keys.ts";

/** The palette comes when it is first opened. */
const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));

export function PaletteButton() {
  const { t } = useTranslation();
  /** Which opening is shown; 0 for none. One may begin while the one before still closes. */
  const [shown, setShown] = useState(0);
  const latest = useRef(0);
  const held = useRef<(() => HeldKeys) | null>(null);
  const isHydrated = useHydrated();
  const release = useCallback(() => {
    const typed = held.current?.() ?? NONE;
    held.current = null;
    return typed;
  }, []);
  const close = useCallback(
    (opening: number) => {
      if (opening === latest.current) release();
      setShown((now) => (now === opening ? 0 : now));
    },
    [release],
  );
  const open = useCallback(() => {
    if (held.current) return;
    const opening = ++latest.current;
    held.current = holdKeys(() => close(opening));
    setShown(opening);
  }, [close]);
  useEffect(() => () => void release(), [release]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);
  return (
    <>
      <button
        type="button"
        className="palette-button needs-scripts"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <span className="visually-hidden">{t("common:palette.open")} </span>
        <kbd>{isHydrated && isApple() ? "⌘ K" : "Ctrl K"}</kbd>
        <span className="visually-hidden"> {t("common:palette.open")}</span>
      </button>
      {shown > 0 ? (
        <Suspense fallback={null}>
          <Palette key={shown} onClose={() => close(shown)} typedSoFar={release} />
        </Suspense>
      ) : null}
    </>
  );
}

const NONE: HeldKeys = { text: "", isEntered: false };

function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
