import { useEffect } from "react";
import type { Locale } from "#app/platform/i18n/locale.ts";

const WORKER = "/service-worker.js";

/** For people who are signed in, once the page has loaded; without it only the page for lost connections is missing. */
export function useServiceWorker(isSignedIn: boolean, locale: Locale): void {
  useEffect(() => {
    if (!isSignedIn || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const register = () => void registerWorker(locale).catch(() => undefined);
    if (document.readyState === "complete") return register();
    window.addEventListener("load", register, { once: true });
    return () => window.removeEventListener("load", register);
  }, [isSignedIn, locale]);
}

/** The worker reads the language where it keeps its pages (public/service-worker.js). */
async function registerWorker(locale: Locale): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const cache = await caches.open("rappen-offline-1");
  await cache.put("/offline/language", new Response(locale));
}
