import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { languageIn } from "../use-addressed-language.ts";
import { useShownPath } from "./hash-links.ts";

/** As long as Remix waits before it asks for what a link leads to, ms. */
const REST_MS = 100;

/** Follows each `Link` without loading the page, and asks for its data before, where the link wishes that. */
export function FollowLinks() {
  const navigate = useNavigate();
  useShownPath();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event) || !opensHere(link)) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      void navigate(pathname + search + hash, {
        replace: link.href === location.href,
        preventScrollReset: "keepScroll" in link.dataset,
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  const wanted = usePageWanted();
  return wanted ? <PrefetchPageLinks page={wanted} /> : null;
}

function usePageWanted(): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (link?.dataset.prefetch) timer = setTimeout(() => setPage(link.pathname + link.search), REST_MS);
    };
    const starts = ["mouseover", "focusin", "touchstart"] as const;
    for (const start of starts) document.addEventListener(start, rest, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const start of starts) document.removeEventListener(start, rest);
    };
  }, []);
  return page;
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-discover]") : null;
}

/** Not one that asks the browser for a new tab, a window or a download. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/** Not a link out of a page with `?lang=`: the texts in the browser are of that language alone. */
function opensHere({ target, origin, search }: HTMLAnchorElement): boolean {
  const addressed = languageIn(location.search);
  if (addressed !== null && languageIn(search) !== addressed) return false;
  return (!target || target === "_self") && origin === location.origin;
}
