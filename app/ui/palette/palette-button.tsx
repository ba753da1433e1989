import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { holdKeys } from "./held-keys.ts";

/** The palette and its texts come when it is first opened. */
const Palette = lazy(async () => {
  const [{ Palette }, { namespacesLoaded }] = await Promise.all([
    import("./palette.tsx"),
    import("#app/ui/i18n.client.ts"),
  ]);
  await namespacesLoaded();
  return { default: Palette };
});

/** Ctrl+K or ⌘K anywhere; only with scripts. */
export function PaletteButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const release = useRef<() => string>(() => "");
  const close = useCallback(() => {
    release.current();
    setOpen(false);
  }, []);
  const open = useCallback(() => {
    if (isOpen) return;
    release.current = holdKeys(close);
    setOpen(true);
  }, [isOpen, close]);
  useEffect(() => close, [close]);
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
      {isOpen ? (
        <Suspense fallback={null}>
          <Palette onClose={close} typedSoFar={() => release.current()} />
        </Suspense>
      ) : null}
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
