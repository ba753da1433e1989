import { type ComponentChildren, createElement, hydrate, options } from "preact";
import { useEffect } from "preact/hooks";
import { hydrationEnded } from "./react.ts";

// In React effects have run before the next key or click comes: until then listeners would act on an older page.
options.requestAnimationFrame = queueMicrotask;

export function hydrateRoot(element: Element, page: ComponentChildren): void {
  hydrate(createElement(Page, null, page), element);
  hydrationEnded();
}

/** A page whose effect is the last of all: it says that each part of it listens to what people do. */
function Page({ children }: { children?: ComponentChildren }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
}
