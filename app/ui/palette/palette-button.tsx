import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

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
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="palette-button needs-scripts"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">{t("common:palette.open")} </span>
        <kbd>{isHydrated && isApple() ? "⌘ K" : "Ctrl K"}</kbd>
        <span className="visually-hidden"> {t("common:palette.open")}</span>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
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
