import { type ComponentChildren, createElement, hydrate, options } from "preact";
import { useEffect } from "preact/hooks";
import { hydrationEnded } from "./react.ts";

// As in React, effects have run before the next key or click comes: until then listeners would act on an older page.
options.requestAnimationFrame = queueMicrotask;

/** Stands for the document, which Preact cannot draw into: an element whose only child is <html>. */
const root = {
  nodeType: Node.ELEMENT_NODE,
  namespaceURI: "http://www.w3.org/1999/xhtml",
  childNodes: [document.documentElement],
  firstChild: document.documentElement,
  contains: (node: Node) => document.contains(node),
  insertBefore: (html: Node) => {
    document.documentElement?.remove();
    return document.appendChild(html);
  },
};

export function hydrateRoot(_document: Document, page: ComponentChildren): void {
  hydrate(createElement(Page, null, page), root as unknown as Element);
  hydrationEnded();
}

/** Its effect is the last of all: the page says that each part of it listens to what people do. */
function Page({ children }: { children?: ComponentChildren }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
}
