export interface HeldKeys {
  text: string;
  /** Whether Enter was the last of them. */
  isEntered: boolean;
}

/**
 * Until the field is there, what is typed for it is held, and reaches nothing else.
 * @returns ends that, and says what was typed
 */
export function holdKeys(onEscape: () => void): () => HeldKeys {
  let text = "";
  let isEntered = false;
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === "Escape") onEscape();
    else if (key === "Backspace") text = [...text].slice(0, -1).join("");
    else if ([...key].length === 1) text += key;
    else if (key !== "Enter") return;
    isEntered = key === "Enter";
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", hold, { capture: true });
  return () => {
    window.removeEventListener("keydown", hold, { capture: true });
    return { text, isEntered };
  };
}
