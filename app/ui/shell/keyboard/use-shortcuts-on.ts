import { useSyncExternalStore } from "react";

const KEY = "shortcuts";
const CHANGED = "shortcuts-changed";

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(follow, areShortcutsOn, () => true);
}

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function setShortcutsOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // A browser that keeps nothing for us leaves them on.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function follow(changed: () => void): () => void {
  const events = [CHANGED, "storage"];
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}
