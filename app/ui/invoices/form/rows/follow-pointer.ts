import type { PointerEvent as ReactPointerEvent, RefObject } from "react";

/**
 * Calls `onOver` with the place of the entry under the pointer while it is held down. Listens on the window, because
 * moving an element in the page ends its pointer capture.
 */
export function followPointer(
  start: ReactPointerEvent,
  list: RefObject<HTMLElement>,
  onOver: (place: number) => void,
): void {
  if (start.button !== 0) return;
  const move = (event: PointerEvent) => {
    const entries = [...(list.current?.children ?? [])];
    const place = entries.findIndex((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return event.clientY >= top && event.clientY <= bottom;
    });
    if (place >= 0) onOver(place);
  };
  const end = () => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
}
