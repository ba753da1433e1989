import {
  matchPath,
  PrefetchPageLinks,
  UNSAFE_RemixContext as RemixContext,
  type UNSAFE_RouteManifest as RouteManifest,
  useNavigate,
} from "@remix-run/react";
import { useContext, useEffect, useState } from "react";
import { languageIn } from "#app/ui/runtime/use-addressed-language.ts";
import { useShownPath } from "./hash-links.ts";

/** As long as Remix waits before it asks for what a link leads to, ms. */
const REST_MS = 100;

interface Route {
  path?: string | undefined;
  parentId?: string | undefined;
}

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
  const routes = useContext(RemixContext)?.manifest.routes ?? {};
  const wanted = usePageWanted();
  return wanted && isDiscovered(wanted, routes) ? <PrefetchPageLinks page={wanted} /> : null;
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

/** Remix warns where it is to prefetch a page whose route the browser has not heard of yet. */
function isDiscovered(page: string, routes: RouteManifest<Route>): boolean {
  const { pathname } = new URL(page, location.origin);
  return Object.values(routes).some((route) => matchPath(patternOf(route, routes), pathname));
}

function patternOf({ path = "", parentId }: Route, routes: RouteManifest<Route>): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent ? `${patternOf(parent, routes)}/${path}` : path;
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
